import { storableText, storableValue } from '@annals/contracts/kernel/storable-text';
import type { KeyedRow, Projection } from './projection';
import { orUnwritable } from './row-refused';

/**
 * The form in which PostgreSQL can hold rows. Nothing that cannot be stored comes into the log any more, but logs of before hold it: in
 * texts and JSON, U+FFFD represents it; of dates, the nearest one takes its place. Every row passes here on its way into a table.
 */
export function storableRows(projection: Projection, rows: readonly KeyedRow[]): readonly KeyedRow[] {
  const days = Object.entries(projection.columns)
    .filter(([, type]) => /^(date|timestamptz)\??$/.test(type))
    .map(([name]) => name);
  return rows.map((row) => storableRow(row, days));
}

/** Rows as a parameter of `json_to_recordset`. @throws RowRefused when a row is nothing that JSON can say */
export function rowsAsJson(projection: Projection, rows: readonly KeyedRow[]): string {
  return orUnwritable(() => JSON.stringify(storableRows(projection, rows)));
}

/** A key as it is in the table. */
export const storableKey = storableText;

function storableRow(row: KeyedRow, days: readonly string[]): KeyedRow {
  const fields = new Map<string, unknown>(Object.entries(row));
  let isOther = false;
  for (const [name, value] of fields) {
    const storable = days.includes(name) ? storableDay(value) : storableValue(value);
    if (storable === value) continue;
    fields.set(name, storable);
    isOther = true;
  }
  return isOther ? { ...row, ...Object.fromEntries(fields) } : row;
}

/** ISO dates and instants of years that are not written with four digits, or of the year 0, which PostgreSQL does not know. */
function storableDay(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.startsWith('+')) return value.includes('T') ? '9999-12-31T23:59:59.999Z' : '9999-12-31';
  if (value.startsWith('-') || value.startsWith('0000'))
    return value.includes('T') ? '0001-01-01T00:00:00.000Z' : '0001-01-01';
  return value;
}
