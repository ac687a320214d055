import { fullName } from '../../session/current-user';
import type { FormField } from '../../ui/CommandForm';
import { SelectField } from '../../ui/form-fields';
import { usePeopleListTeamQuery } from '../people/api';
import { formTexts } from './texts';

/** The people who report to the person who schedules. */
export function EmployeeSelect({ registration, error }: FormField): React.JSX.Element {
  const { data: team = [], isLoading, isError } = usePeopleListTeamQuery();
  return (
    <SelectField
      label={formTexts.employee}
      registration={registration}
      error={error ?? (isError ? formTexts.failedTeam : undefined)}
      prompt={promptOf(isLoading, isError, team.length)}
      options={team.map((member) => ({ value: member.id, label: fullName(member) }))}
    />
  );
}

function promptOf(isLoading: boolean, isError: boolean, members: number): string {
  if (isLoading) return formTexts.loadingTeam;
  return members === 0 && !isError ? formTexts.emptyTeam : formTexts.chooseEmployee;
}
