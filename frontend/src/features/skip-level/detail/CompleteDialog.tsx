import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import type { MeetingDialogProps } from '../../meetings/detail/CompleteDialog';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import { useChangeSkipLevel } from '../useChangeSkipLevel';
import { completeTexts } from './texts';

/** Asks before a skip-level meeting is marked as having taken place, and when the two mean to meet next. */
export function CompleteDialog({ meetingId, isOpen, onClose }: MeetingDialogProps): React.JSX.Element {
  const { change, isPending, refusal } = useChangeSkipLevel(meetingId);
  const [next, setNext] = useState('');
  const confirm = async () => {
    const given = next === '' ? {} : { nextMeetingScheduled: fromLocalInput(next) };
    if (await change({ status: 'completed', ...given })) onClose();
  };
  return (
    <ConfirmDialog
      title={completeTexts.title}
      sentence={completeTexts.sentence}
      confirm={completeTexts.confirm}
      refuse={completeTexts.refuse}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    >
      <Field
        label={completeTexts.next}
        help={completeTexts.nextHelp}
        error={refusal === '' ? undefined : refusal}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            min={toLocalInput(new Date())}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
