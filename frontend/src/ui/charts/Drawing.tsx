import {
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  RadialLinearScale,
  Tooltip,
  BarController,
  LineController,
  RadarController,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { useShownTheme } from '../useShownTheme';
import type { ChartKind } from './chart-kind';
import { drawingOf } from './drawing-of';
import type { ChartData } from './chart-data';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
);

// The page's own typeface, which a canvas does not inherit.
ChartJs.defaults.font.family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');

/** The canvas itself; what it shows is said by the title above and the table below it. */
export default function Drawing({ kind, data }: { kind: ChartKind; data: ChartData }): React.JSX.Element {
  const theme = useShownTheme();
  // Painted again with the theme's colours.
  const drawing = useMemo(() => ({ theme, ...drawingOf(kind, data) }), [kind, data, theme]);
  return (
    <Canvas
      key={theme}
      type={kind}
      data={drawing.data}
      options={drawing.options}
      role="img"
      aria-label={`Chart: ${data.title}`}
    />
  );
}
