import type { TeamReportRow } from '@annals/contracts/features/team/views';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { fullName } from '../../../session/current-user';
import { reportTexts } from './texts';

/**
 * The report as comma-separated values (RFC 4180) with a header. Text that a spreadsheet would run as a formula is escaped with an
 * apostrophe (OWASP, CSV injection); the byte order mark lets Excel read it as UTF-8.
 */
export function reportCsv(rows: readonly TeamReportRow[]): string {
  const records = rows.map((row) => [
    fullName(row),
    row.position,
    row.department,
    row.meetingsCompleted,
    row.reviewsCompleted,
    row.averageRating,
    row.goalsReached,
    row.achievements,
    row.painPointsReported,
  ]);
  return stringify([[...reportTexts.columns], ...records], { bom: true, escape_formulas: true });
}
