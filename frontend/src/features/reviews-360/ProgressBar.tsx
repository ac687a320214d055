import { texts } from './texts';

/** How far a review is, as a bar with its figure. */
export function ProgressBar({ percent }: { percent: number }): React.JSX.Element {
  return (
    <div className="review-progress">
      <progress max={100} value={percent} aria-label={texts.progress(percent)} />
      <span aria-hidden="true">{percent}%</span>
    </div>
  );
}
