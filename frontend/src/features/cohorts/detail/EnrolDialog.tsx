import { enrolParticipants } from '@annals/contracts/features/cohorts/commands';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { CommandDialog } from '../../../ui/CommandDialog';
import { listMessage } from '../../../ui/list-message';
import { GroupBox } from '../../people/combobox/GroupBox';
import { PeopleCombobox } from '../../people/combobox/PeopleCombobox';
import type { PersonOption } from '../../people/combobox/person-option';
import { useEverybody } from '../../people/combobox/useEverybody';
import { useCohortsEnrolMutation } from '../api';
import { actionTexts, enrolTexts as texts } from './texts';

interface EnrolDialogProps {
  readonly cohort: CohortDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Gives people a place: one by one, or all of a department or a team. */
export function EnrolDialog({ cohort, isOpen, onClose }: EnrolDialogProps): React.JSX.Element {
  const { id: cohortId, participants, facilitatorId, maxParticipants, currentParticipants } = cohort;
  const [enrol] = useCohortsEnrolMutation();
  const [ofGroups, setOfGroups] = useState<readonly PersonOption[]>([]);
  const takingPart = participants.filter(({ status }) => status !== 'withdrawn');
  const besides: string[] = [facilitatorId, ...takingPart.map(({ participantId }) => participantId)];
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={enrolParticipants}
      start={{ participantIds: [] }}
      texts={{ ...texts, ...actionTexts.enrol }}
      send={(places) => enrol({ cohortId, ...places }).unwrap()}
      onClose={onClose}
    >
      {(field, { control }) => (
        <Controller
          control={control}
          name="participantIds"
          render={({ field: { value, onChange }, fieldState }) => (
            <>
              <PeopleCombobox
                label={texts.participants}
                count={(chosen) => texts.chosen(chosen, maxParticipants - currentParticipants)}
                chosen={value}
                known={ofGroups}
                useFound={useEverybody}
                besides={besides}
                error={listMessage(fieldState.error) ?? field('participantIds').error}
                onChange={onChange}
              />
              <GroupBox
                label={texts.group}
                help={texts.groupHelp}
                onPick={(people) => {
                  setOfGroups([...ofGroups, ...people]);
                  const added = people.map(({ id }) => id).filter((id) => !besides.includes(id));
                  onChange([...new Set<string>([...value, ...added])]);
                }}
              />
            </>
          )}
        />
      )}
    </CommandDialog>
  );
}
