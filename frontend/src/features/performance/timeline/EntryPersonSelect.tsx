import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName, useCurrentUser } from '../../../session/current-user';
import { Field } from '../../../ui/Field';
import { usePeopleListTeamQuery } from '../../people/api';
import { texts } from '../texts';

interface EntryPersonSelectProps {
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  /** Who was chosen before the team was known. */
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Oneself, or one of the people who report to one. */
export function EntryPersonSelect(props: EntryPersonSelectProps): React.JSX.Element {
  const { label, registration, chosen, error } = props;
  const { id } = useCurrentUser();
  const { data: team = [], isLoading } = usePeopleListTeamQuery();
  return (
    <Field label={label} error={error}>
      {(attributes) => (
        // A select forgets a value it has no option for: it starts anew when the team is there.
        <select {...attributes} {...registration} key={isLoading ? 'loading' : chosen}>
          <option value={id}>{texts.myself}</option>
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
