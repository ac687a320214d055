import { decimal, t } from '@annals/contracts/kernel/text';

/** One line, group of bars or ring of a chart. */
export interface Series {
  readonly label: string;
  /** One value per label of the chart; null where there is none, which is not zero. */
  readonly values: readonly (number | null)[];
  /** What its values are counted in, where that differs from the chart's. */
  readonly unit?: string;
}

/** What every chart shows: a finding as its title, the figures, and their unit. */
export interface ChartData {
  /** Says what the figures come to, not what they are. */
  readonly title: string;
  /** What the labels are, as the head of the table's first column: `Month`. */
  readonly labelled: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** For example `out of 5`; shown at the axis. */
  readonly unit: string;
  /** The ends of the axis, for scores on a fixed scale. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** A value as the table and the tooltip show it. */
export function shownFigure(value: number | null, unit?: string): string {
  if (value === null) return t('no figure');
  const figure = Number.isInteger(value) ? String(value) : decimal(value);
  return unit === undefined ? figure : `${figure} ${unit}`;
}
