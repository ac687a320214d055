import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { useTimeOffTeamInfiniteQuery } from './api';
import { RequestItem } from './RequestItem';
import { RequestList } from './RequestList';
import { statusFilter } from './status-filter';
import { StatusFilter } from './StatusFilter';
import { listTexts } from './texts';

/** What the people who report to the reader asked for. */
export function TeamRequests(): React.JSX.Element {
  const [{ status }, setFilter] = useAddressFilter(statusFilter);
  const list = pagedList(useTimeOffTeamInfiniteQuery(status ? { status } : {}));
  return (
    <Card
      title={listTexts.team.title}
      action={<StatusFilter status={status} onChange={(chosen) => setFilter({ status: chosen })} />}
    >
      <RequestList
        list={list}
        texts={listTexts.team}
        isFiltered={status !== undefined}
        onShowAll={() => setFilter({ status: undefined })}
        render={(request) => (
          <RequestItem key={request.id} request={request} employeeName={request.employeeName} />
        )}
      />
    </Card>
  );
}
