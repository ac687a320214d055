import { isOpenReview360 } from '@annals/contracts/features/reviews-360/constants';
import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { Told } from '../../../ui/When';
import { Avatar } from '../../../ui/Avatar';
import { Card } from '../../../ui/Card';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { DueDate } from '../../performance-reviews/DueDate';
import { useReviews360HistoryInfiniteQuery } from '../api';
import { Indicators } from '../Indicators';
import { ProgressBar } from '../ProgressBar';
import { StatusBadge } from '../StatusBadge';
import { texts } from '../texts';
import { Nominees } from './Nominees';
import { ReviewActions } from './ReviewActions';
import { detailTexts } from './texts';

/** Everything those who keep a review may know of it: how far it is, who was asked, what happened; not who answered. */
export function ReviewDetail({ review }: { review: Review360Detail }): React.JSX.Element {
  const history = useReviews360HistoryInfiniteQuery({ reviewId: review.id });
  return (
    <>
      <header className="review-detail-head">
        <div className="review-detail-head__title">
          <h2>
            {detailTexts.heading(review.reviewPeriod)} {texts.of(review.revieweeName)}
          </h2>
          <StatusBadge status={review.status} />
        </div>
        <p className="review-detail-head__facts">
          <span>
            <Avatar name={review.managerName ?? ''} />
            {detailTexts.keeper(review.managerName)}
          </span>
          {isOpenReview360(review.status) ? (
            <DueDate due={review} />
          ) : (
            review.completedAt !== null && (
              <span>
                <Told at={review.completedAt} precision="day">
                  {(when) => texts.completedOn(when)}
                </Told>
              </span>
            )
          )}
        </p>
        <ReviewActions review={review} />
      </header>
      <div className="screen-grid screen-grid--two">
        <div className="screen-grid">
          <Card title={detailTexts.statusTitle}>
            <div className="review-standing">
              <ProgressBar percent={review.progress} />
              <Indicators review={review} />
              <p>{standing(review)}</p>
            </div>
          </Card>
          <Nominees review={review} />
        </div>
        <HistoryCard history={history} />
      </div>
    </>
  );
}

function standing({ status, resultsShared, cancellationReason }: Review360Detail): string {
  switch (status) {
    case 'draft':
      return detailTexts.waitsForApproval;
    case 'in_progress':
      return detailTexts.waitsForAnswers;
    case 'completed':
      return resultsShared ? detailTexts.released : detailTexts.releasedElsewhere;
    case 'cancelled':
      return detailTexts.cancelledBecause(cancellationReason ?? '–');
  }
}
