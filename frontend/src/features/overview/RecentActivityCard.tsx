import { HistoryIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { HowLongAgo } from '../../ui/When';
import { activityTexts } from './texts';
import { useRecentActivity } from './useRecentActivity';

/** The newest four things that happened: check-ins, insights, completed 1:1s, pain points. */
export function RecentActivityCard(): React.JSX.Element {
  const list = useRecentActivity();
  return (
    <Card title={activityTexts.title}>
      <QueryList
        list={list}
        texts={activityTexts}
        rows={4}
        empty={<EmptyState icon={<HistoryIcon size={20} />} title={activityTexts.empty} />}
      >
        {(activities) => (
          <ul>
            {activities.map(({ key, text, at, path }) => (
              <li className="activity-line" key={key}>
                <Link to={path}>{text}</Link>
                <HowLongAgo at={at} />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
