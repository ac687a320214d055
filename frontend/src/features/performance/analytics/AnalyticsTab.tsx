import { useMemo } from 'react';
import { BarChart, LineChart } from '../../../ui/charts/Chart';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { StatCard, StatCards, StatCardSkeletons } from '../../../ui/StatCard';
import { usePerformanceAnalyticsQuery } from '../api';
import { analyticsTexts as words } from '../texts';
import { activityChart, goalsChart } from './analytics-charts';

const CARDS = 3;

/** What the entries come to: three figures, and two charts over the last months. */
export function AnalyticsTab({ whose }: { whose: { readonly employeeId?: string } }): React.JSX.Element {
  const { currentData, error, refetch } = usePerformanceAnalyticsQuery(whose);
  const charts = useMemo(
    () =>
      currentData && { activity: activityChart(currentData.months), goals: goalsChart(currentData.months) },
    [currentData],
  );
  if (!currentData && error !== undefined)
    return <ErrorState level={2} title={words.failed} error={error} onRetry={() => void refetch()} />;
  if (!currentData || !charts) return <StatCardSkeletons label={words.loading} count={CARDS} />;
  const { totalEntries, achievements, activeGoals, goalsReached } = currentData;
  return (
    <>
      <StatCards label={words.label}>
        <StatCard label={words.total} value={totalEntries} />
        <StatCard label={words.achievements} value={achievements} />
        <StatCard label={words.activeGoals} value={activeGoals} caption={words.reachedSoFar(goalsReached)} />
      </StatCards>
      <div className="performance-charts">
        <Card title={words.activity}>
          <BarChart data={charts.activity} />
        </Card>
        <Card title={words.goals}>
          <LineChart data={charts.goals} />
        </Card>
      </div>
    </>
  );
}
