import { withdrawAccess } from '@annals/contracts/features/access-reviews/commands';
import {
  ACCESS_ITEM_STATUS_LABELS,
  UNANSWERED,
  type AccessItemStatus,
} from '@annals/contracts/features/access-reviews/constants';
import type { AccessItemView } from '@annals/contracts/features/access-reviews/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { calendarDay } from '../../time/format';
import { Told } from '../../ui/When';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { WordsDialog } from '../../ui/WordsDialog';
import { useAccessReviewsConfirmMutation, useAccessReviewsWithdrawMutation } from './api';
import { kindLabel, namedItem, whatOf } from './named-item';
import { confirmTexts, itemTexts as texts, withdrawTexts } from './texts';

const TONES: Readonly<Record<AccessItemStatus, BadgeTone>> = {
  open: 'yellow',
  confirmed: 'green',
  withdrawing: 'blue',
  withdrawn: 'blue',
  refused: 'red',
  gone: 'grey',
};

interface AccessItemProps {
  readonly item: AccessItemView;
  /** Selects it, where several can be answered at once. */
  readonly box: React.ReactNode;
  readonly isReviewNamed: boolean;
}

/** One thing that somebody has: what it is and opens, what was answered, and what the reader can answer. */
export function AccessItem({ item, box, isReviewNamed }: AccessItemProps): React.JSX.Element {
  const { kind, asRole, what, permissions, status, reason, problem, objection, allowed } = item;
  return (
    <li className="access-item">
      {box}
      <div className="access-item__words">
        <p className="access-item__head">
          <strong>{whatOf(item)}</strong>
          <span>{kindLabel(kind)}</span>
          {!isReviewNamed && <Status tone={TONES[status]}>{ACCESS_ITEM_STATUS_LABELS[status]}</Status>}
        </p>
        {item.madeByName !== null && <p>{texts.madeBy(item.madeByName)}</p>}
        {what !== null && kind === 'role' && <p>{texts.byRules(what)}</p>}
        {what !== null && kind !== 'role' && asRole !== null && <p>{texts.acts(ROLE_LABELS[asRole])}</p>}
        {permissions.length > 0 && <p>{texts.may(permissions.join(', '))}</p>}
        {isReviewNamed ? (
          <p>{texts.ofReview(item.name, calendarDay(item.dueOn))}</p>
        ) : (
          <p>{answerWords(item)}</p>
        )}
        {reason !== null && <q className="access-item__reason">{reason}</q>}
        {problem !== null && <p>{texts.problem(problem)}</p>}
        {objection !== null && <p>{objection}</p>}
      </div>
      {allowed.withdraw && <Answer item={item} />}
    </li>
  );
}

function answerWords({ status, answeredByName, answeredAt, reviewerName }: AccessItemView): React.ReactNode {
  if (answeredByName !== null && answeredAt !== null)
    return <Told at={answeredAt}>{(when) => texts.by(answeredByName, when)}</Told>;
  if (!UNANSWERED.includes(status)) return null;
  return reviewerName === null ? texts.waitsForAdministrators : texts.waitsFor(reviewerName);
}

function Answer({ item }: { item: AccessItemView }): React.JSX.Element {
  const { reviewId, id: itemId, allowed } = item;
  const name = namedItem(item);
  const [isAsked, setIsAsked] = useState(false);
  const [confirm] = useAccessReviewsConfirmMutation();
  const confirming = useAttempt(confirmTexts);
  const [withdraw] = useAccessReviewsWithdrawMutation();
  const withdrawing = useAttempt(withdrawTexts);
  const send = async (reason: string) => {
    const answer = await withdrawing.attempt(() => withdraw({ reviewId, itemId, reason }).unwrap());
    if (answer) setIsAsked(false);
  };
  return (
    <div className="access-item__acts" role="group" aria-label={texts.actions}>
      {allowed.confirm && (
        <Button
          text={confirmTexts.label}
          aria-label={confirmTexts.named(name)}
          loading={confirming.isPending}
          onClick={() => void confirming.attempt(() => confirm({ reviewId, itemId }).unwrap())}
        />
      )}
      <Button
        variant="minimal"
        intent="danger"
        text={withdrawTexts.label}
        aria-label={withdrawTexts.named(name)}
        onClick={() => setIsAsked(true)}
      />
      <WordsDialog
        texts={{ ...withdrawTexts, title: withdrawTexts.title(name) }}
        rule={withdrawAccess.shape.reason}
        isOpen={isAsked}
        isDestructive
        isPending={withdrawing.isPending}
        refusal={withdrawing.refusal}
        onConfirm={(reason) => void send(reason)}
        onRefuse={() => setIsAsked(false)}
      />
    </div>
  );
}
