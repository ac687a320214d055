import { enrolParticipant } from '@annals/contracts/features/cohorts/commands';
import { CommandDialog } from '../../../ui/CommandDialog';
import { PersonCombobox } from '../../people/combobox/PersonCombobox';
import { useCohortsEnrolMutation } from '../api';
import type { CohortDialogProps } from './RunDialogs';
import { actionTexts, enrolTexts } from './texts';

/** Gives somebody a place. */
export function EnrolDialog({ cohortId, isOpen, onClose }: CohortDialogProps): React.JSX.Element {
  const [enrol] = useCohortsEnrolMutation();
  return (
    <CommandDialog
      title={enrolTexts.title}
      isOpen={isOpen}
      schema={enrolParticipant}
      start={{ participantId: '' }}
      texts={{ ...enrolTexts, ...actionTexts.enrol }}
      send={(place) => enrol({ cohortId, ...place }).unwrap()}
      onClose={onClose}
    >
      {(field) => <PersonCombobox {...field('participantId')} label={enrolTexts.participant} />}
    </CommandDialog>
  );
}
