import { addressOf } from '@annals/contracts/addresses';
import { PeopleIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import { usePageParent } from '../../../ui/page-title';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { WholeGrid } from '../../../ui/grid/WholeGrid';
import { ScreenHead } from '../../../ui/ScreenHead';
import { useAddressFilter } from '../../../ui/useAddressFilter';
import { TrendsChart } from '../../overview/TrendsChart';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { useTeamReportInfiniteQuery } from '../api';
import type { ReportQuery } from './download-report';
import { ReportActions } from './ReportActions';
import { reportFilter, ReportFilters, type ReportFilter } from './ReportFilters';
import { reportColumns } from './report-columns';
import { reportTexts } from './texts';
import './team-report.css';

/** Filters, the team's figures over time, and a row for each person; made to be printed too. */
export default function TeamReportScreen(): React.JSX.Element {
  usePageParent(reportTexts.back, addressOf('team'));
  const [filter, setFilter] = useAddressFilter(reportFilter);
  const asked = useDebouncedValue(queryOf(filter));
  const list = pagedList(useTeamReportInfiniteQuery(asked));
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
          <WholeGrid
            name="team-report"
            label={reportTexts.title}
            columnsOf={reportColumns}
            list={list}
            texts={reportTexts}
            empty={
              <EmptyState
                icon={<PeopleIcon size={20} />}
                title={reportTexts.empty}
                sentence={reportTexts.emptySentence}
              />
            }
            isSearchable={false}
            isExportable={false}
          />
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
