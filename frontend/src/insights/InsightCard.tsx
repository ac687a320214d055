import type { AiInsightView } from '@annals/contracts/insights/views';
import { Button } from '@blueprintjs/core';
import { Badge } from '../design/Badge';
import { exactDay } from '../time/format';
import { InsightIcon, insightColour } from './InsightIcon';
import { NotHelpful } from './NotHelpful';
import { PriorityBadge } from './PriorityBadge';
import { texts, TYPE_LABELS } from './texts';
import { useInsightActions } from './useInsightActions';
import { Why } from './Why';

/** One insight: what ALEX found, why, and what can be done. */
export function InsightCard({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const { markRead, takeAction, isPending } = useInsightActions(insight);
  const asksForAction = insight.type === 'action_required';
  return (
    <article className={`insight ${insightColour(insight.type)}`} aria-labelledby={`insight-${insight.id}`}>
      <InsightIcon type={insight.type} />
      <div className="insight__words">
        <div className="insight__head">
          <h2 className="insight__title" id={`insight-${insight.id}`}>
            {insight.title}
          </h2>
          <PriorityBadge priority={insight.priority} />
          {!insight.isRead && <Badge tone="blue">{texts.unread}</Badge>}
        </div>
        <p className="insight__facts">
          {TYPE_LABELS[insight.type]} ·{' '}
          <time dateTime={insight.createdAt}>{texts.created(exactDay(insight.createdAt))}</time>
        </p>
        <p>{insight.description}</p>
        <Why metadata={insight.metadata} />
        <div className="insight__actions">
          {asksForAction && !insight.actionTaken && (
            <Button
              intent="primary"
              text={texts.takeAction}
              disabled={isPending}
              onClick={() => void takeAction()}
            />
          )}
          {asksForAction && insight.actionTaken && <Badge tone="green">{texts.actionTaken}</Badge>}
          {!insight.isRead && (
            <Button text={texts.markRead} disabled={isPending} onClick={() => void markRead()} />
          )}
          <NotHelpful insight={insight} />
        </div>
      </div>
    </article>
  );
}
