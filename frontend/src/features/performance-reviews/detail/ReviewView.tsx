import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { Card } from '../../../ui/Card';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { usePerformanceReviewsHistoryInfiniteQuery } from '../api';
import { ManagerAssessment } from './ManagerAssessment';
import { ReviewHead } from './ReviewHead';
import { SelfAssessment } from './SelfAssessment';
import { goalTexts } from './texts';
import { WrittenLines } from './WrittenLines';

/** Everything about one review: what was agreed, what both wrote, and how it came to be. */
export function ReviewView({ review }: { review: PerformanceReviewDetail }): React.JSX.Element {
  return (
    <>
      <ReviewHead review={review} />
      <div className="screen-grid screen-grid--two">
        <div className="screen-grid">
          <Card title={goalTexts.title}>
            <div className="review-part">
              {review.goals.length > 0 ? (
                <WrittenLines lines={review.goals} />
              ) : (
                <p className="review-part__quiet">{goalTexts.empty}</p>
              )}
            </div>
          </Card>
          <SelfAssessment review={review} />
          <ManagerAssessment review={review} />
        </div>
        <HistoryCard history={usePerformanceReviewsHistoryInfiniteQuery({ reviewId: review.id })} />
      </div>
    </>
  );
}
