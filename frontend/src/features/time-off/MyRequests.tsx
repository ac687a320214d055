import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { useTimeOffListInfiniteQuery } from './api';
import { Balances } from './Balances';
import { RequestItem } from './RequestItem';
import { RequestList } from './RequestList';
import { StatusFilter } from './StatusFilter';
import { listTexts } from './texts';

/** One's balances, and everything one asked for. */
export function MyRequests({ emptyAction }: { emptyAction: React.ReactNode }): React.JSX.Element {
  const [status, setStatus] = useState<TimeOffStatus>();
  const list = pagedList(useTimeOffListInfiniteQuery(status ? { status } : {}));
  return (
    <div className="in-order">
      <Balances />
      <Card title={listTexts.own.title} action={<StatusFilter status={status} onChange={setStatus} />}>
        <RequestList
          list={list}
          texts={listTexts.own}
          isFiltered={status !== undefined}
          onShowAll={() => setStatus(undefined)}
          emptyAction={emptyAction}
          render={(request) => <RequestItem key={request.id} request={request} />}
        />
      </Card>
    </div>
  );
}
