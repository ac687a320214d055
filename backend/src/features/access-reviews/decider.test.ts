import {
  AccessConfirmed,
  AccessListed,
  AccessListingCompleted,
  AccessNoLongerHeld,
  AccessReviewClosed,
  AccessReviewCompleted,
  AccessReviewerChanged,
  AccessReviewEscalated,
  AccessReviewStarted,
  AccessWithdrawalCompleted,
  AccessWithdrawn,
} from '@annals/contracts/features/access-reviews/events';
import { accessItemId, accessReviewId } from '@annals/contracts/features/access-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { accessReview } from './decider';
import {
  AlreadyAnswered,
  DueDayNotAhead,
  NotIndependent,
  OwnAccess,
  ReviewEnded,
  StillListing,
  WithdrawalUnderWay,
} from './errors';

const person = (last: string) => personId.parse(`018f0000-0000-7000-8000-0000000000${last}`);
const [holder, manager, admin, other] = [person('01'), person('02'), person('03'), person('04')];
const as = (id: typeof holder, role: Exclude<Actor['role'], 'system'> = 'admin'): Actor => ({ id, role });
const system: Actor = { id: 'system:access-reviews', role: 'system' };
const reviewId = accessReviewId.parse('5f0d3b7c-1a2b-4c3d-8e4f-5a6b7c8d9e01');
const [one, two] = ['5f0d3b7c-1a2b-4c3d-8e4f-5a6b7c8d9e02', '6f0d3b7c-1a2b-4c3d-8e4f-5a6b7c8d9e03'].map(
  (id) => accessItemId.parse(id),
) as [ReturnType<typeof accessItemId.parse>, ReturnType<typeof accessItemId.parse>];
const named = { reviewId, name: 'Summer review', dueOn: '2026-06-15' };
const started = AccessReviewStarted.of({ ...named, kinds: ['role'], startedBy: admin });
const listed = (itemId: typeof one, more: object = {}) =>
  AccessListed.of({
    reviewId,
    itemId,
    holderId: holder,
    kind: 'role',
    ref: `${holder}/manager`,
    madeById: null,
    what: null,
    asRole: 'manager',
    permissions: [],
    isPrivileged: false,
    reviewerId: manager,
    ...more,
  });
const open = (...items: readonly ReturnType<typeof listed>[]) => [
  started,
  ...items,
  AccessListingCompleted.of({ ...named, items: items.length, reviewerIds: [manager] }),
];
const both = open(listed(one), listed(two));
const item = { reviewId, itemId: one, holderId: holder };
const confirm = { type: 'ConfirmAccess', itemId: one, isHeld: true, isIndependent: true } as const;
const withdraw = { type: 'WithdrawAccess', itemId: one, isHeld: true, reason: 'Moved' } as const;
const confirmed = AccessConfirmed.of({ ...item, reviewerId: manager });
const withdrawn = AccessWithdrawn.of({ ...item, reviewerId: manager, reason: 'Moved' });
const completed = (outcome: 'done' | 'refused', problem: string | null = null) =>
  AccessWithdrawalCompleted.of({
    ...item,
    reviewerId: manager,
    outcome,
    problem,
    administratorIds: outcome === 'refused' ? [admin] : [],
  });
const counts = { confirmed: 0, withdrawn: 0, noLongerHeld: 0 };
const end = { reviewId, name: named.name, startedBy: admin };

