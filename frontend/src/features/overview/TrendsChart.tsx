import { useMemo } from 'react';
import { LineChart } from '../../ui/charts/Chart';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useDashboardTrendsQuery } from './api';
import type { Months } from './RangeSelect';
import { trendTexts } from './texts';
import { goalsChart, trendsChart } from './trends';

/** Ratings, wellbeing and goals reached over the last months. */
export function TrendsChart({ months }: { months: Months }): React.JSX.Element {
  const { data, error, refetch } = useDashboardTrendsQuery({ months });
  const charts = useMemo(() => data && { data: trendsChart(data), below: goalsChart(data) }, [data]);
  if (charts) return <LineChart {...charts} />;
  if (error !== undefined)
    return <ErrorState title={trendTexts.failed} error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows label={trendTexts.loading} rows={4} />;
}
