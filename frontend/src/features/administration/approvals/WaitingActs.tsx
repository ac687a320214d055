import type { PersonId } from '@annals/contracts/kernel/ids';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { usePrivilegedActsListInfiniteQuery } from '../../privileged-acts/api';
import { ActItem } from './ActItem';
import { waitingTexts } from './texts';
import './approvals.css';

/** What waits for a second administrator about one person; nothing when nothing does. */
export function WaitingActs({ personId }: { personId: PersonId }): React.JSX.Element | null {
  const { items } = pagedList(usePrivilegedActsListInfiniteQuery({ subjectId: personId }));
  if (!items || items.length === 0) return null;
  return (
    <Card title={waitingTexts.title}>
      <ul className="acts">
        {items.map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
      </ul>
    </Card>
  );
}
