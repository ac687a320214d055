import { panelWords, type SampleInsight } from '@annals/contracts/features/insights/samples';
import { t } from '@annals/contracts/kernel/text';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge';
import { InsightIcon, insightColour } from './InsightIcon';
import { PriorityBadge } from './PriorityBadge';

/** An example of an insight, marked as one. */
export function SampleCard({ sample }: { sample: SampleInsight }): React.JSX.Element {
  return (
    <article className={`insight ${insightColour(sample.type)}`}>
      <InsightIcon type={sample.type} />
      <div className="insight__words">
        <div className="insight__head">
          <h2 className="insight__title">{t(sample.title)}</h2>
          <PriorityBadge priority={sample.priority} />
          <Badge>{panelWords.example}</Badge>
        </div>
        <p>{t(sample.description)}</p>
        {sample.action && (
          <div className="insight__actions">
            <Link className="bp6-button" to={sample.action.path}>
              {t(sample.action.label)}
            </Link>
          </div>
        )}
      </div>
    </article>
  );
}
