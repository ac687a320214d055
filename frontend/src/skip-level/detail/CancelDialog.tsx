import { useState } from 'react';
import { ConfirmDialog } from '../../design/ConfirmDialog';
import { Field } from '../../design/Field';
import type { MeetingDialogProps } from '../../meetings/detail/CompleteDialog';
import { useChangeSkipLevel } from '../useChangeSkipLevel';
import { cancelTexts } from './texts';

const REASON_LIMIT = 500;

/** Asks before a skip-level meeting is cancelled, and why it is. */
export function CancelDialog({ meetingId, isOpen, onClose }: MeetingDialogProps): React.JSX.Element {
  const { change, isPending, refusal } = useChangeSkipLevel(meetingId);
  const [reason, setReason] = useState('');
  const tooLong = reason.trim().length > REASON_LIMIT ? cancelTexts.reasonTooLong : undefined;

  const confirm = async () => {
    if (tooLong !== undefined) return;
    const given = reason.trim() === '' ? {} : { reason };
    if (await change({ status: 'cancelled', ...given })) onClose();
  };

  return (
    <ConfirmDialog
      title={cancelTexts.title}
      sentence={cancelTexts.sentence}
      confirm={cancelTexts.confirm}
      refuse={cancelTexts.refuse}
      isDestructive
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    >
      <Field label={cancelTexts.reason} error={tooLong ?? (refusal === '' ? undefined : refusal)}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
