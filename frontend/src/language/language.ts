import {
  bestLanguage,
  isLanguage,
  isOfLanguage,
  LANGUAGES,
  OFFERED_LANGUAGES,
  type Language,
} from '@annals/contracts/kernel/language';
import {
  addMessages,
  showTextsAs,
  textsShownAs,
  type Messages,
  type Shown,
} from '@annals/contracts/kernel/text';
import english from './en.public.json';

/** What a catalogue is for: the pages without a session, what the application and its first screen have besides, and everything else. */
const PARTS = ['public', 'start', 'app'] as const;
type Part = (typeof PARTS)[number];

const STORED_AS = 'annals.language';

/** What each language loads before its texts are read. English comes with the code, but for its plurals. */
const CATALOGUES: Partial<
  Record<Language, Readonly<Record<Part, () => Promise<{ readonly default: Messages }>>>>
> = {
  de: {
    public: () => import('./de.public.json'),
    start: () => import('./de.start.json'),
    app: () => import('./de.app.json'),
  },
};

let ofPage: Shown | undefined;

/** The language of this page, from its first text to its last: the one last chosen in this browser, else the best that the browser names. */
function pageLanguage(): Shown {
  if (ofPage) return ofPage;
  const language = remembered() ?? bestLanguage(navigator.languages);
  const locale = navigator.languages.find((tag) => isOfLanguage(tag, language)) ?? language;
  ofPage = { language, locale };
  return ofPage;
}

const loading = new Map<Part, Promise<void>>();

/** Loads the texts of a part of the product, and of the parts before it, in the language of the page; to be awaited before one of them is shown. */
export async function speak(part: Part): Promise<void> {
  await Promise.all(PARTS.slice(0, PARTS.indexOf(part) + 1).map(loaded));
}

function loaded(part: Part): Promise<void> {
  // What could not be loaded is tried again when it is needed next.
  const coming =
    loading.get(part) ??
    load(part).catch((error: unknown) => {
      loading.delete(part);
      throw error;
    });
  loading.set(part, coming);
  return coming;
}

async function load(part: Part): Promise<void> {
  addMessages('en', english);
  const { language } = pageLanguage();
  showTextsAs(pageLanguage);
  document.documentElement.lang = language;
  const catalogue = CATALOGUES[language];
  if (catalogue) addMessages(language, (await catalogue[part]()).default);
}

/**
 * Shows everything in the language of the person's profile from now on. What has been shown is in the language of the page, so another one loads the page again.
 * @param language null: they chose none
 */
export function speakTheLanguageOf(language: Language | null | undefined): void {
  if (!language || language === textsShownAs().language) return;
  remember(language);
  // A browser that keeps nothing would load the page for ever.
  if (remembered() === language) window.location.reload();
}

/** The languages that can be chosen: those offered to all, and the one of this page. */
export function offeredLanguages(): readonly Language[] {
  return LANGUAGES.filter((one) => one === pageLanguage().language || OFFERED_LANGUAGES.includes(one));
}

function remembered(): Language | undefined {
  try {
    const name = localStorage.getItem(STORED_AS);
    return isLanguage(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // Then the language of the browser stays.
  }
}
