import { colourOf, dashOf, Mark } from './marks';
import type { ChartData, Series } from './chart-data';
import { scaleOf, shareOf, type Scale } from './scale';

export interface PlotProps {
  readonly data: ChartData;
  readonly width: number;
  readonly height: number;
  /** The label whose figures are shown, if any. */
  readonly shown: number | null;
}

const [TOP, BOTTOM, SIDE, AXIS] = [10, 24, 14, 46];
const THICKEST_BAR = 36;
/** About as wide as a letter of a label. */
const LETTER = 6.5;

/** From the left end of a plot to its right end. */
export function edgesOf({ series }: ChartData, width: number): { left: number; right: number } {
  return { left: AXIS, right: width - (series.some(({ onSecondAxis }) => onSecondAxis) ? AXIS : SIDE) };
}

/** Lines or bars over an axis for each size of figures. */
export function Plot({ data, width, height, shown, bars }: PlotProps & { bars: boolean }): React.JSX.Element {
  const { labels, series, unit, range } = data;
  const { left, right } = edgesOf(data, width);
  const bottom = height - BOTTOM;
  const band = (right - left) / Math.max(1, labels.length);
  const x = (at: number) => left + (at + 0.5) * band;
  const first = scaleOf(valuesOf(series.filter(({ onSecondAxis }) => !onSecondAxis)), range);
  const ofSecond = series.filter(({ onSecondAxis }) => onSecondAxis);
  const second = ofSecond.length > 0 ? scaleOf(valuesOf(ofSecond)) : null;
  const y = (scale: Scale, value: number) => bottom - shareOf(scale, value) * (bottom - TOP);
  const every = Math.ceil((Math.max(0, ...labels.map(({ length }) => length)) * LETTER + 8) / band);
  return (
    <>
      {first.ticks.map((tick) => (
        <g key={tick}>
          <line className="chart__grid" x1={left} x2={right} y1={y(first, tick)} y2={y(first, tick)} />
          <text className="chart__tick" x={left - 8} y={y(first, tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {second?.ticks.map((tick) => (
        <text key={tick} className="chart__tick" x={right + 8} y={y(second, tick) + 4}>
          {tick}
        </text>
      ))}
      <AxisTitle x={12} y={(TOP + bottom) / 2} text={unit} />
      {second && <AxisTitle x={width - 4} y={(TOP + bottom) / 2} text={ofSecond[0]?.unit ?? ''} />}
      {labels.map(
        (label, at) =>
          at % every === 0 && (
            <text key={label} className="chart__tick" x={x(at)} y={height - 6} textAnchor="middle">
              {label}
            </text>
          ),
      )}
      {shown !== null && <line className="chart__shown" x1={x(shown)} x2={x(shown)} y1={TOP} y2={bottom} />}
      {series.map(({ label, values, onSecondAxis }, index) => {
        const scale = onSecondAxis && second ? second : first;
        const points = values.map((value, at) => value !== null && { x: x(at), y: y(scale, value) });
        if (!bars) return <Line key={label} series={index} points={points} />;
        const thick = Math.min(THICKEST_BAR, (band * 0.8) / series.length);
        return points.map(
          (point) =>
            point && (
              <rect
                key={`${label} ${String(point.x)}`}
                fill={colourOf(index)}
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

function valuesOf(series: readonly Series[]): readonly (number | null)[] {
  return series.flatMap(({ values }) => values);
}
