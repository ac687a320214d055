import { useMemo } from 'react';
import { LineChart } from '../../ui/charts/Chart';
import { Loaded } from '../../ui/Loaded';
import { useDashboardTrendsQuery } from './api';
import type { Months } from './RangeSelect';
import { trendTexts } from './texts';
import { goalsChart, trendsChart } from './trends';

/** Ratings, wellbeing and goals reached over the last months. */
export function TrendsChart({ months }: { months: Months }): React.JSX.Element {
  const query = useDashboardTrendsQuery({ months });
  // While another span comes, the last one stays in sight.
  const { data } = query;
  const charts = useMemo(() => data && { data: trendsChart(data), below: goalsChart(data) }, [data]);
  return (
    <Loaded query={{ ...query, currentData: charts }} texts={trendTexts} rows={4}>
      {(found) => <LineChart {...found} />}
    </Loaded>
  );
}
