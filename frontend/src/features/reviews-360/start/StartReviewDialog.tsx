import { Controller } from 'react-hook-form';
import { useCurrentUser } from '../../../session/current-user';
import { today } from '../../../time/due';
import { CommandDialog } from '../../../ui/CommandDialog';
import { InputField } from '../../../ui/form-fields';
import { listMessage } from '../../../ui/list-message';
import { PeopleCombobox } from '../../people/combobox/PeopleCombobox';
import { useReviews360StartMutation } from '../api';
import { RevieweeSelect } from './RevieweeSelect';
import { emptyStartForm, startForm } from './start-form';
import { reviewersTexts, startTexts as texts } from './texts';

interface StartReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that starts a review: of whom, for which period, until when, and who is asked. It starts afresh every time it opens. */
export function StartReviewDialog({ isOpen, onClose }: StartReviewDialogProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const [start] = useReviews360StartMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={startForm}
      start={emptyStartForm(id)}
      texts={texts}
      send={(review) => start(review).unwrap()}
      onClose={onClose}
    >
      {(field, { control }) => (
        <>
          <RevieweeSelect {...field('revieweeId')} />
          <div className="form-row">
            <InputField {...field('reviewPeriod')} label={texts.period} help={texts.periodHelp} />
            <InputField {...field('dueDate')} label={texts.dueDate} type="date" min={today()} />
          </div>
          <Controller
            control={control}
            name="reviewerIds"
            render={({ field: { value, onChange }, fieldState }) => (
              <PeopleCombobox
                label={reviewersTexts.label}
                help={reviewersTexts.help}
                count={reviewersTexts.chosen}
                chosen={value}
                known={[]}
                error={listMessage(fieldState.error)}
                onChange={onChange}
              />
            )}
          />
          <p className="field__help">{texts.what}</p>
        </>
      )}
    </CommandDialog>
  );
}
