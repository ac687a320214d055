import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * Rows as comma-separated values (RFC 4180). Text that a spreadsheet would run as a formula is escaped with an apostrophe (OWASP, CSV
 * injection); the byte order mark lets Excel read it as UTF-8.
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return stringify([[...columns], ...rows], { bom: true, escape_formulas: true });
}
