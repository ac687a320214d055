import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryCard } from '../../ui/history/HistoryCard';
import { useTimeOffHistoryInfiniteQuery } from './api';
import { listTexts } from './texts';

/** The address `?history=<id>` unfolds that of one request. */
const HISTORY_PARAMETER = 'history';

/** What happened to a request, asked for when it is unfolded. */
export function RequestHistory({ requestId }: { requestId: TimeOffRequestId }): React.JSX.Element {
  const [address] = useSearchParams();
  const isAskedFor = address.get(HISTORY_PARAMETER) === requestId;
  const [isOpen, setIsOpen] = useState(isAskedFor);
  return (
    <details
      className="time-off-request__history"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{listTexts.history}</summary>
      {isOpen && <History requestId={requestId} />}
    </details>
  );
}

function History({ requestId }: { requestId: TimeOffRequestId }): React.JSX.Element {
  return <HistoryCard history={useTimeOffHistoryInfiniteQuery({ requestId })} />;
}
