import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { usePainPointsStatsQuery } from './api';
import { figureTexts } from './texts';

const CARDS = 4;

/** The four figures over everything in the reader's scope. */
export function PainPointFigures(): React.JSX.Element {
  const query = usePainPointsStatsQuery();
  return (
    <Loaded
      query={query}
      texts={figureTexts}
      level={2}
      skeleton={<StatCardSkeletons label={figureTexts.loading} count={CARDS} />}
    >
      {(data) => (
        <StatCards label={figureTexts.label}>
          <StatCard label={figureTexts.total} value={data.total} caption={figureTexts.totalCaption} />
          <StatCard
            label={figureTexts.open}
            value={data.open}
            caption={figureTexts.openCaption}
            tone={data.open > 0 ? 'attention' : 'neutral'}
          />
          <StatCard label={figureTexts.high} value={data.highPriority} caption={figureTexts.highCaption} />
          <StatCard
            label={figureTexts.resolved}
            value={data.resolved}
            caption={figureTexts.resolvedCaption}
            tone="good"
          />
        </StatCards>
      )}
    </Loaded>
  );
}
