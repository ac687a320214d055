import { fullName, useCurrentUser } from '../../../session/current-user';
import type { FormField } from '../../../ui/CommandForm';
import { SelectField } from '../../../ui/form-fields';
import { usePeopleListTeamQuery } from '../../people/api';
import { texts } from '../texts';

/** Oneself, or one of the people who report to one. */
export function EntryPersonSelect(props: FormField & { readonly label: string }): React.JSX.Element {
  const { id } = useCurrentUser();
  const { data: team = [] } = usePeopleListTeamQuery();
  return (
    <SelectField
      {...props}
      options={[
        { value: id, label: texts.myself },
        ...team.map((member) => ({ value: member.id, label: fullName(member) })),
      ]}
    />
  );
}
