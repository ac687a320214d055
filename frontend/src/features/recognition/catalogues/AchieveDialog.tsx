import { achieveMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { useOrganizationalMilestonesAchieveMutation } from '../api';
import { catalogueTexts, milestoneTexts as texts } from './texts';

interface AchieveDialogProps {
  readonly milestoneId: string;
  readonly onClose: () => void;
}

/** Asks when it was achieved, before everybody is credited for it. */
export function AchieveDialog({ milestoneId, onClose }: AchieveDialogProps): React.JSX.Element {
  const [achievedDate, setAchievedDate] = useState('');
  const [fault, setFault] = useState('');
  const [achieve, { isLoading }] = useOrganizationalMilestonesAchieveMutation();
  const { attempt, refusal } = useAttempt({ failed: catalogueTexts.failed, done: catalogueTexts.saved });
  const confirm = async () => {
    const checked = achieveMilestone.safeParse({ achievedDate });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    if (await attempt(() => achieve({ milestoneId, ...checked.data }).unwrap())) onClose();
  };
  const shown = fault === '' ? refusal : fault;
  return (
    <ConfirmDialog
      title={texts.achieveTitle}
      sentence={texts.achieveSentence}
      confirm={texts.achieve}
      isOpen
      isPending={isLoading}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    >
      <Field label={texts.achievedDate} error={shown === '' ? undefined : shown}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            value={achievedDate}
            onChange={({ target }) => setAchievedDate(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
