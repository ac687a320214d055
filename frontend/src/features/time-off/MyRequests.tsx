import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { useTimeOffListInfiniteQuery } from './api';
import { Balances } from './Balances';
import { RequestItem } from './RequestItem';
import { RequestList } from './RequestList';
import { statusFilter } from './status-filter';
import { StatusFilter } from './StatusFilter';
import { listTexts } from './texts';

/** One's balances, and everything one asked for. */
export function MyRequests({ emptyAction }: { emptyAction: React.ReactNode }): React.JSX.Element {
  const [{ status }, setFilter] = useAddressFilter(statusFilter);
  const list = pagedList(useTimeOffListInfiniteQuery(status ? { status } : {}));
  return (
    <div className="in-order">
      <Balances />
      <Card
        title={listTexts.own.title}
        action={<StatusFilter status={status} onChange={(chosen) => setFilter({ status: chosen })} />}
      >
        <RequestList
          list={list}
          texts={listTexts.own}
          isFiltered={status !== undefined}
          onShowAll={() => setFilter({ status: undefined })}
          emptyAction={emptyAction}
          render={(request) => <RequestItem key={request.id} request={request} />}
        />
      </Card>
    </div>
  );
}
