import { changePerformanceReview } from '@annals/contracts/features/performance-reviews/commands';
import type { PerformanceReviewDetail } from '@annals/contracts/features/performance-reviews/views';
import { z } from 'zod';
import { today } from '../../../time/due';
import { CommandDialog } from '../../../ui/CommandDialog';
import { fromLines, toLines } from '../../../ui/drafts/lines';
import { AreaField, InputField } from '../../../ui/form-fields';
import { usePerformanceReviewsChangeMutation } from '../api';
import { changeTexts } from './texts';

/** @param mayRevise whether the goals are sent: they are fixed once something was written about them */
const changeForm = (mayRevise: boolean) =>
  z
    .object({ dueDate: z.string(), goals: z.string(), reason: z.string() })
    .transform(({ dueDate, goals, reason }): z.input<typeof changePerformanceReview> => ({
      dueDate,
      ...(mayRevise && { goals: fromLines(goals) }),
      ...(reason.trim() !== '' && { reason }),
    }))
    .pipe(changePerformanceReview);

interface ChangeReviewDialogProps {
  readonly review: PerformanceReviewDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that moves the due date and, before anything was written about them, revises the goals. */
export function ChangeReviewDialog({ review, isOpen, onClose }: ChangeReviewDialogProps): React.JSX.Element {
  const [change] = usePerformanceReviewsChangeMutation();
  const mayRevise = review.allowed.reviseGoals;
  return (
    <CommandDialog
      title={changeTexts.title}
      isOpen={isOpen}
      schema={changeForm(mayRevise)}
      start={{ dueDate: review.dueDate, goals: toLines(review.goals), reason: '' }}
      texts={changeTexts}
      needsChange
      send={(changes) => change({ reviewId: review.id, ...changes }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <InputField {...field('dueDate')} label={changeTexts.dueDate} type="date" min={today()} />
          {mayRevise && (
            <AreaField {...field('goals')} label={changeTexts.goals} help={changeTexts.goalsHelp} rows={4} />
          )}
          <AreaField {...field('reason')} label={changeTexts.reason} help={changeTexts.reasonHelp} rows={2} />
        </>
      )}
    </CommandDialog>
  );
}
