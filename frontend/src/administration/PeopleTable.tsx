import type { DirectoryEntry } from '@annals/contracts/people/views';
import { ROLE_LABELS } from '@annals/contracts/roles';
import { fullName } from '../accounts/current-user';
import { Avatar } from '../design/Avatar';
import { DataTable } from '../design/DataTable';
import { peopleTexts } from './texts';

/** The people as a table. */
export function PeopleTable({ people }: { people: readonly DirectoryEntry[] }): React.JSX.Element {
  return (
    <DataTable label={peopleTexts.title} columns={peopleTexts.columns}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <span className="directory-name">
              <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} />
              <span>
                {fullName(person)}
                <span className="directory-email">{person.email}</span>
              </span>
            </span>
          </th>
          <td>{ROLE_LABELS[person.role]}</td>
          <td>{person.position}</td>
          <td>{person.department}</td>
          <td>{person.managerName}</td>
        </tr>
      ))}
    </DataTable>
  );
}
