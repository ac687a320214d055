/** The languages that texts are written in. English is the one of the sources; the others are in `messages/<language>`. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether something, such as what a browser remembers, is the name of a language. */
export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((one) => one === name);
}

/** Each in its own words: who cannot read the others finds it all the same. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The languages that people are offered. One whose texts are not all translated is left out, and shown only to those whose profile or browser remembers it. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en', 'de'];

/**
 * The first offered language among those that somebody reads.
 * @param wanted the best first, as `navigator.languages` and `Accept-Language` have them: `de-AT`
 */
export function bestLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language {
  const [first = 'en'] = wanted.flatMap((tag) => offered.filter((one) => isOfLanguage(tag, one)));
  return first;
}

/** Whether a tag such as `de-AT` is one of a language. */
export function isOfLanguage(tag: string, one: Language): boolean {
  return tag.toLowerCase().split('-')[0] === one;
}
