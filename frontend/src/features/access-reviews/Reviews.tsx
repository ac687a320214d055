import { addressOf } from '@annals/contracts/addresses';
import {
  ACCESS_REVIEW_STATUS_LABELS,
  type AccessReviewStatus,
} from '@annals/contracts/features/access-reviews/constants';
import type { AccessReviewView } from '@annals/contracts/features/access-reviews/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { ShieldIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../time/format';
import { pagedList } from '../../api/paged-list';
import { useCurrentUser } from '../../session/current-user';
import type { BadgeTone } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { useAccessReviewsListInfiniteQuery } from './api';
import { StartDialog } from './StartDialog';
import { listTexts as texts } from './texts';
import './access-reviews.css';

const TONES: Readonly<Record<AccessReviewStatus, BadgeTone>> = {
  listing: 'grey',
  open: 'yellow',
  completed: 'green',
  closed: 'grey',
};

/** Every review, newest first; administrators start one. */
export function Reviews(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [isStarting, setIsStarting] = useState(false);
  const list = pagedList(useAccessReviewsListInfiniteQuery({}));
  const starts = may(role, 'access-reviews:administer');
  return (
    <Card
      title={texts.title}
      action={starts && <Button intent="primary" text={texts.start} onClick={() => setIsStarting(true)} />}
    >
      <p className="card__body">{texts.lead}</p>
      <QueryList
        list={list}
        texts={texts}
        empty={
          <EmptyState icon={<ShieldIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(all) => (
          <ul className="access-items">
            {all.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </ul>
        )}
      </QueryList>
      {starts && <StartDialog isOpen={isStarting} onClose={() => setIsStarting(false)} />}
    </Card>
  );
}

function ReviewLine({ review }: { review: AccessReviewView }): React.JSX.Element {
  const { id, name, dueOn, items, unanswered } = review;
  return (
    <li className="access-item">
      <div className="access-item__words">
        <h3 className="access-item__head">
          <Link to={addressOf('accessReview', { reviewId: id })}>{name}</Link>
          <ReviewBadge review={review} />
        </h3>
        <p>
          {texts.due(calendarDay(dueOn))}
          {' · '}
          {texts.answered(items - unanswered, items)}
        </p>
      </div>
    </li>
  );
}

/** How far a review is. */
export function ReviewBadge({
  review: { status, isOverdue },
}: {
  review: Pick<AccessReviewView, 'status' | 'isOverdue'>;
}): React.JSX.Element {
  if (isOverdue) return <Status tone="red">{texts.overdue}</Status>;
  return <Status tone={TONES[status]}>{ACCESS_REVIEW_STATUS_LABELS[status]}</Status>;
}
