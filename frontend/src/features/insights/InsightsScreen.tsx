import { SCREEN_SAMPLES } from '@annals/contracts/features/insights/samples';
import { pagedList } from '../../api/paged-list';
import { Badge } from '../../ui/Badge';
import { QueryList } from '../../ui/QueryList';
import { ScreenHead } from '../../ui/ScreenHead';
import { useInsightsListInfiniteQuery } from './api';
import { InsightCard } from './InsightCard';
import { InsightSkeletons } from './InsightSkeletons';
import { QuietRules } from './QuietRules';
import { SampleCard } from './SampleCard';
import { texts } from './texts';
import './insights.css';

/** The ALEX Insights screen. */
export default function InsightsScreen(): React.JSX.Element {
  const list = pagedList(useInsightsListInfiniteQuery());
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={<Badge tone="blue">{texts.badge}</Badge>} />
      <QueryList
        list={list}
        texts={texts}
        level={2}
        skeleton={<InsightSkeletons label={texts.loading} />}
        empty={
          <div className="insights">
            <p className="insights__intro">{texts.examplesIntro}</p>
            {SCREEN_SAMPLES.map((sample) => (
              <SampleCard key={sample.title} sample={sample} />
            ))}
          </div>
        }
      >
        {(items) => (
          <div className="insights">
            {items.map((insight) => (
              <InsightCard key={insight.id} insight={insight} />
            ))}
          </div>
        )}
      </QueryList>
      <QuietRules />
    </>
  );
}
