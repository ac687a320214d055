import { RATING } from '@annals/contracts/features/performance-reviews/constants';

/** A rating as a bar, beside the figure that says it in words. */
export function RatingBar({ rating }: { rating: number }): React.JSX.Element {
  return (
    <svg
      className="rating-bar"
      viewBox={`0 0 ${RATING.maximum} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="rating-bar__whole" width={RATING.maximum} height="1" />
      <rect className="rating-bar__part" width={rating} height="1" />
    </svg>
  );
}
