import { dateOutside, YEARS_OF_ROWS } from '@annals/contracts/kernel/dates-in';
import { unstorableText } from '@annals/contracts/kernel/storable-text';
import type { z } from 'zod';

/** What a list is asked for: at most `limit` rows behind the cursor. */
export interface PageRequest {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of a list, and the cursor of the next one; null when this was the last. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** The cursor in a request was not made by this list. */
export class BrokenCursor extends Error {
  override readonly name = 'BrokenCursor';
  constructor() {
    super('This page link is broken. Start again from the first page.');
  }
}

/** Reads a cursor: the sort key of the last row seen, as base64url JSON, of texts and dates that a row can have. @throws BrokenCursor */
export function readCursor<Key extends z.ZodType>(
  after: string | undefined,
  key: Key,
): z.infer<Key> | undefined {
  if (after === undefined) return undefined;
  const parsed = key.safeParse(jsonIn(after));
  if (!parsed.success || unstorableText(parsed.data) || dateOutside(key, parsed.data, YEARS_OF_ROWS))
    throw new BrokenCursor();
  return parsed.data;
}

function jsonIn(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw new BrokenCursor();
  }
}

/**
 * Cuts a page out of `limit + 1` rows: the one too many tells that there is a next page.
 * @param keyOf the sort key of a row, as `readCursor` gives it back
 */
export function cutPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => unknown): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown, next: more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null };
}
