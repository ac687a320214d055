import type { ChartData } from './chart-data';
import type { ChartKind } from './chart-kind';
import { ChartTable } from './ChartTable';
import { Drawing } from './Drawing';
import './charts.css';

interface ChartProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  /** Figures of another size for the same labels, drawn as bars below: each axis has a drawing of its own. */
  readonly below?: ChartData | undefined;
  /** The heading's level, 3 inside a card. */
  readonly level?: 3 | 4;
}

/** A drawing under a title that says its finding, with the same figures in a table behind it. */
function Chart({ kind, data, below, level = 3 }: ChartProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <figure className="chart">
      <Heading className="chart__title">{data.title}</Heading>
      <Drawing kind={kind} data={data} />
      {below && (
        <>
          <p className="chart__caption">{below.title}</p>
          <Drawing kind="bar" data={below} firstLook={data.series.length} isBelow />
        </>
      )}
      <ChartTable data={below ? { ...data, series: [...data.series, ...below.series] } : data} />
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
