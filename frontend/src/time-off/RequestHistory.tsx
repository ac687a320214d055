import type { TimeOffRequestId } from '@annals/contracts/kernel/ids';
import { useState } from 'react';
import { HistoryCard } from '../history/HistoryCard';
import { useTimeOffHistoryQuery } from './api';
import { listTexts } from './texts';

/** What happened to a request, asked for when it is unfolded. */
export function RequestHistory({ requestId }: { requestId: TimeOffRequestId }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="time-off-request__history"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{listTexts.history}</summary>
      {isOpen && <History requestId={requestId} />}
    </details>
  );
}

function History({ requestId }: { requestId: TimeOffRequestId }): React.JSX.Element {
  return <HistoryCard history={useTimeOffHistoryQuery({ requestId })} />;
}
