import type { ChartData as CanvasData, ChartOptions, ScaleOptionsByType } from 'chart.js';
import { shownFigure, type ChartData } from './chart-data';
import type { ChartKind } from './chart-kind';
import { palette } from './palette';

/** Turns figures into what Chart.js draws, in the colours of the theme on the screen. */
export function drawingOf(
  kind: ChartKind,
  { labels, series, unit, range }: ChartData,
): { data: CanvasData<ChartKind, (number | null)[]>; options: ChartOptions<ChartKind> } {
  const { ink, muted, line, surface, look } = palette();
  const hasSecondAxis = kind !== 'radar' && series.some(({ onSecondAxis }) => onSecondAxis);
  const ofSecond = series.find(({ onSecondAxis }) => onSecondAxis);
  return {
    data: {
      labels: [...labels],
      datasets: series.map(({ label, values, onSecondAxis }, index) => {
        const { colour, wash, shape, dash } = look(index);
        return {
          label,
          data: [...values],
          borderColor: colour,
          backgroundColor: kind === 'bar' ? colour : wash,
          borderWidth: kind === 'bar' ? 0 : 2,
          borderDash: dash,
          borderRadius: 4,
          maxBarThickness: 36,
          pointStyle: shape,
          pointRadius: 4,
          pointBackgroundColor: colour,
          fill: kind === 'radar',
          // A ring that bulges between its points would leave the scale.
          tension: kind === 'radar' ? 0 : 0.25,
          spanGaps: true,
          ...(kind !== 'radar' && { yAxisID: onSecondAxis ? 'second' : 'y' }),
        };
      }),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 300 },
      interaction: { mode: 'index', intersect: false },
      plugins: {
        legend: {
          display: series.length > 1,
          position: 'bottom',
          labels: { color: ink, usePointStyle: true, boxHeight: 7, padding: 16 },
        },
        tooltip: {
          backgroundColor: ink,
          titleColor: surface,
          bodyColor: surface,
          callbacks: {
            label: ({ dataset, dataIndex, datasetIndex }) =>
              `${dataset.label ?? ''}: ${shownFigure(series[datasetIndex]?.values[dataIndex] ?? null, series[datasetIndex]?.unit)}`,
          },
        },
      },
      scales:
        kind === 'radar'
          ? {
              r: {
                ...(range && { min: range.min, max: range.max }),
                angleLines: { color: line },
                grid: { color: line },
                pointLabels: { color: ink },
                ticks: { color: muted, backdropColor: surface },
              },
            }
          : {
              x: { grid: { display: false }, ticks: { color: muted } },
              y: axis(unit, range),
              ...(hasSecondAxis && {
                second: {
                  ...axis(ofSecond?.unit ?? ''),
                  position: 'right' as const,
                  grid: { display: false },
                },
              }),
            },
    },
  };

  function axis(title: string, ends?: { min: number; max: number }): Partial<ScaleOptionsByType<'linear'>> {
    return {
      ...(ends ?? { beginAtZero: true }),
      grid: { color: line },
      ticks: { color: muted, precision: 0 },
      title: { display: title !== '', text: title, color: muted },
    } as Partial<ScaleOptionsByType<'linear'>>;
  }
}
