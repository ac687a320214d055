import './sparkline.css';

interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
  /** What it shows, with its range: for those who cannot see it. */
  readonly label: string;
}

const [WIDTH, HEIGHT] = [120, 32];

/** How a figure went lately, as a line without axes. */
export function Sparkline({ values, label }: SparklineProps): React.JSX.Element {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const x = (at: number) => (values.length < 2 ? WIDTH : (at / (values.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - 1 - (value / most) * (HEIGHT - 2);
  const path = values
    .flatMap((value, at) =>
      value === null
        ? []
        : [`${(values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`],
    )
    .join('');
  return (
    <svg
      className="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
    >
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
}
