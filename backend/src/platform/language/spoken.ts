import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@annals/contracts/kernel/language';
import { addMessages, showTextsAs, type Shown } from '@annals/contracts/kernel/text';
import de from './de.json';
import en from './en.json';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

const spoken = new AsyncLocalStorage<Shown>();
const ENGLISH: Shown = { language: 'en', locale: LOCALES.en };

addMessages('en', en);
addMessages('de', de);
showTextsAs(() => spoken.getStore() ?? ENGLISH);

/** Does something for a reader of this language: every text in it, and in what it waits for, is in that language. Outside of it they are English. */
export function inLanguage<T>(language: Language, act: () => T): T {
  return spoken.run({ language, locale: LOCALES[language] }, act);
}
