import type { AiInsightView } from '@annals/contracts/insights/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../accounts/current-user';
import { Badge } from '../design/Badge';
import { actionLabel, personToMeet } from './actions';
import { NotHelpful } from './NotHelpful';
import { texts } from './texts';
import { useInsightActions } from './useInsightActions';
import './insight-parts.css';

const ScheduleMeetingDialog = lazy(() => import('./ScheduleHere'));

/** What can be done with an insight, where it stands: act on it, mark it as read, put it away. */
export function InsightActions({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const { type, isRead, actionTaken, metadata } = insight;
  const { role } = useCurrentUser();
  const [meeting, setMeeting] = useState<string | null>(null);
  const { markRead, takeAction, isPending } = useInsightActions(insight);
  const asksForAction = type === 'action_required';
  const path = metadata.actionPath;
  const toMeet = path === null || !may(role, 'meetings:schedule') ? null : personToMeet(path);
  const act = () => void takeAction({ stays: toMeet !== null }).then((taken) => taken && setMeeting(toMeet));
  return (
    <div className="insight__actions">
      {asksForAction && !actionTaken && (
        <Button intent="primary" text={texts.takeAction} disabled={isPending} onClick={act} />
      )}
      {asksForAction && actionTaken && <Badge tone="green">{texts.actionTaken}</Badge>}
      {path !== null &&
        (!asksForAction || actionTaken) &&
        (toMeet === null ? (
          <Link className="bp6-button" to={path}>
            {actionLabel(path)}
          </Link>
        ) : (
          <Button text={actionLabel(path)} onClick={() => setMeeting(toMeet)} />
        ))}
      {!isRead && <Button text={texts.markRead} disabled={isPending} onClick={() => void markRead()} />}
      <NotHelpful insight={insight} />
      {meeting !== null && (
        <Suspense fallback={null}>
          <ScheduleMeetingDialog employeeId={meeting} onClose={() => setMeeting(null)} />
        </Suspense>
      )}
    </div>
  );
}
