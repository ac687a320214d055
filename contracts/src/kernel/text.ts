import type { Language } from './language';

/** How a text is shown: in which language, and with the numbers of which locale. */
export interface Shown {
  readonly language: Language;
  /** Such as `de-AT`. */
  readonly locale: string;
}

/** A compiled message: a text with `{name}`s, or the tokens of one with plurals and choices (those of Lingui's compiler). */
export type CompiledMessage = string | number | readonly CompiledMessage[] | MessageOptions;

/** What is said in each case of a plural or a choice. */
interface MessageOptions {
  readonly [option: string]: CompiledMessage;
}

/** Compiled messages by the key of their English text. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

/** The names in the braces of a message. */
type NamesIn<Source extends string> = Source extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** What a text needs. Of one with plurals or choices, whose options have braces too, the compiler knows only that it needs something. */
type ValuesFor<Source extends string> = string extends Source
  ? [values?: Values]
  : Source extends `${string}, plural,${string}` | `${string}, select,${string}`
    ? [values: Values]
    : [NamesIn<Source>] extends [never]
      ? []
      : [values: Readonly<Record<NamesIn<Source>, Value>>];

const ENGLISH: Shown = { language: 'en', locale: 'en-US' };

const catalogues: Partial<Record<Language, Messages>> = {};
let shown = (): Shown => ENGLISH;

/** Says in which language texts are from now on: a server asks for that of the request, a page for its own. @returns what held before */
export function showTextsAs(now: () => Shown): () => Shown {
  const before = shown;
  shown = now;
  return before;
}

/** In which language and with which locale texts are just now. */
export function textsShownAs(): Shown {
  return shown();
}

/** Adds compiled messages of a language. */
export function addMessages(language: Language, messages: Messages): void {
  catalogues[language] = { ...catalogues[language], ...messages };
}

/**
 * A text in the language of the reader. Its English is an ICU message and the name it is found by in the catalogues; `npm run messages` collects
 * those that are written here. What follows `||` tells the same English apart and is not shown: `Open||adjective`.
 * A text that no catalogue has, such as one somebody wrote, comes back as it is.
 * @param values of the names in braces; numbers are written as the locale has them
 */
export function t<const Source extends string>(source: Source, ...[values]: ValuesFor<Source>): string {
  const { language, locale } = shown();
  const compiled =
    language === 'en' && !HAS_OPTIONS.test(source) ? undefined : catalogues[language]?.[keyOf(source)];
  const found = compiled ?? withoutNote(source);
  return typeof found === 'string' && !values ? found : written(found, values ?? {}, locale);
}

/**
 * A table of texts, as `t` says them: an entry is in the language of the moment at which it is read. Functions and getters in it stay as they are, and call `t` themselves.
 */
export function translated<Texts extends object>(english: Texts): Texts {
  const entries: PropertyDescriptorMap = {};
  const own: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(english);
  for (const [name, entry] of Object.entries(own))
    entries[name] = entry.get ? entry : { enumerable: true, get: () => shownValue(entry.value) };
  return Object.defineProperties({ ...english }, entries);
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return t(value);
  if (Array.isArray(value)) return value.map(shownValue);
  return value !== null && typeof value === 'object' ? translated(value) : value;
}

/** Marks the English of a text that is declared once and shown in several languages: what shows it gives it to `t`. */
export function msg(source: string): string {
  return source;
}

/** A label as it stands within a sentence: English writes it small, German has its nouns as they are. */
export function withinSentence(label: string): string {
  return shown().language === 'en' ? label.toLowerCase() : label;
}

/** A figure with a fixed number of decimals, as the language of the texts writes it: `4.3`, `4,3`. */
export function decimal(figure: number, places = 1): string {
  return figure.toLocaleString(shown().locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  });
}

const HAS_OPTIONS = /\{\w+, (?:plural|select)/;

function withoutNote(source: string): string {
  const note = source.indexOf('||');
  return note < 0 ? source : source.slice(0, note);
}

/** The key of an English text in compiled messages: FNV-1a, in 32 bits. `npm run messages` finds two texts with the same one. */
export function keyOf(source: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < source.length; at += 1)
    hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

function written(message: CompiledMessage, values: Values, locale: string, count = 0): string {
  if (typeof message === 'string')
    return message === '#'
      ? count.toLocaleString(locale)
      : message.replace(/\{(\w+)\}/g, (braces, name: string) => valueOf(values[name] ?? braces, locale));
  return isTokens(message) ? message.map((token) => tokenText(token, values, locale, count)).join('') : '';
}

function tokenText(token: CompiledMessage, values: Values, locale: string, count: number): string {
  if (!isTokens(token)) return written(token, values, locale, count);
  const [name, kind, options] = token;
  const value = (typeof name === 'string' ? values[name] : undefined) ?? '';
  if (kind === undefined || typeof options !== 'object' || isTokens(options)) return valueOf(value, locale);
  if (kind === 'select') return written(options[value] ?? options['other'] ?? '', values, locale, count);
  const number = Number(value);
  const rules = new Intl.PluralRules(locale, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
  const chosen = options[number] ?? options[rules.select(number)] ?? options['other'] ?? '';
  return written(chosen, values, locale, number);
}

/** Whether a compiled message is one of tokens, and not a text as it is. */
export function isTokens(message: CompiledMessage | undefined): message is readonly CompiledMessage[] {
  return Array.isArray(message);
}

function valueOf(value: Value, locale: string): string {
  return typeof value === 'number' ? value.toLocaleString(locale) : value;
}
