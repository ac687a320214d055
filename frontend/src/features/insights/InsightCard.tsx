import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Told } from '../../ui/When';
import { Status } from '../../ui/Status';
import { InsightActions } from './InsightActions';
import { InsightIcon, insightColour } from './InsightIcon';
import { OwnWords } from './OwnWords';
import { PriorityBadge } from './PriorityBadge';
import { texts, TYPE_LABELS } from './texts';
import { Why } from './Why';

/** One insight: what ALEX found, why, and what can be done. */
export function InsightCard({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const { reworded } = insight.metadata;
  return (
    <article className={`insight ${insightColour(insight.type)}`} aria-labelledby={`insight-${insight.id}`}>
      <InsightIcon type={insight.type} />
      <div className="insight__words">
        <div className="insight__head">
          <h2 className="insight__title" id={`insight-${insight.id}`}>
            {reworded?.title ?? insight.title}
          </h2>
          <PriorityBadge priority={insight.priority} />
          {!insight.isRead && <Status tone="blue">{texts.unread}</Status>}
        </div>
        <p className="insight__facts">
          {TYPE_LABELS[insight.type]} ·{' '}
          <Told at={insight.createdAt} precision="day">
            {(when) => texts.created(when)}
          </Told>
        </p>
        <p>{reworded?.description ?? insight.description}</p>
        {reworded && <OwnWords insight={insight} />}
        <Why metadata={insight.metadata} />
        <InsightActions insight={insight} />
      </div>
    </article>
  );
}
