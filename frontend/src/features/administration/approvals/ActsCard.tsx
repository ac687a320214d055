import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { usePrivilegedActsListInfiniteQuery } from '../../privileged-acts/api';
import { ActItem } from './ActItem';
import './approvals.css';

interface ActsCardProps {
  readonly state: 'waiting' | 'closed';
  readonly texts: {
    readonly title: string;
    readonly sentence?: string;
    readonly loading: string;
    readonly failed: string;
    readonly empty: string;
    readonly emptySentence: string;
  };
  readonly icon: React.JSX.Element;
}

/** Requests that take two administrators, newest first. */
export function ActsCard({ state, texts, icon }: ActsCardProps): React.JSX.Element {
  const list = pagedList(usePrivilegedActsListInfiniteQuery({ state }));
  return (
    <Card title={texts.title}>
      {texts.sentence !== undefined && <p className="card__body">{texts.sentence}</p>}
      <QueryList
        list={list}
        texts={texts}
        rows={2}
        empty={<EmptyState icon={icon} title={texts.empty} sentence={texts.emptySentence} />}
      >
        {(found) => (
          <ul className="acts">
            {found.map((act) => (
              <ActItem key={act.id} act={act} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
