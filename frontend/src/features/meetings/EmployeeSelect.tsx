import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../../session/current-user';
import { Field } from '../../ui/Field';
import { usePeopleListTeamQuery } from '../people/api';
import { formTexts } from './texts';

interface EmployeeSelectProps {
  readonly registration: UseFormRegisterReturn;
  /** Who was chosen before the team was known. */
  readonly chosen: string;
  readonly error: string | undefined;
}

/** The people who report to the person who schedules. */
export function EmployeeSelect({ registration, chosen, error }: EmployeeSelectProps): React.JSX.Element {
  const { data: team = [], isLoading, isError } = usePeopleListTeamQuery();
  return (
    <Field label={formTexts.employee} error={error ?? (isError ? formTexts.failedTeam : undefined)}>
      {(attributes) => (
        // A select forgets a value it has no option for: it starts anew when the team is there.
        <select {...attributes} {...registration} key={isLoading ? 'loading' : chosen}>
          <option value="">{promptOf(isLoading, isError, team.length)}</option>
          {team.map((member) => (
            <option key={member.id} value={member.id}>
              {fullName(member)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function promptOf(isLoading: boolean, isError: boolean, members: number): string {
  if (isLoading) return formTexts.loadingTeam;
  return members === 0 && !isError ? formTexts.emptyTeam : formTexts.chooseEmployee;
}
