import { teamRoutes } from '@annals/contracts/features/team/routes';
import type { ApiError } from '../../../api/api-error';
import { readEveryPage } from '../../../api/read-every-page';
import { download } from '../../../ui/download';
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
  download(reportTexts.fileName(query.months), reportCsv(pages.flat()));
  return undefined;
}
