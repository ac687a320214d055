import { teamRoutes } from '@annals/contracts/features/team/routes';
import type { ApiError } from '../../../api/api-error';
import { readEveryPage } from '../../../api/read-every-page';
import type { Months } from '../../overview/RangeSelect';
import { reportTexts } from './texts';

/** What of the report is asked for. */
export interface ReportQuery {
  readonly months: Months;
  readonly department?: string;
  readonly search?: string;
}

/** Saves the whole report as a file of comma-separated values. @returns why it could not, if it could not */
export async function downloadReport(query: ReportQuery): Promise<ApiError | undefined> {
  const [{ data: pages, error }, { reportCsv }] = await Promise.all([
    readEveryPage(teamRoutes.report, { ...query, limit: 200 }),
    // The writer is only needed here.
    import('./report-csv'),
  ]);
  if (error) return error;
  const file = new Blob([reportCsv(pages.flat())], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = reportTexts.fileName(query.months);
  link.click();
  URL.revokeObjectURL(address);
  return undefined;
}
