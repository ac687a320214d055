import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName, useCurrentUser } from '../../../session/current-user';
import { Field } from '../../../ui/Field';
import { usePeopleListTeamQuery } from '../../people/api';
import { AnyEmployeeSelect } from '../../performance-reviews/AnyEmployeeSelect';
import { startTexts } from './texts';

interface RevieweeSelectProps {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Oneself; for managers somebody of the team too, for administrators anyone. */
export function RevieweeSelect({ registration, error }: RevieweeSelectProps): React.JSX.Element {
  const me = useCurrentUser();
  const { data: team = [] } = usePeopleListTeamQuery(may(me.role, 'people:see-team') ? undefined : skipToken);
  if (me.role === 'admin')
    return <AnyEmployeeSelect registration={registration} chosen={me.id} error={error} />;
  return (
    <Field label={startTexts.reviewee} error={error}>
      {(attributes) => (
        <select {...attributes} {...registration}>
          <option value={me.id}>{startTexts.yourself(fullName(me))}</option>
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
