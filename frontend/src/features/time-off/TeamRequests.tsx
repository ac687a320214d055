import type { TeamTimeOffView } from '@annals/contracts/features/time-off/views';
import { periodLabel, TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { z } from 'zod';
import { pagedList } from '../../api/paged-list';
import { useBulk } from '../../ui/bulk/useBulk';
import { Card } from '../../ui/Card';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { useTimeOffChangeMutation, useTimeOffTeamInfiniteQuery } from './api';
import { RequestItem } from './RequestItem';
import { RequestList } from './RequestList';
import { statusFilter } from './status-filter';
import { StatusFilter } from './StatusFilter';
import { bulkTexts, listTexts } from './texts';

/** They may be left out, and are written to all of them. */
const words = { label: bulkTexts.words, rule: z.string().trim() };

/** What the people who report to the reader asked for. */
export function TeamRequests(): React.JSX.Element {
  const [{ status }, setFilter] = useAddressFilter(statusFilter);
  const list = pagedList(useTimeOffTeamInfiniteQuery(status ? { status } : {}));
  const [send] = useTimeOffChangeMutation();
  const decide = (decision: 'approved' | 'rejected') => (request: TeamTimeOffView, notes: string) =>
    send({
      requestId: request.id,
      status: decision,
      ...(notes !== '' && { managerNotes: notes }),
    }).unwrap();
  const bulk = useBulk({
    items: list.items,
    isOpen: ({ allowed }) => allowed.decide,
    nameOf: (request) =>
      `${request.employeeName}: ${TIME_OFF_TYPE_LABELS[request.type]}, ${periodLabel(request)}`,
    acts: [
      { ...bulkTexts.approve, words, send: decide('approved') },
      { ...bulkTexts.reject, words, isDestructive: true, send: decide('rejected') },
    ],
  });
  return (
    <Card
      title={listTexts.team.title}
      action={<StatusFilter status={status} onChange={(chosen) => setFilter({ status: chosen })} />}
    >
      {bulk.bar}
      <RequestList
        list={list}
        texts={listTexts.team}
        isFiltered={status !== undefined}
        onShowAll={() => setFilter({ status: undefined })}
        render={(request) => (
          <RequestItem
            key={request.id}
            request={request}
            employeeName={request.employeeName}
            box={bulk.boxOf(request)}
          />
        )}
      />
      {bulk.dialog}
    </Card>
  );
}
