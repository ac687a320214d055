import {
  decimal,
  isTokens,
  keyOf,
  t,
  textsShownAs,
  type CompiledMessage,
} from '@annals/contracts/kernel/text';
import en from './en.json';

const COMPILED: Readonly<Record<string, CompiledMessage>> = en;

/** What a group of a pattern says: the value of a name, or, where the words alone tell it, which. */
interface Group {
  readonly name: string;
  readonly value?: string | number;
}

interface Pattern {
  readonly source: string;
  readonly expression: RegExp;
  readonly groups: readonly Group[];
  /** Letters that are the same in every such sentence. */
  readonly literal: number;
}

/**
 * Tells sentences that were stored in English in the language of the reader. A stored sentence says nothing of how it was made, and old ones are as they are
 * for ever: it is found among the texts that it may have been made from, and what was put in is taken out of it again.
 * @param sources the English ICU texts
 * @returns what gives a stored sentence to the reader; one that was made from none of them comes back as it is
 */
export function retelling(sources: readonly string[]): (stored: string) => string {
  let patterns: readonly Pattern[] | undefined;
  return (stored) => {
    if (textsShownAs().language === 'en') return stored;
    // The more of a sentence is given, the surer it is that one.
    patterns ??= sources.map(patternOf).sort((one, other) => other.literal - one.literal);
    for (const { source, expression, groups } of patterns) {
      const found = expression.exec(stored);
      if (found) return t(source, valuesIn(groups, found.slice(1)));
    }
    return stored;
  };
}

function patternOf(source: string): Pattern {
  const groups: Group[] = [];
  const expression = expressionOf(COMPILED[keyOf(source)] ?? source, groups);
  return {
    source,
    expression: new RegExp(`^${expression}$`, 's'),
    groups,
    literal: source.replaceAll(/\{[^}]*\}/g, '').length,
  };
}

/** @param counted the name that `#` stands for */
function expressionOf(message: CompiledMessage, groups: Group[], counted = ''): string {
  if (typeof message === 'string') {
    if (message === '#') return group(groups, { name: counted }, String.raw`[\d,]+`);
    // Every second part is a name.
    return message
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : group(groups, { name: part }, '.+?')))
      .join('');
  }
  if (!isTokens(message)) return '';
  return message
    .map((token) => (isTokens(token) ? choice(token, groups) : expressionOf(token, groups, counted)))
    .join('');
}

function choice([name, kind, options]: readonly CompiledMessage[], groups: Group[]): string {
  if (typeof name !== 'string') return '';
  if (typeof options !== 'object' || isTokens(options)) return group(groups, { name }, '.+?');
  const alternatives = Object.entries(options).map(([key, words]: [string, CompiledMessage]) => {
    const counts = isTokens(words) && words.includes('#');
    // An empty group is there when its alternative is.
    const which = counts
      ? ''
      : group(groups, { name, value: kind === 'plural' ? (COUNTS[key] ?? 2) : key }, '');
    return which + expressionOf(words, groups, name);
  });
  return `(?:${alternatives.join('|')})`;
}

/** A number for which a plural of English has these words. */
const COUNTS: Readonly<Record<string, number>> = { one: 1, other: 2 };

function group(groups: Group[], one: Group, expression: string): string {
  groups.push(one);
  return `(${expression})`;
}

function valuesIn(
  groups: readonly Group[],
  found: readonly (string | undefined)[],
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    groups.flatMap(({ name, value }, index) => {
      const text = found[index];
      return text === undefined ? [] : [[name, value ?? shownValue(text)]];
    }),
  );
}

/** Figures and days as the reader's locale has them. A whole number that is counted decides on a plural; a year stays as it is. */
function shownValue(text: string): string | number {
  const { locale } = textsShownAs();
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));
  if (/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text) && !Number.isNaN(Date.parse(`${text} UTC`)))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${text} UTC`),
    );
  const [, places] = /^-?\d+\.(\d+)$/.exec(text) ?? [];
  if (places !== undefined) return decimal(Number(text), places.length);
  return /^[\d,]{1,3}$|,/.test(text) && !Number.isNaN(Number(text.replaceAll(',', '')))
    ? Number(text.replaceAll(',', ''))
    : text;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
