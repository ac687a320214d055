import './progress-bar.css';

interface ProgressBarProps {
  /** What gets on, for those who cannot see it. */
  readonly label: string;
  /** 0 to 100. */
  readonly share: number;
}

/** How much of something is done, as a bar with its figure. */
export function ProgressBar({ label, share }: ProgressBarProps): React.JSX.Element {
  return (
    <span className="progress-bar">
      <progress aria-label={label} max={100} value={share} />
      <span className="progress-bar__figure">{Math.round(share)}%</span>
    </span>
  );
}
