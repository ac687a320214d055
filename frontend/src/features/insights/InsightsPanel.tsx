import { PANEL_SAMPLES, panelWords } from '@annals/contracts/features/insights/samples';
import { t } from '@annals/contracts/kernel/text';
import type { InsightPriority, InsightType } from '@annals/contracts/features/insights/constants';
import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../api/paged-list';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Status } from '../../ui/Status';
import { useInsightsListInfiniteQuery } from './api';
import { InsightActions } from './InsightActions';
import { InsightIcon, insightColour } from './InsightIcon';
import { OwnWords } from './OwnWords';
import { PriorityBadge } from './PriorityBadge';
import { panelTexts, texts } from './texts';
import { Why } from './Why';
import './insights-panel.css';

const SHOWN = 3;

/** The dashboard's panel: the newest three insights, or three examples while there are none or they cannot be had. */
export function InsightsPanel(): React.JSX.Element {
  const { items, error } = pagedList(useInsightsListInfiniteQuery({ limit: SHOWN }));
  const insights = items?.slice(0, SHOWN) ?? [];
  const isLoading = items === undefined && error === undefined;
  return (
    <Card title={panelWords.title} action={<Link to={addressOf('insights')}>{panelTexts.all}</Link>}>
      {isLoading ? (
        <SkeletonRows label={panelTexts.loading} rows={SHOWN} />
      ) : (
        <ul>
          {insights.length > 0
            ? insights.map((insight) => <PanelLine key={insight.id} {...insight} found={insight} />)
            : PANEL_SAMPLES.map((sample) => (
                <PanelLine
                  key={sample.title}
                  {...sample}
                  title={t(sample.title)}
                  description={t(sample.description)}
                  found={null}
                />
              ))}
        </ul>
      )}
    </Card>
  );
}

interface PanelLineProps {
  readonly type: InsightType;
  readonly title: string;
  readonly description: string;
  readonly priority: InsightPriority;
  /** Null: it is an example. */
  readonly found: AiInsightView | null;
}

function PanelLine({ type, title, description, priority, found }: PanelLineProps): React.JSX.Element {
  const reworded = found?.metadata.reworded;
  return (
    <li className={`panel-insight ${insightColour(type)}`}>
      <InsightIcon type={type} />
      <div className="panel-insight__words">
        <p className="panel-insight__title">
          <strong>{reworded?.title ?? title}</strong>
          {found ? <PriorityBadge priority={priority} /> : <Badge>{panelWords.example}</Badge>}
          {found?.isRead === false && <Status tone="blue">{texts.unread}</Status>}
        </p>
        <p>{reworded?.description ?? description}</p>
        {found && (
          <>
            {reworded && <OwnWords insight={found} />}
            <Why metadata={found.metadata} />
            <InsightActions insight={found} />
          </>
        )}
      </div>
    </li>
  );
}
