import { pagedList } from '../../api/paged-list';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { ScreenHead } from '../../ui/ScreenHead';
import { useInsightsListInfiniteQuery } from './api';
import { InsightCard } from './InsightCard';
import { InsightSkeletons } from './InsightSkeletons';
import { QuietRules } from './QuietRules';
import { SampleCard } from './SampleCard';
import { SCREEN_SAMPLES } from './samples';
import { texts } from './texts';
import './insights.css';

/** The ALEX Insights screen. */
export default function InsightsScreen(): React.JSX.Element {
  const list = pagedList(useInsightsListInfiniteQuery());
  const { items, error, retry } = list;
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={<Badge tone="blue">{texts.badge}</Badge>} />
      {items && items.length > 0 ? (
        <div className="insights">
          {items.map((insight) => (
            <InsightCard key={insight.id} insight={insight} />
          ))}
          <LoadMore {...list} />
        </div>
      ) : items ? (
        <div className="insights">
          <p className="insights__intro">{texts.examplesIntro}</p>
          {SCREEN_SAMPLES.map((sample) => (
            <SampleCard key={sample.title} sample={sample} />
          ))}
        </div>
      ) : error === undefined ? (
        <InsightSkeletons label={texts.loading} />
      ) : (
        <ErrorState level={2} title={texts.failed} error={error} onRetry={retry} />
      )}
      <QuietRules />
    </>
  );
}
