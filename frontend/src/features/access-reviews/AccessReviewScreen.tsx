import { addressOf } from '@annals/contracts/addresses';
import { closeAccessReview } from '@annals/contracts/features/access-reviews/commands';
import type { AccessReviewView } from '@annals/contracts/features/access-reviews/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { ShieldIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Told } from '../../ui/When';
import { pagedList } from '../../api/paged-list';
import { useAttempt } from '../../api/useAttempt';
import { useCurrentUser } from '../../session/current-user';
import { calendarDay } from '../../time/format';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { EmptyState } from '../../ui/EmptyState';
import { ProgressBar } from '../../ui/ProgressBar';
import { QueryList } from '../../ui/QueryList';
import { RecordHead } from '../../ui/RecordHead';
import { RecordScreen } from '../../ui/RecordScreen';
import { useAddressState } from '../../ui/useAddressState';
import { WordsDialog } from '../../ui/WordsDialog';
import { evidencePath } from '../audit/paths';
import {
  useAccessReviewsCloseMutation,
  useAccessReviewsItemsInfiniteQuery,
  useAccessReviewsOneQuery,
} from './api';
import { ItemGroups } from './ItemGroups';
import { ReviewBadge } from './Reviews';
import { closeTexts, reviewTexts as texts } from './texts';
import './access-reviews.css';

/** One review: how far it is, what it lists, and how it is closed or taken along as evidence. */
export default function AccessReviewScreen(): React.JSX.Element {
  const { reviewId = '' } = useParams();
  const result = useAccessReviewsOneQuery({ reviewId });
  return (
    <RecordScreen
      backTo={addressOf('accessReviews')}
      icon={<ShieldIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(review) => (
        <>
          <Head review={review} />
          <Items reviewId={reviewId} />
        </>
      )}
    </RecordScreen>
  );
}

function Head({ review }: { review: AccessReviewView }): React.JSX.Element {
  const { role } = useCurrentUser();
  const [isClosing, setIsClosing] = useState(false);
  const { name, dueOn, items, unanswered, closedByName, reason, escalatedAt, endedAt, allowed } = review;
  const hasEvidence = may(role, 'evidence:export');
  return (
    <RecordHead
      title={name}
      badge={<ReviewBadge review={review} />}
      facts={
        <>
          <span>{texts.due(calendarDay(dueOn))}</span>
          <span>
            <Told at={review.startedAt} precision="day">
              {(when) => texts.startedBy(review.startedByName, when)}
            </Told>
          </span>
          {endedAt !== null && (
            <span>
              <Told at={endedAt} precision="day">
                {(when) => texts.endedOn(when)}
              </Told>
            </span>
          )}
        </>
      }
      actions={
        allowed.close || hasEvidence ? (
          <>
            {hasEvidence && (
              <Link className="bp6-button" to={evidencePath({ stream: `accessReview-${review.id}` })}>
                {texts.evidence}
              </Link>
            )}
            {allowed.close && <Button text={closeTexts.label} onClick={() => setIsClosing(true)} />}
          </>
        ) : null
      }
    >
      <ProgressBar label={texts.progress} share={items === 0 ? 0 : ((items - unanswered) / items) * 100} />
      <dl className="access-counts">
        <Count label={texts.confirmed} count={review.confirmed} />
        <Count label={texts.withdrawn} count={review.withdrawn} />
        <Count label={texts.noLongerHeld} count={review.noLongerHeld} />
        <Count label={texts.unanswered} count={unanswered} />
      </dl>
      {escalatedAt !== null && (
        <p>
          <Told at={escalatedAt} precision="day">
            {(when) => texts.escalated(when)}
          </Told>
        </p>
      )}
      {closedByName !== null && (
        <p>
          {texts.closed(closedByName)} <q className="access-item__reason">{reason}</q>
        </p>
      )}
      <CloseDialog review={review} isOpen={isClosing} onClose={() => setIsClosing(false)} />
    </RecordHead>
  );
}

function Count({ label, count }: { label: string; count: number }): React.JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function CloseDialog({
  review: { id: reviewId, name, unanswered },
  isOpen,
  onClose,
}: {
  review: AccessReviewView;
  isOpen: boolean;
  onClose: () => void;
}): React.JSX.Element {
  const [close] = useAccessReviewsCloseMutation();
  const { attempt, refusal, isPending } = useAttempt(closeTexts);
  const send = async (reason: string) => {
    if (await attempt(() => close({ reviewId, reason }).unwrap())) onClose();
  };
  return (
    <WordsDialog
      texts={{ ...closeTexts, title: closeTexts.title(name), sentence: closeTexts.sentence(unanswered) }}
      rule={closeAccessReview.shape.reason}
      isOpen={isOpen}
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) => void send(reason)}
      onRefuse={onClose}
    />
  );
}

const STATES = ['all', 'unanswered', 'answered'] as const;

function Items({ reviewId }: { reviewId: string }): React.JSX.Element {
  const address = useAddressState();
  const state = STATES.find((one) => one === address.get('state')) ?? 'all';
  const list = pagedList(useAccessReviewsItemsInfiniteQuery({ reviewId, state }));
  return (
    <Card
      title={texts.items}
      action={
        <Choice
          label={texts.narrow}
          options={STATES.map((value) => ({ value, label: texts[value] }))}
          chosen={state}
          onChoose={(value) => address.change({ state: value === 'all' ? undefined : value })}
        />
      }
    >
      <QueryList
        list={list}
        texts={{ loading: texts.loadingItems, failed: texts.failedItems }}
        empty={
          <EmptyState icon={<ShieldIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />
        }
      >
        {(all) => <ItemGroups items={all} />}
      </QueryList>
    </Card>
  );
}
