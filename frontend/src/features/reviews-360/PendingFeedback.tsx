import type { PendingFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { reason } from '@annals/contracts/kernel/reason';
import { EndorsedIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { useBulk } from '../../ui/bulk/useBulk';
import { draftKey, forgetDraft } from '../../ui/drafts/draft-store';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { PersonLink } from '../people/PersonLink';
import { DueDate } from '../performance-reviews/DueDate';
import { useReviews360DeclineFeedbackMutation, useReviews360PendingQuery } from './api';
import { draftName, mayDecline } from './feedback/own-part';
import { bulkDeclineTexts, declineTexts } from './feedback/texts';
import { ASKED_AS, texts } from './texts';

/** Whose review waits for the reader's feedback. */
export function PendingFeedback(): React.JSX.Element {
  const query = useReviews360PendingQuery();
  const { id: readerId } = useCurrentUser();
  const [decline] = useReviews360DeclineFeedbackMutation();
  const bulk = useBulk({
    items: query.currentData,
    isOpen: mayDecline,
    nameOf: ({ revieweeName, reviewPeriod }) => `${revieweeName}, ${reviewPeriod}`,
    acts: [
      {
        ...bulkDeclineTexts,
        isDestructive: true,
        words: { label: declineTexts.words, rule: reason },
        send: async ({ id, reviewId }, words) => {
          await decline({ reviewId, ...(words !== '' && { reason: words }) }).unwrap();
          // Nothing of what was written is needed any more.
          forgetDraft(draftKey(readerId, draftName(id)));
        },
      },
    ],
  });
  return (
    <Card title={texts.tabs.pending}>
      <QueryList
        list={query}
        texts={{ loading: texts.pendingLoading, failed: texts.pendingFailed }}
        rows={3}
        empty={<EmptyState icon={<EndorsedIcon size={20} />} title={texts.pendingEmpty} />}
      >
        {(requests) => (
          <>
            {bulk.bar}
            <ul>
              {requests.map((request) => (
                <Request key={request.id} request={request} box={bulk.boxOf(request)} />
              ))}
            </ul>
          </>
        )}
      </QueryList>
      {bulk.dialog}
    </Card>
  );
}

interface RequestProps {
  readonly request: PendingFeedback360;
  /** Selects it among others. */
  readonly box: React.ReactNode;
}

function Request({ request, box }: RequestProps): React.JSX.Element {
  const { reviewId, revieweeId, revieweeName, reviewPeriod, reviewerType } = request;
  return (
    <li className="review-line">
      {box}
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
          <DueDate due={request} />
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
