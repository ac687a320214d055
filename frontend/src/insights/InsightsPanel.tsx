import type { InsightPriority, InsightType } from '@annals/contracts/insights/constants';
import { Link } from 'react-router-dom';
import { pagedList } from '../api/paged-list';
import { Badge } from '../design/Badge';
import { Card } from '../design/Card';
import { SkeletonRows } from '../design/SkeletonRows';
import { APP_PATHS } from '../entry/app-paths';
import { useInsightsListInfiniteQuery } from './api';
import { InsightIcon, insightColour } from './InsightIcon';
import { PriorityBadge } from './PriorityBadge';
import { PANEL_SAMPLES } from './samples';
import { panelTexts, texts } from './texts';
import './insights-panel.css';

const SHOWN = 3;

/** The dashboard's panel: the newest three insights, or three examples while there are none or they cannot be had. */
export function InsightsPanel(): React.JSX.Element {
  const { items, error } = pagedList(useInsightsListInfiniteQuery({ limit: SHOWN }));
  const insights = items?.slice(0, SHOWN) ?? [];
  const isLoading = items === undefined && error === undefined;
  return (
    <Card title={panelTexts.title} action={<Link to={APP_PATHS.insights}>{panelTexts.all}</Link>}>
      {isLoading ? (
        <SkeletonRows label={panelTexts.loading} rows={SHOWN} />
      ) : (
        <ul>
          {insights.length > 0
            ? insights.map((insight) => <PanelLine key={insight.id} {...insight} isSample={false} />)
            : PANEL_SAMPLES.map((sample) => <PanelLine key={sample.title} {...sample} isSample />)}
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
  readonly isSample: boolean;
}

function PanelLine({ type, title, description, priority, isSample }: PanelLineProps): React.JSX.Element {
  return (
    <li className={`panel-insight ${insightColour(type)}`}>
      <InsightIcon type={type} />
      <div className="panel-insight__words">
        <p className="panel-insight__title">
          <strong>{title}</strong>
          {isSample ? <Badge>{texts.example}</Badge> : <PriorityBadge priority={priority} />}
        </p>
        <p>{description}</p>
      </div>
    </li>
  );
}
