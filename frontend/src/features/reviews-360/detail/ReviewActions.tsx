import { msg } from '@annals/contracts/kernel/text';
import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { addressOf } from '@annals/contracts/addresses';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { WordsDialog } from '../../../ui/WordsDialog';
import { texts } from '../texts';
import { MoveDueDateDialog } from './MoveDueDateDialog';
import { NominateDialog } from './NominateDialog';
import { approveTexts, cancelTexts, detailTexts, releaseTexts } from './texts';
import { useReviewActions } from './useReviewActions';

type Open = 'approve' | 'release' | 'cancel' | 'move' | 'nominate' | null;

const reason = z.string().trim().max(500, msg('Please stay below 500 characters'));

/** What the reader may do with a review now. */
export function ReviewActions({ review }: { review: Review360Detail }): React.JSX.Element {
  const { approve, release, change, refusal, isPending } = useReviewActions(review.id);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const closeIf = (accepted: boolean) => accepted && close();
  const { allowed } = review;
  return (
    <div className="review-actions">
      {review.resultsShared && (
        <Link
          className="bp6-button bp6-intent-primary"
          to={addressOf('review360Results', { reviewId: review.id })}
        >
          {texts.viewResults}
        </Link>
      )}
      {review.awaitsReader && (
        <Link
          className="bp6-button bp6-intent-primary"
          to={addressOf('review360Feedback', { reviewId: review.id })}
        >
          {texts.provide}
        </Link>
      )}
      {allowed.approve && (
        <Button intent="primary" text={detailTexts.approve} onClick={() => setOpen('approve')} />
      )}
      {allowed.release && (
        <Button intent="primary" text={detailTexts.release} onClick={() => setOpen('release')} />
      )}
      {allowed.changeReviewers && (
        <Button text={detailTexts.changeReviewers} onClick={() => setOpen('nominate')} />
      )}
      {allowed.changeDueDate && <Button text={detailTexts.moveDueDate} onClick={() => setOpen('move')} />}
      {allowed.cancel && <Button text={detailTexts.cancelReview} onClick={() => setOpen('cancel')} />}
      <ConfirmDialog
        {...approveTexts}
        title={approveTexts.title(review.revieweeName)}
        isOpen={open === 'approve'}
        isPending={isPending}
        onConfirm={() => void approve().then(close)}
        onRefuse={close}
      />
      <ConfirmDialog
        {...releaseTexts}
        title={releaseTexts.title(review.revieweeName)}
        sentence={releaseTexts.sentence(review.revieweeName)}
        isOpen={open === 'release'}
        isPending={isPending}
        onConfirm={() => void release().then(close)}
        onRefuse={close}
      />
      {open === 'cancel' && (
        <WordsDialog
          texts={{ ...cancelTexts, title: cancelTexts.title(review.revieweeName) }}
          rule={reason}
          isOpen
          isDestructive
          isPending={isPending}
          refusal={refusal}
          onConfirm={(words) =>
            void change({ status: 'cancelled', ...(words !== '' && { reason: words }) }, cancelTexts).then(
              closeIf,
            )
          }
          onRefuse={close}
        />
      )}
      <MoveDueDateDialog review={review} isOpen={open === 'move'} onClose={close} />
      <NominateDialog review={review} isOpen={open === 'nominate'} onClose={close} />
    </div>
  );
}
