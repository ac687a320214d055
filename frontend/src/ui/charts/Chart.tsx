import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../SkeletonRows';
import type { ChartData } from './chart-data';
import type { ChartKind } from './chart-kind';
import { ChartTable } from './ChartTable';
import './charts.css';

/** The drawing library comes in a chunk of its own, with the first chart that is shown. */
const Drawing = lazy(() => import('./Drawing'));

interface ChartProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  /** The heading's level, 3 inside a card. */
  readonly level?: 3 | 4;
}

/** A drawing under a title that says its finding, with the same figures in a table behind it. */
function Chart({ kind, data, level = 3 }: ChartProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <figure className="chart">
      <Heading className="chart__title">{data.title}</Heading>
      <div className={`chart__drawing chart__drawing--${kind}`}>
        <Suspense fallback={<SkeletonRows label="Drawing the chart..." rows={3} />}>
          <Drawing kind={kind} data={data} />
        </Suspense>
      </div>
      <ChartTable data={data} />
    </figure>
  );
}

type OfKind = Omit<ChartProps, 'kind'>;

/** Figures over time. */
export const LineChart = (props: OfKind): React.JSX.Element => <Chart kind="line" {...props} />;
/** Figures side by side. */
export const BarChart = (props: OfKind): React.JSX.Element => <Chart kind="bar" {...props} />;
/** Scores of several competencies at once. */
export const RadarChart = (props: OfKind): React.JSX.Element => <Chart kind="radar" {...props} />;
