import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { fullName, useCurrentUser } from '../../../session/current-user';
import type { FormField } from '../../../ui/CommandForm';
import { SelectField } from '../../../ui/form-fields';
import { usePeopleListTeamQuery } from '../../people/api';
import { PersonCombobox } from '../../people/combobox/PersonCombobox';
import { startTexts } from './texts';

/** Oneself; for managers somebody of the team too, for administrators anyone. */
export function RevieweeSelect(field: FormField): React.JSX.Element {
  const me = useCurrentUser();
  const { data: team = [] } = usePeopleListTeamQuery(may(me.role, 'people:see-team') ? undefined : skipToken);
  if (me.role === 'admin') return <PersonCombobox {...field} label={startTexts.reviewee} />;
  return (
    <SelectField
      {...field}
      label={startTexts.reviewee}
      options={[
        { value: me.id, label: startTexts.yourself(fullName(me)) },
        ...team.map((member) => ({ value: member.id, label: fullName(member) })),
      ]}
    />
  );
}
