import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { Badge } from '../../ui/Badge';
import { lazyDialog } from '../../ui/lazy-dialog';
import { actionHere, actionLabel } from './actions';
import { NotHelpful } from './NotHelpful';
import { texts } from './texts';
import { useInsightActions } from './useInsightActions';
import './insight-parts.css';

const ActionForm = lazyDialog(async () => (await import('./ActionForm')).ActionForm);

/** What can be done with an insight, where it is: act on it, say that it is done, mark it as read, dismiss it. */
export function InsightActions({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const { type, isRead, actionTaken, metadata } = insight;
  const { role } = useCurrentUser();
  const [isActing, setIsActing] = useState(false);
  const { markRead, recordAction, isPending } = useInsightActions(insight);
  const asksForAction = type === 'action_required';
  const isWaiting = asksForAction && !actionTaken;
  const path = metadata.actionPath;
  const here = path === null ? null : actionHere(path, role);
  return (
    <div className="insight__actions">
      {path !== null &&
        (here === null ? (
          <Link className={isWaiting ? 'bp6-button bp6-intent-primary' : 'bp6-button'} to={path}>
            {isWaiting ? texts.takeAction : actionLabel(path)}
          </Link>
        ) : (
          <Button
            intent={isWaiting ? 'primary' : 'none'}
            text={isWaiting ? texts.takeAction : actionLabel(path)}
            onClick={() => setIsActing(true)}
          />
        ))}
      {isWaiting && <Button text={texts.markDone} disabled={isPending} onClick={() => void recordAction()} />}
      {asksForAction && actionTaken && <Badge tone="green">{texts.actionTaken}</Badge>}
      {!isRead && <Button text={texts.markRead} disabled={isPending} onClick={() => void markRead()} />}
      <NotHelpful insight={insight} />
      {here && (
        <ActionForm
          action={here}
          isOpen={isActing}
          onDone={() => isWaiting && void recordAction()}
          onClose={() => setIsActing(false)}
        />
      )}
    </div>
  );
}
