import { colourOf, dashOf, Mark } from './marks';
import type { PlotProps } from './Plot';
import { scaleOf, shareOf } from './scale';

/** What the labels need around the rings. */
const [ABOVE, BESIDE] = [30, 110];

/** The direction of a label, clockwise from the top. */
const angleOf = (at: number, labels: number) => (at / labels) * 2 * Math.PI;

/** Several scores on rings, a spoke for each label. */
export function Radar({ data, width, height, shown }: PlotProps): React.JSX.Element {
  const { labels, series, range } = data;
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    range,
  );
  const [centreX, centreY] = [width / 2, height / 2];
  const radius = Math.max(20, Math.min(centreY - ABOVE, centreX - Math.min(BESIDE, width / 4)));
  const place = (at: number, share: number) => ({
    x: centreX + Math.sin(angleOf(at, labels.length)) * radius * share,
    y: centreY - Math.cos(angleOf(at, labels.length)) * radius * share,
  });
  const ring = (share: number) => pathOf(labels.map((_, at) => place(at, share)));
  return (
    <>
      {scale.ticks.map((tick) => (
        <path key={tick} className="chart__grid" d={ring(shareOf(scale, tick))} />
      ))}
      {labels.map((label, at) => {
        const [end, words] = [place(at, 1), place(at, 1 + 14 / radius)];
        const beside = Math.round(words.x - centreX);
        return (
          <g key={label} className={at === shown ? 'chart__spoke--shown' : undefined}>
            <line className="chart__grid" x1={centreX} y1={centreY} x2={end.x} y2={end.y} />
            <text
              className="chart__label"
              x={words.x}
              y={words.y + 4}
              textAnchor={beside === 0 ? 'middle' : beside > 0 ? 'start' : 'end'}
            >
              {label}
            </text>
          </g>
        );
      })}
      {series.map(({ label, values }, index) => {
        const points = values.flatMap((value, at) =>
          value === null ? [] : [place(at, shareOf(scale, value))],
        );
        return (
          <g key={label}>
            <path
              className="chart__ring"
              fill={colourOf(index)}
              stroke={colourOf(index)}
              strokeDasharray={dashOf(index)}
              d={pathOf(points)}
            />
            {points.map((point) => (
              <Mark key={`${point.x} ${point.y}`} series={index} {...point} />
            ))}
          </g>
        );
      })}
      {scale.ticks.map((tick) => (
        <text key={tick} className="chart__tick" x={centreX + 4} y={place(0, shareOf(scale, tick)).y + 4}>
          {tick}
        </text>
      ))}
    </>
  );
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `${points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`;
}
