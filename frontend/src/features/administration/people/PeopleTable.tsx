import type { AdministeredPerson } from '@annals/contracts/features/people/administration';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Link } from 'react-router-dom';
import { fullName } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { DataTable } from '../../../ui/DataTable';
import { administrationPath } from '../paths';
import { calendarDay } from '../../../time/format';
import { AccountBadge } from './AccountBadge';
import { directoryTexts } from './texts';

/** The people as a table; each name leads to the person. */
export function PeopleTable({ people }: { people: readonly AdministeredPerson[] }): React.JSX.Element {
  return (
    <DataTable label={directoryTexts.title} columns={directoryTexts.columns}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <span className="directory-name">
              <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} />
              <span>
                <Link to={administrationPath('people', person.id)}>{fullName(person)}</Link>
                {person.looksLikeAdministrator && (
                  <span className="directory-warning">
                    <Badge tone="yellow">{directoryTexts.looksLikeAdministrator}</Badge>
                  </span>
                )}
                <span className="directory-email">{person.email}</span>
              </span>
            </span>
          </th>
          <td>{ROLE_LABELS[person.role]}</td>
          <td>{person.position}</td>
          <td>{person.department}</td>
          <td>{person.managerName}</td>
          <td>
            {person.departedOn === null ? (
              <AccountBadge state={person.accountState} />
            ) : (
              directoryTexts.leftOn(calendarDay(person.departedOn))
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
