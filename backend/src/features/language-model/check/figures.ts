import type { BriefingFigure } from '@annals/contracts/features/skip-level/briefing';
import { AMOUNTS, NUMBER_WORDS, UNITS } from './vocabulary';

/** A date, or a number with what divides it. */
const FIGURE = /\d{4}-\d{2}-\d{2}|\d+(?:[.,:]\d+)*/g;
/** The name of a kind of meeting, and no figure. */
const ONE_TO_ONE = /\b1:1s?\b/g;

/**
 * Whether a text has a figure that the evidence lacks: another number, a number as a word, an amount such as “half”, or a number that the
 * evidence has with another unit (“14 meetings” where it says “14 days”).
 */
export function inventsFigures(text: string, evidence: readonly BriefingFigure[]): boolean {
  if (AMOUNTS.test(text)) return true;
  const lines = evidence.map(({ label, value }) => plain(`${label}: ${value}`));
  const plainText = plain(text);
  for (const match of plainText.matchAll(FIGURE)) {
    const having = lines.filter((line) => figuresOf(line).includes(normal(match[0])));
    if (having.length === 0) return true;
    const unit = unitAfter(plainText.slice(match.index + match[0].length));
    if (unit !== undefined && !having.some((line) => unitsOf(line).has(unit))) return true;
  }
  return false;
}

/** Without the names of meetings, and with numbers as digits. */
function plain(text: string): string {
  return text
    .replace(ONE_TO_ONE, 'one-to-one meeting')
    .replace(/one-to-one/g, '')
    .replace(/[A-Za-z]+/g, (word) => NUMBER_WORDS[word.toLowerCase()] ?? word);
}

function figuresOf(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(normal);
}

/** `4.0` and `4` are one figure, and `1,200` is `1200`. */
function normal(figure: string): string {
  if (/^\d{4}-/.test(figure) || figure.includes(':')) return figure;
  const number = Number(figure.replace(/,(?=\d{3}\b)/g, ''));
  return Number.isNaN(number) ? figure : String(number);
}

/** The unit of a figure, as the first of the words after it. */
function unitAfter(rest: string): string | undefined {
  const next = /^\s*(%|[A-Za-z]+)/.exec(rest)?.[1]?.toLowerCase();
  return next === undefined ? undefined : UNITS.find((unit) => isOf(next, unit));
}

function unitsOf(line: string): Set<string> {
  const words = line.toLowerCase().match(/%|[a-z]+/g) ?? [];
  return new Set(UNITS.filter((unit) => words.some((word) => isOf(word, unit))));
}

function isOf(word: string, unit: string): boolean {
  return word === unit || word === `${unit}s`;
}
