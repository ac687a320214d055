import { decimal } from '@annals/contracts/kernel/text';
import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/current-user';
import { Card } from '../../../ui/Card';
import { calendarDay } from '../../../time/format';
import { MarkdownText } from '../../../ui/markdown/MarkdownText';
import { ManagerAssessmentForm } from './ManagerAssessmentForm';
import { RatingBar } from './RatingBar';
import { managerTexts } from './texts';
import { WrittenLines } from './WrittenLines';

/** The rating and what the manager wrote, and for the manager who holds the review the place to write it. */
export function ManagerAssessment({ review }: { review: PerformanceReviewDetail }): React.JSX.Element {
  const { id } = useCurrentUser();
  const [isRewriting, setIsRewriting] = useState(false);
  const { overallRating, managerFeedback } = review;
  const mayWrite = review.allowed.assess;
  const isWriting = mayWrite && (managerFeedback === null || isRewriting);
  return (
    <Card
      title={managerTexts.title}
      action={
        mayWrite && !isWriting && <Button text={managerTexts.rewrite} onClick={() => setIsRewriting(true)} />
      }
    >
      {isWriting ? (
        <ManagerAssessmentForm
          review={review}
          onDone={() => setIsRewriting(false)}
          onCancel={managerFeedback === null ? undefined : () => setIsRewriting(false)}
        />
      ) : (
        <div className="review-part">
          {overallRating === null ? (
            <p className="review-part__quiet">{whyNothing(review, id)}</p>
          ) : (
            <>
              <div className="rating">
                <h3 className="review-part__title">{managerTexts.rating}</h3>
                <strong>{managerTexts.outOf(decimal(overallRating, 2))}</strong>
                <RatingBar rating={overallRating} />
              </div>
              <MarkdownText text={managerFeedback ?? ''} />
              <WrittenLines title={managerTexts.areas} lines={review.areasForImprovement} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

/** Why there is no assessment to read. */
function whyNothing(review: PerformanceReviewDetail, readerId: string): string {
  if (!isOpenReview(review.status)) return managerTexts.never;
  if (readerId === review.employeeId) return managerTexts.notShared;
  if (readerId === review.managerId) return managerTexts.selfFirst(calendarDay(review.dueDate));
  return managerTexts.notYet;
}
