import type { CommonFlags } from './command';

/** A column of a table: its heading, and what is in it for a row. */
export type TableColumns<Row> = Readonly<Record<string, (row: Row) => string | number | bigint | null>>;

/**
 * Answers a command: the value itself in JSON for programs (64-bit integers as strings), words for people.
 * @param words what people read; made only when they do
 */
export function answer(flags: CommonFlags, value: unknown, words: () => string): void {
  write(flags.json ? JSON.stringify(value, withoutBigInts, 2) : words());
}

/** One of many answers, as they come: a line of JSON each for programs. */
export function answerLine(flags: CommonFlags, value: unknown, words: () => string): void {
  write(flags.json ? JSON.stringify(value, withoutBigInts) : words());
}

/** Rows under headings, each column as wide as its widest value; numbers are aligned to the right. */
export function table<Row>(rows: readonly Row[], columns: TableColumns<Row>, empty = 'None.'): string {
  if (rows.length === 0) return empty;
  const headings = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((value) => value(row)));
  const widths = headings.map((heading, index) =>
    Math.max(heading.length, ...cells.map((line) => String(line[index] ?? '').length)),
  );
  const isNumeric = headings.map((_, index) => cells.every((line) => typeof line[index] !== 'string'));
  const pad = (text: string, index: number) =>
    isNumeric[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  return [headings, ...cells.map((line) => line.map((cell) => String(cell ?? '')))]
    .map((line) => line.map(pad).join('  ').trimEnd())
    .join('\n');
}

/** Facts one below the other, their names in front. */
export function facts(entries: Readonly<Record<string, string | number | bigint>>): string {
  const width = Math.max(...Object.keys(entries).map((name) => name.length));
  return Object.entries(entries)
    .map(([name, value]) => `${name.padEnd(width)}  ${String(value)}`)
    .join('\n');
}

/** `12,345`, the same on every machine. */
export function count(value: number | bigint | string): string {
  return BigInt(value).toLocaleString('en');
}

function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** What others wrote, such as a provider of itself, moves no cursor and hides nothing on a terminal. */
function write(text: string): void {
  process.stdout.write(`${text.replaceAll(/[^\P{Cc}\n]/gu, '\uFFFD')}\n`);
}
