import { EndorsedIcon, ShieldIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { pagedList } from '../../../api/paged-list';
import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { administrationPath } from '../paths';
import { usePrivacyListInfiniteQuery } from '../../privacy/api';
import type { SectionProps } from '../section-props';
import { Told } from '../../../ui/When';
import { ActsCard } from './ActsCard';
import { actTexts, closedTexts, erasureTexts, waitingTexts } from './texts';
import './approvals.css';

/** What takes two administrators: what waits for the second one, and what was decided. */
export default function Approvals({ item }: SectionProps): React.JSX.Element {
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <div className="screen-grid">
      <ActsCard state="waiting" texts={waitingTexts} icon={<EndorsedIcon size={20} />} />
      <WaitingErasures />
      <ActsCard state="closed" texts={closedTexts} icon={<EndorsedIcon size={20} />} />
    </div>
  );
}

function WaitingErasures(): React.JSX.Element {
  const list = pagedList(usePrivacyListInfiniteQuery({ status: 'requested' }));
  return (
    <Card title={erasureTexts.title}>
      <QueryList
        list={{ ...list, items: list.items?.filter(({ isExpired }) => !isExpired) }}
        texts={erasureTexts}
        rows={2}
        empty={
          <EmptyState
            icon={<ShieldIcon size={20} />}
            title={erasureTexts.empty}
            sentence={erasureTexts.emptySentence}
          />
        }
      >
        {(found) => (
          <ul className="acts">
            {found.map(({ id, name, requestedByName, requestedAt, reason, objection }) => (
              <li key={id} className="acts__item">
                <h3>
                  <Link to={administrationPath('people', id)}>{name}</Link>
                </h3>
                <p>
                  {requestedAt !== null && (
                    <Told at={requestedAt}>{(when) => actTexts.requested(requestedByName ?? '', when)}</Told>
                  )}
                  {reason !== null && <q className="acts__reason">{reason}</q>}
                </p>
                <p>{objection ?? erasureTexts.sentence}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
