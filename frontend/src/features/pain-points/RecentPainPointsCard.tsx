import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { PersonLink } from '../people/PersonLink';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { QueryList } from '../../ui/QueryList';
import { HowLongAgo } from '../../ui/When';
import { usePainPointsListInfiniteQuery } from './api';
import { PainPointBadges } from './PainPointBadges';
import { recentTexts } from './card-texts';
import './pain-points.css';
import './recent-pain-points.css';

const SHOWN = 3;

/** The newest three pain points in the person's scope, for the dashboard. */
export function RecentPainPointsCard(): React.JSX.Element {
  const list = pagedList(usePainPointsListInfiniteQuery({ limit: SHOWN }));
  return (
    <Card title={recentTexts.title} action={<Link to={addressOf('painPoints')}>{recentTexts.all}</Link>}>
      <QueryList
        list={list}
        isExcerpt
        texts={recentTexts}
        rows={SHOWN}
        empty={<p className="recent-pain-points-empty">{recentTexts.empty}</p>}
      >
        {(items) => (
          <ul>
            {items.slice(0, SHOWN).map((painPoint) => (
              <li className="recent-pain-point" key={painPoint.id}>
                <div>
                  <Link to={addressOf('painPoint', { painPointId: painPoint.id })}>{painPoint.title}</Link>
                  <p>
                    <PersonLink id={painPoint.employeeId} name={painPoint.employeeName} />,{' '}
                    <HowLongAgo at={painPoint.createdAt} />
                  </p>
                </div>
                <PainPointBadges painPoint={painPoint} />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
