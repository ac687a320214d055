import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { MarkdownText } from '../../../ui/markdown/MarkdownText';
import { SelfAssessmentForm } from './SelfAssessmentForm';
import { selfTexts } from './texts';
import { WrittenLines } from './WrittenLines';

/** What the employee wrote, and for them the place to write it. */
export function SelfAssessment({ review }: { review: PerformanceReviewDetail }): React.JSX.Element {
  const [isRewriting, setIsRewriting] = useState(false);
  const written = review.employeeSelfAssessment;
  const mayWrite = review.allowed.selfAssess;
  const isWriting = mayWrite && (written === null || isRewriting);
  return (
    <Card
      title={selfTexts.title}
      action={
        mayWrite && !isWriting && <Button text={selfTexts.rewrite} onClick={() => setIsRewriting(true)} />
      }
    >
      {isWriting ? (
        <SelfAssessmentForm
          review={review}
          onDone={() => setIsRewriting(false)}
          onCancel={written === null ? undefined : () => setIsRewriting(false)}
        />
      ) : (
        <div className="review-part">
          {written === null ? (
            <p className="review-part__quiet">
              {isOpenReview(review.status) ? selfTexts.notYet : selfTexts.never}
            </p>
          ) : (
            <>
              <MarkdownText text={written} />
              <WrittenLines title={selfTexts.achievements} lines={review.achievements} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}
