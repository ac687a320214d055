import { HistoryIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { HowLongAgo } from '../../ui/When';
import { activityTexts } from './texts';
import { useRecentActivity } from './useRecentActivity';

/** The newest four things that happened: check-ins, insights, completed 1:1s, pain points. */
export function RecentActivityCard(): React.JSX.Element {
  const { activities, error, retry } = useRecentActivity();
  return (
    <Card title={activityTexts.title}>
      {!activities && error !== undefined ? (
        <ErrorState title={activityTexts.failed} error={error} onRetry={retry} />
      ) : !activities ? (
        <SkeletonRows label={activityTexts.loading} rows={4} />
      ) : activities.length === 0 ? (
        <EmptyState icon={<HistoryIcon size={20} />} title={activityTexts.empty} />
      ) : (
        <ul>
          {activities.map(({ key, text, at, path }) => (
            <li className="activity-line" key={key}>
              <Link to={path}>{text}</Link>
              <HowLongAgo at={at} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
