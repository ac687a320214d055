import type { AdministeredPerson } from '@annals/contracts/features/people/administration';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Link } from 'react-router-dom';
import { fullName } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { Status } from '../../../ui/Status';
import type { GridColumn } from '../../../ui/grid/column';
import { administrationPath } from '../paths';
import { calendarDay } from '../../../time/format';
import { AccountBadge } from './AccountBadge';
import { ACCOUNT_LABELS, directoryTexts as texts } from './texts';

/** The people in a grid; each name leads to the person. */
export function peopleColumns(): readonly GridColumn<AdministeredPerson>[] {
  const { columns } = texts;
  return [
    { id: 'name', label: columns.name, isHead: true, value: fullName, cell: nameOf },
    { id: 'email', label: columns.email, isHiddenAtFirst: true, value: ({ email }) => email },
    { id: 'role', label: columns.role, value: ({ role }) => ROLE_LABELS[role] },
    { id: 'position', label: columns.position, value: ({ position }) => position },
    { id: 'department', label: columns.department, value: ({ department }) => department },
    { id: 'manager', label: columns.manager, value: ({ managerName }) => managerName },
    {
      id: 'account',
      label: columns.account,
      value: (person) =>
        person.departedOn === null ? ACCOUNT_LABELS[person.accountState] : leftOn(person.departedOn),
      cell: ({ departedOn, accountState }) =>
        departedOn === null ? <AccountBadge state={accountState} /> : leftOn(departedOn),
    },
  ];
}

function leftOn(day: string): string {
  return texts.leftOn(calendarDay(day));
}

function nameOf(person: AdministeredPerson): React.JSX.Element {
  return (
    <span className="directory-name">
      <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} />
      <Link to={administrationPath('people', person.id)}>{fullName(person)}</Link>
      {person.looksLikeAdministrator && <Status tone="yellow">{texts.looksLikeAdministrator}</Status>}
    </span>
  );
}