describe('a review of access', () => {
  test('is due on a day ahead, and lists everything once', () => {
    const start = { type: 'StartReview', ...named, kinds: ['role'] } as const;
    given(accessReview).when(start, as(admin)).then(started);
    given(accessReview)
      .when({ ...start, dueOn: '2026-06-01' }, as(admin))
      .refused(DueDayNotAhead);
    given(accessReview)
      .when({ ...start, dueOn: '2028-06-01' }, as(admin))
      .refused(DueDayNotAhead);
    const { reviewId: _, ...facts } = listed(one).data;
    given(accessReview, started, listed(one))
      .when({ type: 'ListAccess', items: [facts, { ...facts, itemId: two }] }, system)
      .then(listed(two));
    given(accessReview, started, listed(one))
      .when({ type: 'CompleteListing', administratorIds: [admin] }, system)
      .then(AccessListingCompleted.of({ ...named, items: 1, reviewerIds: [manager] }));
    given(accessReview, started, listed(one)).when(confirm, as(manager, 'manager')).refused(StillListing);
  });

  test('takes several answers at once, without those that are refused, and completes itself with the last', () => {
    const third = accessItemId.parse('7f0d3b7c-1a2b-4c3d-8e4f-5a6b7c8d9e04');
    const answers = [confirm, { ...confirm, itemId: two, isHeld: false }, confirm];
    const ofTwo = { reviewId, itemId: two, holderId: holder };
    given(accessReview, ...both)
      .when({ type: 'AnswerAccess', answers }, as(manager, 'manager'))
      .then(
        confirmed,
        AccessNoLongerHeld.of(ofTwo),
        AccessReviewCompleted.of({ ...end, ...counts, confirmed: 1, noLongerHeld: 1 }),
      );
    given(accessReview, ...open(listed(one), listed(two, { reviewerId: other })))
      .when(
        { type: 'AnswerAccess', answers: [...answers, { ...confirm, itemId: third }] },
        as(manager, 'manager'),
      )
      .then(confirmed);
    given(accessReview, ...both)
      .when({ type: 'AnswerAccess', answers: [withdraw] }, as(manager, 'manager'))
      .then(withdrawn);
    given(accessReview, ...both)
      .when({ type: 'AnswerAccess', answers }, as(other, 'manager'))
      .then();
    given(accessReview).when({ type: 'AnswerAccess', answers }, as(manager, 'manager')).refused(NotFound);
  });

  test('completes itself with the last answer', () => {
    given(accessReview, ...both)
      .when(confirm, as(manager, 'manager'))
      .then(confirmed);
    given(accessReview, ...open(listed(one)))
      .when(confirm, as(manager, 'manager'))
      .then(confirmed, AccessReviewCompleted.of({ ...end, ...counts, confirmed: 1 }));
    given(accessReview, ...open(listed(one)), withdrawn)
      .when(
        {
          type: 'CompleteWithdrawal',
          itemId: one,
          outcome: 'done',
          problem: null,
          administratorIds: [admin],
        },
        system,
      )
      .then(completed('done'), AccessReviewCompleted.of({ ...end, ...counts, withdrawn: 1 }));
  });

  test('is closed with a reason while something is unanswered, and not during a withdrawal', () => {
    const close = { type: 'CloseReview', reason: 'Only one administrator' } as const;
    const closed = AccessReviewClosed.of({
      ...end,
      ...counts,
      confirmed: 1,
      closedBy: admin,
      unanswered: 1,
      reason: close.reason,
    });
    given(accessReview, ...both, confirmed)
      .when(close, as(admin))
      .then(closed);
    given(accessReview, ...both, withdrawn)
      .when(close, as(admin))
      .refused(WithdrawalUnderWay);
    given(accessReview, ...both, confirmed, closed)
      .when(close, as(admin))
      .refused(ReviewEnded);
    given(accessReview, ...both, confirmed, closed)
      .when({ ...confirm, itemId: two }, as(manager, 'manager'))
      .refused(ReviewEnded);
  });

  test('passes what is unanswered to the administrators after its due day, and not before', () => {
    const escalate = { type: 'Escalate', administratorIds: [admin] } as const;
    given(accessReview, ...both, confirmed)
      .when(escalate, system, '2026-06-16T08:00:00.000Z')
      .then(
        AccessReviewerChanged.of({
          ...item,
          itemId: two,
          reviewerId: null,
          previousReviewerId: manager,
          because: 'overdue',
        }),
        AccessReviewEscalated.of({ ...named, items: 1, administratorIds: [admin] }),
      );
    given(accessReview, ...both)
      .when(escalate, system, '2026-06-15T20:00:00.000Z')
      .thenNothing();
  });
});

describe('an answer', () => {
  test('is given by the reviewer, once', () => {
    given(accessReview, ...both)
      .when(confirm, as(other, 'manager'))
      .refused(NotFound);
    // Before the due day it is not for administrators.
    given(accessReview, ...both)
      .when(confirm, as(admin))
      .refused(NotFound);
    given(accessReview, ...both, confirmed)
      .when(confirm, as(manager, 'manager'))
      .thenNothing();
    given(accessReview, ...both, confirmed)
      .when(withdraw, as(manager, 'manager'))
      .refused(AlreadyAnswered);
    given(accessReview, ...both, withdrawn)
      .when(withdraw, as(manager, 'manager'))
      .thenNothing();
  });

  test('is never about oneself', () => {
    const shared = open(listed(one, { reviewerId: null, holderId: admin }), listed(two));
    given(accessReview, ...shared)
      .when(confirm, as(admin))
      .refused(OwnAccess);
    given(accessReview, ...shared)
      .when(withdraw, as(admin))
      .refused(OwnAccess);
    const made = open(listed(one, { reviewerId: null, holderId: null, madeById: admin }), listed(two));
    given(accessReview, ...made)
      .when(confirm, as(admin))
      .refused(OwnAccess);
    given(accessReview, ...open(listed(one), listed(two)))
      .when(confirm, as(holder, 'manager'))
      .refused(NotFound);
  });

  test('takes an independent administrator to confirm what opens much, and any to withdraw it', () => {
    const much = open(listed(one, { isPrivileged: true, reviewerId: null }), listed(two));
    given(accessReview, ...much)
      .when({ ...confirm, isIndependent: false }, as(admin))
      .refused(NotIndependent);
    given(accessReview, ...much)
      .when(confirm, as(admin))
      .then(AccessConfirmed.of({ ...item, reviewerId: admin }));
    given(accessReview, ...much)
      .when(withdraw, as(admin))
      .then(AccessWithdrawn.of({ ...item, reviewerId: admin, reason: 'Moved' }));
  });

  test('to what is not held any more says so', () => {
    for (const answer of [confirm, withdraw])
      given(accessReview, ...both)
        .when({ ...answer, isHeld: false }, as(manager, 'manager'))
        .then(AccessNoLongerHeld.of(item));
  });

  test('that could not be carried out waits for an administrator', () => {
    const refused = [...both, withdrawn, completed('refused', 'People report to them.')];
    given(accessReview, ...refused)
      .when(confirm, as(manager, 'manager'))
      .refused(NotFound);
    given(accessReview, ...refused)
      .when(confirm, as(admin))
      .then(AccessConfirmed.of({ ...item, reviewerId: admin }));
  });

  test('is for the manager of today, where it is for a manager', () => {
    const assign = { type: 'AssignReviewer', itemId: one, reviewerId: other } as const;
    given(accessReview, ...both)
      .when(assign, system)
      .then(
        AccessReviewerChanged.of({
          ...item,
          reviewerId: other,
          previousReviewerId: manager,
          because: 'moved',
        }),
      );
    given(accessReview, ...open(listed(one, { reviewerId: null }), listed(two)))
      .when(assign, system)
      .thenNothing();
    given(accessReview, ...both, confirmed)
      .when(assign, system)
      .thenNothing();
  });
});
