import type { ErasureView } from '@annals/contracts/features/privacy/views';
import { ShieldIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { pagedList } from '../../../api/paged-list';
import { ListCard } from '../../../ui/ListCard';
import { Status } from '../../../ui/Status';
import { administrationPath } from '../paths';
import { usePrivacyListInfiniteQuery } from '../../privacy/api';
import { listTexts as texts, STATUS_LABELS, STATUS_TONES } from './texts';
import { When } from '../../../ui/When';

/** Everything that was asked for, the latest change first. */
export function ErasureTable(): React.JSX.Element {
  return (
    <ListCard list={pagedList(usePrivacyListInfiniteQuery({}))} texts={texts} icon={<ShieldIcon size={20} />}>
      {(erasure) => <ErasureTableRow key={erasure.id} erasure={erasure} />}
    </ListCard>
  );
}

function ErasureTableRow({ erasure }: { erasure: ErasureView }): React.JSX.Element {
  const { id, name, status, requestedByName, holds, changedAt } = erasure;
  const open = holds.filter(({ liftedAt }) => liftedAt === null).length;
  return (
    <tr>
      <td>
        <Link to={administrationPath('people', id)}>{name}</Link>
      </td>
      <td>
        <Status tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Status>
      </td>
      <td>{requestedByName ?? '–'}</td>
      <td>{holds.length === 0 ? texts.noHold : texts.holds(open, holds.length)}</td>
      <td>
        <When at={changedAt} />
      </td>
    </tr>
  );
}
