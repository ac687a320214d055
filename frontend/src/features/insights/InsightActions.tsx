import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Button } from '@blueprintjs/core';
import { Suspense, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { Status } from '../../ui/Status';
import { CollectedContext } from '../../ui/feature';
import { actionLabel, formFor } from './actions';
import { NotHelpful } from './NotHelpful';
import { texts } from './texts';
import { useInsightActions } from './useInsightActions';
import './insight-parts.css';

/** What can be done with an insight, where it is: act on it, say that it is done, mark it as read, dismiss it. */
export function InsightActions({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const { type, isRead, actionTaken, metadata } = insight;
  const { role } = useCurrentUser();
  const known = useContext(CollectedContext);
  // Its code comes with the first time it opens; after that it stays, so that it can close in its own time.
  const [acting, setActing] = useState<'not yet' | 'now' | 'no longer'>('not yet');
  const { markRead, recordAction, isPending } = useInsightActions(insight);
  const asksForAction = type === 'action_required';
  const isWaiting = asksForAction && !actionTaken;
  const path = metadata.actionPath;
  const here = path === null ? undefined : formFor(known, path, role);
  const label = path === null ? '' : isWaiting ? texts.takeAction : actionLabel(known, path);
  return (
    <div className="insight__actions">
      {path !== null &&
        (here === undefined ? (
          <Link className={isWaiting ? 'bp6-button bp6-intent-primary' : 'bp6-button'} to={path}>
            {label}
          </Link>
        ) : (
          <Button intent={isWaiting ? 'primary' : 'none'} text={label} onClick={() => setActing('now')} />
        ))}
      {isWaiting && <Button text={texts.markDone} disabled={isPending} onClick={() => void recordAction()} />}
      {asksForAction && actionTaken && <Status tone="green">{texts.actionTaken}</Status>}
      {!isRead && <Button text={texts.markRead} disabled={isPending} onClick={() => void markRead()} />}
      <NotHelpful insight={insight} />
      {here && acting !== 'not yet' && (
        <Suspense>
          <here.form.Component
            employeeId={here.employeeId}
            isOpen={acting === 'now'}
            onDone={() => isWaiting && void recordAction()}
            onClose={() => setActing('no longer')}
          />
        </Suspense>
      )}
    </div>
  );
}
