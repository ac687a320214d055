import { alarmReason } from '@annals/contracts/features/audit/seal-routes';
import type { LogAlarmView } from '@annals/contracts/features/audit/seal-views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { QueryList } from '../../../ui/QueryList';
import { Status } from '../../../ui/Status';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useSealAcknowledgeAlarmMutation, useSealListAlarmsInfiniteQuery } from '../../seal/api';
import { alarmTexts as texts } from './seal-texts';
import { Told, When } from '../../../ui/When';

/** What verifications found wrong with the log: loud until somebody has taken note, and there for good. */
export function LogAlarms({ open }: { open: number }): React.JSX.Element {
  const list = pagedList(useSealListAlarmsInfiniteQuery());
  const [asked, setAsked] = useState<LogAlarmView | null>(null);
  return (
    <Card title={texts.title}>
      <p
        className={open > 0 ? 'log-alarms__words log-alarms__words--open' : 'log-alarms__words'}
        role="status"
      >
        {open > 0 ? texts.openSentence(open) : texts.quietSentence}
      </p>
      <QueryList list={list} texts={texts} rows={2} empty={null}>
        {(alarms) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {alarms.map((alarm) => (
              <Alarm key={alarm.id} alarm={alarm} onAcknowledge={() => setAsked(alarm)} />
            ))}
          </DataTable>
        )}
      </QueryList>
      {asked && <AcknowledgeDialog alarm={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface AlarmProps {
  readonly alarm: LogAlarmView;
  readonly onAcknowledge: () => void;
}

function Alarm({ alarm, onAcknowledge }: AlarmProps): React.JSX.Element {
  const { position, until, sentence, foundAt, acknowledgedAt, acknowledgedByName, reason } = alarm;
  return (
    <tr className={acknowledgedAt === null ? undefined : 'log-alarms__quiet'}>
      <th scope="row" className="data-table__code">
        {until === null || until === position ? position : texts.range(position, until)}
      </th>
      <td className="operations-seal__words">
        {sentence}
        <span className="operations-seal__help">
          <When at={foundAt} />
        </span>
      </td>
      <td className="operations-seal__words">
        {acknowledgedAt === null ? (
          <span className="log-alarms__state">
            <Status tone="red">{texts.open}</Status>
            <Button
              text={texts.acknowledge}
              aria-label={texts.acknowledgeNamed(position)}
              onClick={onAcknowledge}
            />
          </span>
        ) : (
          <>
            {reason}
            <span className="operations-seal__help">
              <Told at={acknowledgedAt}>
                {(when) => texts.acknowledgedBy(acknowledgedByName ?? texts.somebody, when)}
              </Told>
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

interface AcknowledgeDialogProps {
  readonly alarm: LogAlarmView;
  readonly onClose: () => void;
}

function AcknowledgeDialog({ alarm, onClose }: AcknowledgeDialogProps): React.JSX.Element {
  const [acknowledge] = useSealAcknowledgeAlarmMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: texts.actionFailed, done: texts.done });
  return (
    <WordsDialog
      texts={{ ...texts.dialog, sentence: texts.dialogSentence(alarm.sentence) }}
      rule={alarmReason}
      isOpen
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) =>
        void attempt(() => acknowledge({ alarmId: alarm.id, reason }).unwrap()).then(
          (answer) => answer && onClose(),
        )
      }
      onRefuse={onClose}
    />
  );
}
