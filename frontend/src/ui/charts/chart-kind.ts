/** How figures are drawn. */
export type ChartKind = 'line' | 'bar' | 'radar';
