import type { Review360Progress } from '@annals/contracts/features/reviews-360/constants';
import { CircleIcon, TickCircleIcon } from '@blueprintjs/icons';
import { indicatorTexts, texts } from './texts';

/** Who has answered: self, manager, how many peers, how many reports. */
export function Indicators({ review }: { review: Review360Progress }): React.JSX.Element {
  const parts: readonly (readonly [string, boolean])[] = [
    [indicatorTexts.self, review.selfReviewCompleted],
    [indicatorTexts.manager, review.managerReviewCompleted],
    [indicatorTexts.peers(review.peerReviewsCompleted), (review.peerReviewsCompleted ?? 0) > 0],
    [
      indicatorTexts.reports(review.directReportReviewsCompleted),
      (review.directReportReviewsCompleted ?? 0) > 0,
    ],
  ];
  return (
    <ul className="review-indicators" aria-label={indicatorTexts.label}>
      {parts.map(([label, isDone]) => (
        <li key={label} className={isDone ? 'review-indicators__done' : undefined}>
          {isDone ? <TickCircleIcon /> : <CircleIcon />}
          {label}
          <span className="visually-hidden">: {isDone ? texts.done : texts.open}</span>
        </li>
      ))}
    </ul>
  );
}
