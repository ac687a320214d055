import { changeReview360 } from '@annals/contracts/features/reviews-360/commands';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { CommandDialog } from '../../../ui/CommandDialog';
import { listMessage } from '../../../ui/list-message';
import { PeopleCombobox } from '../../people/combobox/PeopleCombobox';
import { useReviews360ChangeMutation } from '../api';
import { reviewersTexts } from '../start/texts';
import type { ReviewDialogProps } from './MoveDueDateDialog';
import { nominateTexts as texts } from './texts';

const nominateForm = z
  .object({ reviewerIds: z.array(z.string()) })
  .transform((nomination): z.input<typeof changeReview360> => nomination)
  .pipe(changeReview360);

/** The dialog that nominates others, before the reviewers are approved. */
export function NominateDialog({ review, isOpen, onClose }: ReviewDialogProps): React.JSX.Element {
  const known = [...review.peers, ...review.directReports];
  const [change] = useReviews360ChangeMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={nominateForm}
      start={{ reviewerIds: known.map(({ id }): string => id) }}
      texts={texts}
      needsChange
      send={(nomination) => change({ reviewId: review.id, ...nomination }).unwrap()}
      onClose={onClose}
    >
      {(_field, { control }) => (
        <Controller
          control={control}
          name="reviewerIds"
          render={({ field: { value, onChange }, fieldState }) => (
            <PeopleCombobox
              label={reviewersTexts.label}
              help={reviewersTexts.help}
              count={reviewersTexts.chosen}
              chosen={value}
              known={known}
              error={listMessage(fieldState.error)}
              onChange={onChange}
            />
          )}
        />
      )}
    </CommandDialog>
  );
}
