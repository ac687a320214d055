import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { PersonLink } from '../../people/PersonLink';
import { Avatar } from '../../../ui/Avatar';
import { RecordHead } from '../../../ui/RecordHead';
import { calendarDay, exactDay } from '../../../time/format';
import { DueDate } from '../DueDate';
import { ReviewStatusBadge } from '../ReviewStatusBadge';
import { reviewName } from '../texts';
import { CancelReviewDialog } from './CancelReviewDialog';
import { ChangeReviewDialog } from './ChangeReviewDialog';
import { CompleteReviewDialog } from './CompleteReviewDialog';
import { texts } from './texts';

type OpenDialog = 'change' | 'complete' | 'cancel' | null;

/** Whose review it is, of which period, until when, and what can be done with it. */
export function ReviewHead({ review }: { review: PerformanceReviewDetail }): React.JSX.Element {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const { change, complete } = review.allowed;
  return (
    <RecordHead
      title={`${reviewName(review)} ${texts.ofPerson(review.employeeName)}`}
      badge={<ReviewStatusBadge status={review.status} />}
      facts={
        <>
          <span>
            <CalendarIcon />
            {isOpenReview(review.status) ? (
              <DueDate due={review} />
            ) : review.completedAt !== null ? (
              texts.completedOn(exactDay(review.completedAt))
            ) : (
              texts.wasDue(calendarDay(review.dueDate))
            )}
          </span>
          <span>
            <Avatar name={review.employeeName} />
            <PersonLink id={review.employeeId} name={review.employeeName} />
          </span>
          <span>
            <Avatar name={review.managerName} />
            {texts.heldBy(review.managerName)}
          </span>
        </>
      }
      actions={
        change || complete ? (
          <>
            {change && <Button text={texts.cancelReview} onClick={() => setOpen('cancel')} />}
            {change && <Button text={texts.change} onClick={() => setOpen('change')} />}
            {complete && (
              <Button intent="primary" text={texts.complete} onClick={() => setOpen('complete')} />
            )}
          </>
        ) : null
      }
    >
      {review.cancellationReason !== null && review.cancellationReason !== '' && (
        <p>{texts.cancelledBecause(review.cancellationReason)}</p>
      )}
      <ChangeReviewDialog review={review} isOpen={open === 'change'} onClose={close} />
      <CompleteReviewDialog
        reviewId={review.id}
        employeeName={review.employeeName}
        isOpen={open === 'complete'}
        onClose={close}
      />
      <CancelReviewDialog
        reviewId={review.id}
        employeeName={review.employeeName}
        isOpen={open === 'cancel'}
        onClose={close}
      />
    </RecordHead>
  );
}
