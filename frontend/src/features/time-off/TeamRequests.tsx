import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { useTimeOffTeamInfiniteQuery } from './api';
import { RequestItem } from './RequestItem';
import { RequestList } from './RequestList';
import { StatusFilter } from './StatusFilter';
import { listTexts } from './texts';

/** What the people who report to the reader asked for. */
export function TeamRequests(): React.JSX.Element {
  const [status, setStatus] = useState<TimeOffStatus>();
  const list = pagedList(useTimeOffTeamInfiniteQuery(status ? { status } : {}));
  return (
    <Card title={listTexts.team.title} action={<StatusFilter status={status} onChange={setStatus} />}>
      <RequestList
        list={list}
        texts={listTexts.team}
        isFiltered={status !== undefined}
        onShowAll={() => setStatus(undefined)}
        render={(request) => (
          <RequestItem key={request.id} request={request} employeeName={request.employeeName} />
        )}
      />
    </Card>
  );
}
