import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { fullName, useCurrentUser } from '../../session/current-user';
import { FilterSelect } from '../../ui/Filters';
import { usePeopleListTeamQuery } from '../people/api';
import { texts } from './texts';

interface MemberSelectProps {
  /** Empty: everyone. */
  readonly employeeId: string;
  readonly onChange: (employeeId: string) => void;
}

/** Whose records are shown: for those who lead people one of them or all; for others a way back from somebody in particular. */
export function MemberSelect({ employeeId, onChange }: MemberSelectProps): React.JSX.Element | null {
  const { id, role } = useCurrentUser();
  const leads = may(role, 'people:see-team');
  const { data: team = [] } = usePeopleListTeamQuery(leads ? undefined : skipToken);
  if (!leads)
    return employeeId === '' || employeeId === id ? null : (
      <Button text={texts.showAll} onClick={() => onChange('')} />
    );
  const known = [
    { value: '', label: texts.everyone },
    { value: String(id), label: texts.myself },
    ...team.map((member) => ({ value: String(member.id), label: fullName(member) })),
  ];
  // A leader may have come to somebody further below.
  const isKnown = known.some(({ value }) => value === employeeId);
  return (
    <FilterSelect
      label={texts.member}
      value={employeeId}
      options={isKnown ? known : [...known, { value: employeeId, label: texts.someoneElse }]}
      onChange={onChange}
    />
  );
}
