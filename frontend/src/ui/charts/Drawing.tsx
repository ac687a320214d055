import { t } from '@annals/contracts/kernel/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { shownFigure, type ChartData } from './chart-data';
import type { ChartKind } from './chart-kind';
import { Mark } from './marks';
import { edgesOf, Plot } from './Plot';
import { Radar } from './Radar';

interface DrawingProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly firstLook?: number;
  /** Is part of the chart above it, and lower. */
  readonly isBelow?: boolean;
}

/** The drawing with its legend. Under the pointer it shows exact figures; everyone else finds them in the table below it. */
export function Drawing({ kind, data, firstLook = 0, isBelow = false }: DrawingProps): React.JSX.Element {
  const canvas = useRef<HTMLDivElement>(null);
  const { width, height } = useSizeOf(canvas);
  const [shown, setShown] = useState<number | null>(null);
  const { labels, series, title } = data;
  const plot = { data, width, height, shown, firstLook };
  const show = ({ clientX, clientY, currentTarget }: React.PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = kind === 'radar' ? spokeAt(clientX - left, clientY - top) : bandAt(clientX - left);
    setShown(labels[at] === undefined ? null : at);
  };
  const bandAt = (x: number) => {
    const { left, right } = edgesOf(width);
    return Math.floor(((x - left) / (right - left)) * labels.length);
  };
  const spokeAt = (x: number, y: number) => {
    const turn = Math.atan2(x - width / 2, height / 2 - y) / (2 * Math.PI);
    return Math.round((turn + 1) * labels.length) % labels.length;
  };
  return (
    <div className={`chart__drawing chart__drawing--${isBelow ? 'below' : kind}`}>
      <div className="chart__canvas" ref={canvas} onPointerMove={show} onPointerLeave={() => setShown(null)}>
        {width > 0 && (
          <svg role="img" aria-label={t('Chart: {title}', { title })} width={width} height={height}>
            {kind === 'radar' ? <Radar {...plot} /> : <Plot {...plot} bars={kind === 'bar'} />}
          </svg>
        )}
        {shown !== null && (
          <div className={`chart__tip chart__tip--${isLeft(shown) ? 'left' : 'right'}`} aria-hidden="true">
            <strong>{labels[shown]}</strong>
            {series.map(({ label, values, unit }) => (
              <span key={label}>
                {label}: {shownFigure(values[shown] ?? null, unit)}
              </span>
            ))}
          </div>
        )}
      </div>
      {series.length > 1 && (
        <ul className="chart__legend" aria-hidden="true">
          {series.map(({ label }, index) => (
            <li key={label}>
              <svg width={12} height={12}>
                <Mark series={firstLook + index} x={6} y={6} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  /** Whether the figures are at the left, away from what the pointer is at. */
  function isLeft(at: number): boolean {
    return at >= labels.length / 2 !== (kind === 'radar');
  }
}

function useSizeOf(element: React.RefObject<HTMLElement>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return size;
}
