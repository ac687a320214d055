import type { TeamReportRow } from '@annals/contracts/features/team/views';
import { fullName } from '../../../session/current-user';
import { csvOf } from '../../../ui/csv';
import { reportTexts } from './texts';

/** The report as comma-separated values with a header. */
export function reportCsv(rows: readonly TeamReportRow[]): string {
  return csvOf(
    Object.values(reportTexts.columns),
    rows.map((row) => [
      fullName(row),
      row.position,
      row.department,
      row.meetingsCompleted,
      row.reviewsCompleted,
      row.averageRating,
      row.goalsReached,
      row.achievements,
      row.painPointsReported,
    ]),
  );
}
