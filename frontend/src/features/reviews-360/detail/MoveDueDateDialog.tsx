import { changeReview360 } from '@annals/contracts/features/reviews-360/commands';
import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { z } from 'zod';
import { today } from '../../../time/due';
import { CommandDialog } from '../../../ui/CommandDialog';
import { AreaField, InputField } from '../../../ui/form-fields';
import { useReviews360ChangeMutation } from '../api';
import { moveTexts as texts } from './texts';

/** What a dialog about one review needs. */
export interface ReviewDialogProps {
  readonly review: Review360Detail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const moveForm = z
  .object({ dueDate: z.string(), reason: z.string() })
  .transform(({ dueDate, reason }): z.input<typeof changeReview360> => ({
    dueDate,
    ...(reason.trim() !== '' && { reason }),
  }))
  .pipe(changeReview360);

/** The dialog that moves the due date. */
export function MoveDueDateDialog({ review, isOpen, onClose }: ReviewDialogProps): React.JSX.Element {
  const [change] = useReviews360ChangeMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={moveForm}
      start={{ dueDate: review.dueDate, reason: '' }}
      texts={texts}
      needsChange
      send={(move) => change({ reviewId: review.id, ...move }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <InputField {...field('dueDate')} label={texts.dueDate} type="date" min={today()} />
          <AreaField {...field('reason')} label={texts.reason} rows={2} />
        </>
      )}
    </CommandDialog>
  );
}
