import { colourOf, dashOf, Mark } from './marks';
import type { ChartData } from './chart-data';
import { scaleOf, shareOf } from './scale';

export interface PlotProps {
  readonly data: ChartData;
  readonly width: number;
  readonly height: number;
  /** The label whose figures are shown, if any. */
  readonly shown: number | null;
  /** The place of the first series among the colours and shapes. */
  readonly firstLook: number;
}

const [TOP, BOTTOM, SIDE, AXIS] = [10, 24, 14, 46];
const THICKEST_BAR = 36;
/** About as wide as a letter of a label. */
const LETTER = 6.5;

/** From the left end of a plot to its right end. */
export function edgesOf(width: number): { left: number; right: number } {
  return { left: AXIS, right: width - SIDE };
}

/** Lines or bars over one axis. */
export function Plot({
  data,
  width,
  height,
  shown,
  firstLook,
  bars,
}: PlotProps & { bars: boolean }): React.JSX.Element {
  const { labels, series, unit, range } = data;
  const { left, right } = edgesOf(width);
  const bottom = height - BOTTOM;
  const band = (right - left) / Math.max(1, labels.length);
  const x = (at: number) => left + (at + 0.5) * band;
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    range,
  );
  const y = (value: number) => bottom - shareOf(scale, value) * (bottom - TOP);
  const every = Math.ceil((Math.max(0, ...labels.map(({ length }) => length)) * LETTER + 8) / band);
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="chart__grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className="chart__tick" x={left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <AxisTitle x={12} y={(TOP + bottom) / 2} text={unit} />
      {labels.map(
        (label, at) =>
          at % every === 0 && (
            <text
              key={label}
              className="chart__tick"
              x={Math.min(x(at), width - (label.length * LETTER) / 2)}
              y={height - 6}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
      {shown !== null && <line className="chart__shown" x1={x(shown)} x2={x(shown)} y1={TOP} y2={bottom} />}
      {series.map(({ label, values }, index) => {
        const points = values.map((value, at) => value !== null && { x: x(at), y: y(value) });
        if (!bars) return <Line key={label} series={firstLook + index} points={points} />;
        const thick = Math.min(THICKEST_BAR, (band * 0.8) / series.length);
        return points.map(
          (point) =>
            point && (
              <rect
                key={`${label} ${String(point.x)}`}
                fill={colourOf(firstLook + index)}
                x={point.x + (index - series.length / 2) * thick + 1}
                y={point.y}
                width={thick - 2}
                height={Math.max(0, bottom - point.y)}
                rx={2}
              />
            ),
        );
      })}
    </>
  );
}

interface LineProps {
  readonly series: number;
  /** False where there is no figure: the line has a gap there. */
  readonly points: readonly (false | { readonly x: number; readonly y: number })[];
}

function Line({ series, points }: LineProps): React.JSX.Element {
  const path = points
    .map((point, at) => point && `${points[at - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .filter(Boolean)
    .join('');
  return (
    <>
      <path className="chart__line" stroke={colourOf(series)} strokeDasharray={dashOf(series)} d={path} />
      {points.map((point) => point && <Mark key={point.x} series={series} {...point} />)}
    </>
  );
}

function AxisTitle({ x, y, text }: { x: number; y: number; text: string }): React.JSX.Element {
  return (
    <text className="chart__tick" textAnchor="middle" transform={`translate(${x} ${y}) rotate(-90)`}>
      {text}
    </text>
  );
}
