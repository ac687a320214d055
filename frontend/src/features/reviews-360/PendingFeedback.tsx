import type { PendingFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { EndorsedIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { PersonLink } from '../people/PersonLink';
import { DueDate } from '../performance-reviews/DueDate';
import { useReviews360PendingQuery } from './api';
import { ASKED_AS, texts } from './texts';

/** Whose review waits for the reader's feedback. */
export function PendingFeedback(): React.JSX.Element {
  const query = useReviews360PendingQuery();
  return (
    <Card title={texts.tabs.pending}>
      <QueryList
        list={query}
        texts={{ loading: texts.pendingLoading, failed: texts.pendingFailed }}
        rows={3}
        empty={<EmptyState icon={<EndorsedIcon size={20} />} title={texts.pendingEmpty} />}
      >
        {(requests) => (
          <ul>
            {requests.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function Request({ request }: { request: PendingFeedback360 }): React.JSX.Element {
  const { reviewId, revieweeId, revieweeName, reviewPeriod, reviewerType, dueDate } = request;
  return (
    <li className="review-line">
      <Avatar name={revieweeName} />
      <div className="review-line__words">
        <p className="review-line__title">
          <strong>
            <PersonLink id={revieweeId} name={revieweeName} />
          </strong>
          <Badge tone="blue">{ASKED_AS[reviewerType]}</Badge>
        </p>
        <p className="review-line__facts">
          <span>{reviewPeriod}</span>
          <DueDate dueDate={dueDate} />
        </p>
      </div>
      <Link
        className="bp6-button bp6-intent-primary"
        aria-label={`${texts.provide}: ${revieweeName}, ${reviewPeriod}`}
        to={`${addressOf('review360Feedback', { reviewId: reviewId })}?type=${reviewerType}`}
      >
        {texts.provide}
      </Link>
    </li>
  );
}
