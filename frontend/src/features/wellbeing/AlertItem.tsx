import { followUpNote } from '@annals/contracts/features/wellbeing/commands';
import type { ManagerAlertView } from '@annals/contracts/features/wellbeing/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Told } from '../../ui/When';
import { useAttempt } from '../../api/useAttempt';
import { Status } from '../../ui/Status';
import { WordsDialog } from '../../ui/WordsDialog';
import { HistoryList } from '../../ui/history/HistoryList';
import {
  useWellbeingAcknowledgeAlertMutation,
  useWellbeingAlertHistoryInfiniteQuery,
  useWellbeingFollowUpAlertMutation,
} from './api';
import { ALERT_TONES, alertTexts as texts, followUpTexts } from './pulse-texts';

/** One alert: what it says and rests on, and what its manager does about it. */
export function AlertItem({ alert }: { alert: ManagerAlertView }): React.JSX.Element {
  const [isWriting, setIsWriting] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [acknowledge] = useWellbeingAcknowledgeAlertMutation();
  const [followUp] = useWellbeingFollowUpAlertMutation();
  const acknowledging = useAttempt({ done: texts.acknowledged, failed: texts.acknowledgeFailed });
  const following = useAttempt(followUpTexts);
  const alertId = alert.id;
  const save = async (words: string) => {
    if (await following.attempt(() => followUp({ alertId, followUp: words }).unwrap())) setIsWriting(false);
  };
  return (
    <li className="alert">
      <div className="alert__head">
        <h3 className="alert__heading">{texts.headings[alert.kind]}</h3>
        <Status tone={ALERT_TONES[alert.status]}>{texts.statuses[alert.status]}</Status>
        <time className="alert__day" dateTime={alert.raisedAt}>
          <Told at={alert.raisedAt} precision="day">
            {(when) => texts.raised(when)}
          </Told>
        </time>
      </div>
      <p className="alert__words">{texts.figures(alert)}</p>
      <p className="alert__words">{texts.suggestions[alert.kind]}</p>
      {alert.followUp !== null && (
        <p className="alert__follow-up">
          <strong>{texts.followUpTitle}</strong>
          {alert.followUp}
        </p>
      )}
      <details className="pulse__method">
        <summary>{texts.how}</summary>
        <p>{texts.method}</p>
      </details>
      <details
        className="pulse__method"
        onToggle={({ currentTarget }) => setIsHistoryOpen(currentTarget.open)}
      >
        <summary>{texts.history}</summary>
        {isHistoryOpen && <AlertHistory alertId={alertId} />}
      </details>
      <div className="alert__actions">
        {alert.status === 'raised' ? (
          <Button
            intent="primary"
            text={texts.acknowledge}
            loading={acknowledging.isPending}
            onClick={() => void acknowledging.attempt(() => acknowledge({ alertId }).unwrap())}
          />
        ) : (
          <Button
            text={alert.status === 'acknowledged' ? texts.followUp : texts.followUpAgain}
            onClick={() => setIsWriting(true)}
          />
        )}
      </div>
      {isWriting && (
        <WordsDialog
          texts={followUpTexts}
          rule={followUpNote}
          isOpen
          isPending={following.isPending}
          refusal={following.refusal}
          onConfirm={(words) => void save(words)}
          onRefuse={() => setIsWriting(false)}
        />
      )}
    </li>
  );
}

function AlertHistory({ alertId }: { alertId: ManagerAlertView['id'] }): React.JSX.Element {
  return <HistoryList history={useWellbeingAlertHistoryInfiniteQuery({ alertId })} />;
}
