import { changeReview360 } from '@annals/contracts/features/reviews-360/commands';
import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { useState } from 'react';
import { useOpened } from '../../../api/useOpened';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { FormDialog } from '../../../ui/FormDialog';
import { FormFooter } from '../../../ui/FormFooter';
import { PeoplePicker } from '../../people/PeoplePicker';
import { reviewersTexts } from '../start/texts';
import { nominateTexts } from './texts';
import { useReviewActions } from './useReviewActions';

interface NominateDialogProps {
  readonly review: Review360Detail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that nominates others, before the reviewers are approved. */
export function NominateDialog({ review, isOpen, onClose }: NominateDialogProps): React.JSX.Element {
  return (
    <FormDialog title={nominateTexts.title} isOpen={isOpen} onClose={onClose}>
      <NominateForm review={review} onDone={onClose} />
    </FormDialog>
  );
}

interface NominateFormProps {
  readonly review: Review360Detail;
  readonly onDone: () => void;
}

function NominateForm({ review, onDone }: NominateFormProps): React.JSX.Element {
  const known = [...review.peers, ...review.directReports];
  const [chosen, setChosen] = useState<string[]>(known.map(({ id }) => id));
  const [isChanged, setIsChanged] = useState(false);
  useUnsavedChanges(isChanged);
  const seenPosition = useOpened();
  const [fault, setFault] = useState('');
  const { change, refusal, isPending } = useReviewActions(review.id);
  const shown = fault === '' ? refusal : fault;
  const submit = async () => {
    const changes = changeReview360.safeParse({ reviewerIds: chosen });
    setFault(changes.error?.issues[0]?.message ?? '');
    if (changes.success && (await change({ ...changes.data, seenPosition }, nominateTexts))) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="modal__body">
        <PeoplePicker
          texts={reviewersTexts}
          chosen={chosen}
          known={known}
          error={shown === '' ? undefined : shown}
          onChange={(ids) => {
            setChosen(ids);
            setIsChanged(true);
          }}
        />
      </div>
      <FormFooter texts={nominateTexts} isSubmitting={isPending} isDisabled={!isChanged} onCancel={onDone} />
    </form>
  );
}
