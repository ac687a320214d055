import { ArchiveIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { pagedList } from '../../../api/paged-list';
import { ListCard } from '../../../ui/ListCard';
import { administrationPath } from '../paths';
import { useSubjectAccessListInfiniteQuery } from '../../privacy/api';
import { allTexts as texts } from '../../privacy/texts';
import { AccessCells } from '../../privacy/AccessCells';

/** Who asked for everything about whom, the latest first. */
export function AccessTable(): React.JSX.Element {
  return (
    <ListCard
      list={pagedList(useSubjectAccessListInfiniteQuery({}))}
      texts={texts}
      icon={<ArchiveIcon size={20} />}
    >
      {(access) => (
        <tr key={access.id}>
          <td>
            <Link to={administrationPath('people', access.personId)}>{access.personName}</Link>
          </td>
          <AccessCells access={access} by={access.requestedByName} />
        </tr>
      )}
    </ListCard>
  );
}
