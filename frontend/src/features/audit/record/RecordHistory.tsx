import type { AuditRecord } from '@annals/contracts/features/audit/views';
import { Card } from '../../../ui/Card';
import { HistoryEntries } from '../../../ui/history/HistoryEntries';
import { HistoryList } from '../../../ui/history/HistoryList';
import { useAuditRecordHistoryInfiniteQuery } from '../api';
import { OpenButton } from '../opening/OpenButton';
import { OpenedNote } from '../opening/OpenedNote';
import { useOpening } from '../opening/useOpening';
import { openTexts } from '../texts';
import { texts } from './texts';

/** What happened to a record, in plain sentences; in full words once it has been opened with a reason. */
export function RecordHistory({ record }: { record: AuditRecord }): React.JSX.Element {
  const history = useAuditRecordHistoryInfiniteQuery({ stream: record.stream });
  const opening = useOpening();
  const opened =
    opening.opened?.stream === record.stream && opening.opened.history.length > 0
      ? opening.opened.history
      : undefined;
  return (
    <Card
      title={texts.history}
      action={
        record.hasSensitive &&
        !opened && (
          <OpenButton
            label={openTexts.openRecord}
            target={{ record: record.stream }}
            onOpened={opening.show}
          />
        )
      }
    >
      <OpenedNote opening={opening} isShown={opened !== undefined} />
      {opened ? <HistoryEntries entries={opened} /> : <HistoryList history={history} />}
    </Card>
  );
}
