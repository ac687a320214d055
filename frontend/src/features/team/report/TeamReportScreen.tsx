import { addressOf } from '@annals/contracts/addresses';
import { PeopleIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import { usePageParent } from '../../../ui/page-title';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadMore } from '../../../ui/LoadMore';
import { ScreenHead } from '../../../ui/ScreenHead';
import { useAddressFilter } from '../../../ui/useAddressFilter';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { TrendsChart } from '../../overview/TrendsChart';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { useTeamReportInfiniteQuery } from '../api';
import type { ReportQuery } from './download-report';
import { ReportActions } from './ReportActions';
import { reportFilter, ReportFilters, type ReportFilter } from './ReportFilters';
import { ReportTable } from './ReportTable';
import { reportTexts } from './texts';
import './team-report.css';

/** Filters, the team's figures over time, and a row for each person; made to be printed too. */
export default function TeamReportScreen(): React.JSX.Element {
  usePageParent(reportTexts.back, addressOf('team'));
  const [filter, setFilter] = useAddressFilter(reportFilter);
  const asked = useDebouncedValue(queryOf(filter));
  const { items, error, retry, ...more } = pagedList(useTeamReportInfiniteQuery(asked));
  return (
    <div className="team-report">
      <ScreenHead sentence={reportTexts.subtitle} action={<ReportActions query={asked} />} />
      <ReportFilters filter={filter} onChange={setFilter} />
      <div className="screen-grid">
        <Card title={reportTexts.trendsTitle}>
          <TrendsChart months={filter.months} />
          <p className="team-report__note">{reportTexts.wellbeingNote}</p>
        </Card>
        <Card title={reportTexts.title}>
          {!items && error ? (
            <ErrorState title={reportTexts.failed} error={error} onRetry={retry} />
          ) : !items ? (
            <SkeletonRows label={reportTexts.loading} rows={8} />
          ) : items.length === 0 ? (
            <EmptyState
              icon={<PeopleIcon size={20} />}
              title={reportTexts.empty}
              sentence={reportTexts.emptySentence}
            />
          ) : (
            <ReportTable rows={items} />
          )}
          <LoadMore {...more} />
        </Card>
      </div>
    </div>
  );
}

/** The filters as the route takes them. */
function queryOf({ months, department, search }: ReportFilter): ReportQuery {
  const words = search.trim();
  return { months, ...(department !== '' && { department }), ...(words !== '' && { search: words }) };
}
