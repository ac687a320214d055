import { useMemo } from 'react';
import { BarChart, LineChart } from '../../../ui/charts/Chart';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../../ui/StatCard';
import { usePerformanceAnalyticsQuery } from '../api';
import { analyticsTexts as words } from '../texts';
import { activityChart, goalsChart } from './analytics-charts';

const CARDS = 3;

/** What the entries come to: three figures, and two charts over the last months. */
export function AnalyticsTab({ whose }: { whose: { readonly employeeId?: string } }): React.JSX.Element {
  const query = usePerformanceAnalyticsQuery(whose);
  const { currentData } = query;
  const shown = useMemo(
    () =>
      currentData && {
        ...currentData,
        activity: activityChart(currentData.months),
        goals: goalsChart(currentData.months),
      },
    [currentData],
  );
  return (
    <Loaded
      query={{ ...query, currentData: shown }}
      texts={words}
      level={2}
      skeleton={<StatCardSkeletons label={words.loading} count={CARDS} />}
    >
      {({ totalEntries, achievements, activeGoals, goalsReached, activity, goals }) => (
        <>
          <StatCards label={words.label}>
            <StatCard label={words.total} value={totalEntries} />
            <StatCard label={words.achievements} value={achievements} />
            <StatCard
              label={words.activeGoals}
              value={activeGoals}
              caption={words.reachedSoFar(goalsReached)}
            />
          </StatCards>
          <div className="performance-charts">
            <Card title={words.activity}>
              <BarChart data={activity} />
            </Card>
            <Card title={words.goals}>
              <LineChart data={goals} />
            </Card>
          </div>
        </>
      )}
    </Loaded>
  );
}
