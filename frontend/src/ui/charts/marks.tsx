/** The tokens the series take, in order; each also has its own shape and dash, so that no meaning hangs on colour alone. */
const TOKENS = ['accent', 'magenta', 'green', 'yellow', 'blue', 'red'];
/** Around 0 0. */
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.5 -3.5H3.5V3.5H-3.5Z',
  'M0 -4.5L4.5 3.5H-4.5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M-4 -4L4 4M4 -4L-4 4',
  'M0 -5V5M-5 0H5',
];
const DASHES = ['none', '6 4', '2 3', '10 4 2 4', '1 2', '12 3'];

/** The colour of the series of a given place, of the theme on the screen. */
export function colourOf(index: number): string {
  return `var(--${TOKENS[index % TOKENS.length] ?? 'accent'}-ink)`;
}

/** How its line is dashed. */
export function dashOf(index: number): string {
  return DASHES[index % DASHES.length] ?? 'none';
}

interface MarkProps {
  readonly series: number;
  readonly x: number;
  readonly y: number;
}

/** The point of a series. */
export function Mark({ series, x, y }: MarkProps): React.JSX.Element {
  return (
    <path
      className="chart__mark"
      style={{ color: colourOf(series) }}
      d={SHAPES[series % SHAPES.length]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    />
  );
}
