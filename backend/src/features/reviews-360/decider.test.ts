import { feedback360Id, review360Id } from '@annals/contracts/features/reviews-360/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { COMPETENCIES, type ReviewerType } from '@annals/contracts/features/reviews-360/constants';
import {
  FeedbackDeclined,
  FeedbackRequested,
  FeedbackRequestWithdrawn,
  FeedbackSubmitted,
  Review360Activated,
  Review360Cancelled,
  Review360Completed,
  Review360DueDateMoved,
  Review360HandedOver,
  Review360ReminderSent,
  Review360ReviewersNominated,
  Review360Started,
} from '@annals/contracts/features/reviews-360/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { review360 } from './decider';
import {
  AlreadyAnswered,
  AlreadyApproved,
  AlreadyDeclined,
  AnswersOutstanding,
  DueBeforeToday,
  NobodyNominated,
  NobodyToReview,
  NothingToRelease,
  NotYetApproved,
  NotYoursToReview,
  OnlyTheKeeper,
  OwnPartToDo,
  Review360AlreadyOpen,
  Review360Over,
  UnknownReviewer,
} from './errors';
import type { Review360Command } from './review-360';

const person = (last: string) => personId.parse(`018f0000-0000-7000-8000-0000000000${last}`);
const employeeId = person('0b');
const managerId = person('0a');
const newManagerId = person('0d');
const [peer, other, third, report] = [person('01'), person('02'), person('03'), person('04')];
const as = (id: PersonId, role: 'employee' | 'manager' | 'admin' = 'employee'): Actor => ({ id, role });
const employee = as(employeeId);
const manager = as(managerId, 'manager');
const admin = as(person('0c'), 'admin');
const stranger = as(person('0e'), 'manager');
const system: Actor = { id: 'system:organisation', role: 'system' };

const of = { review360Id: review360Id.parse('018f0000-0000-7000-8000-000000000001'), employeeId };
const facts = { reviewPeriod: 'Q4-2026', dueDate: '2099-12-31' };
const nominations = { peerIds: [peer, other, third], directReportIds: [report] };
const surroundings = { isKnown: true, managerId, ...nominations, someoneUnknown: false };
const start = { type: 'StartReview360' as const, ...of, ...facts, surroundings };
const started = Review360Started.of({ ...of, ...facts, managerId, ...nominations });
const activated = Review360Activated.of({ ...of, managerId });

function part(reviewerId: PersonId, reviewerType: ReviewerType, count = 0) {
  const id = derivedId('feedback-360', of.review360Id, reviewerId, reviewerType, String(count));
  return { ...of, feedbackId: feedback360Id.parse(id), reviewerId, reviewerType };
}
const requested = (...named: Parameters<typeof part>) =>
  FeedbackRequested.of({ ...part(...named), ...facts });
const requests = [
  requested(employeeId, 'self'),
  requested(managerId, 'manager'),
  requested(peer, 'peer'),
  requested(other, 'peer'),
  requested(third, 'peer'),
  requested(report, 'direct_report'),
];
const underWay = [started, activated, ...requests];

const each = <Value>(value: Value) =>
  Object.fromEntries(COMPETENCIES.map((name) => [name, value])) as Record<
    (typeof COMPETENCIES)[number],
    Value
  >;
const answered = (score: number, ...named: Parameters<typeof part>) =>
  FeedbackSubmitted.of({
    ...part(...named),
    scores: each(score),
    comments: { ...each(undefined), teamwork: 'Asks first.' },
    remarks: {
      strengthsHighlight: 'Calm.',
      areasForImprovement: undefined,
      developmentSuggestions: undefined,
      additionalComments: undefined,
    },
  });
const submit = (score: number) =>
  ({
    type: 'SubmitFeedback',
    ...Object.fromEntries(COMPETENCIES.map((name) => [`${name}Score`, score])),
    teamworkComments: 'Asks first.',
    strengthsHighlight: 'Calm.',
  }) as Extract<Review360Command, { type: 'SubmitFeedback' }>;
const approve = { type: 'ApproveReviewers' as const };
const release = { type: 'ReleaseResults' as const };
const decline = { type: 'DeclineFeedback' as const, reason: 'We hardly met.' };
const change = (changes: object) =>
  ({ type: 'ChangeReview360', surroundings: undefined, ...changes }) as Extract<
    Review360Command,
    { type: 'ChangeReview360' }
  >;

describe('a review is started', () => {
  test('by the reviewee, by their manager, or by an administrator', () => {
    for (const actor of [employee, manager, admin]) given(review360).when(start, actor).then(started);
  });
  test('by nobody else, who does not learn either that there is one', () => {
    given(review360).when(start, stranger).refused(NotYoursToReview);
    given(review360, started).when(start, stranger).refused(NotYoursToReview);
  });
  test('once, of someone who works here, by people who work here, to be done later', () => {
    given(review360, started).when(start, manager).refused(Review360AlreadyOpen);
    const nobody = { ...surroundings, isKnown: false };
    given(review360)
      .when({ ...start, surroundings: nobody }, admin)
      .refused(NobodyToReview);
    const somebody = { ...surroundings, someoneUnknown: true };
    given(review360)
      .when({ ...start, surroundings: somebody }, manager)
      .refused(UnknownReviewer);
    given(review360)
      .when({ ...start, dueDate: '2020-01-01' }, manager)
      .refused(DueBeforeToday);
  });
});

describe('a draft', () => {
  const instead = { peerIds: [peer], directReportIds: [] };
  const nominate = change({ surroundings: { ...surroundings, ...instead } });
  test('is changed by the reviewee and the manager', () => {
    for (const actor of [employee, manager, admin])
      given(review360, started)
        .when(nominate, actor)
        .then(Review360ReviewersNominated.of({ ...of, ...instead }));
    given(review360, started).when(change({ surroundings }), employee).thenNothing();
    given(review360, started).when(nominate, as(peer)).refused(NotFound);
    given(review360, ...underWay)
      .when(nominate, manager)
      .refused(AlreadyApproved);
  });
  test('is approved by the manager, not by the reviewee: everyone is asked, once', () => {
    given(review360, started)
      .when(approve, manager)
      .then(activated, ...requests);
    given(review360, ...underWay)
      .when(approve, manager)
      .thenNothing();
    given(review360, started).when(approve, employee).refused(OnlyTheKeeper);
    given(review360, started).when(approve, stranger).refused(NotFound);
    given(review360, started).when(approve, as(peer)).refused(NotFound);
  });
  test('needs somebody nominated', () => {
    const alone = Review360Started.of({ ...of, ...facts, managerId, peerIds: [], directReportIds: [] });
    given(review360, alone).when(approve, manager).refused(NobodyNominated);
  });
  test('of someone without a manager is the administrators’', () => {
    const orphaned = Review360Started.of({ ...of, ...facts, managerId: null, ...nominations });
    given(review360, orphaned).when(approve, stranger).refused(NotFound);
    given(review360, orphaned)
      .when(approve, admin)
      .then(
        Review360Activated.of({ ...of, managerId: null }),
        ...requests.filter(({ data }) => data.reviewerType !== 'manager'),
      );
  });
  test('asks nobody yet and releases nothing', () => {
    given(review360, started).when(submit(4), employee).refused(NotFound);
    given(review360, started).when(release, manager).refused(NotYetApproved);
  });
});

describe('feedback', () => {
  test('is given once, and stands', () => {
    given(review360, ...underWay)
      .when(submit(4), as(peer))
      .then(answered(4, peer, 'peer'));
    given(review360, ...underWay, answered(4, peer, 'peer'))
      .when(submit(4), as(peer))
      .thenNothing();
    given(review360, ...underWay, answered(4, peer, 'peer'))
      .when(submit(1), as(peer))
      .refused(AlreadyAnswered);
  });
  test('is for those who were asked; nobody else learns of the review', () =>
    given(review360, ...underWay)
      .when(submit(4), stranger)
      .refused(NotFound));
  test('is declined by peers and reports, not by the reviewee and the manager', () => {
    const declined = FeedbackDeclined.of({ ...part(peer, 'peer'), reason: 'We hardly met.' });
    given(review360, ...underWay)
      .when(decline, as(peer))
      .then(declined);
    given(review360, ...underWay, declined)
      .when(decline, as(peer))
      .thenNothing();
    given(review360, ...underWay, declined)
      .when(submit(4), as(peer))
      .refused(AlreadyDeclined);
    for (const actor of [employee, manager])
      given(review360, ...underWay)
        .when(decline, actor)
        .refused(OwnPartToDo);
  });
});

describe('the results', () => {
  const everyone = [
    answered(5, employeeId, 'self'),
    answered(4, managerId, 'manager'),
    answered(2, peer, 'peer'),
    answered(3, other, 'peer'),
    answered(4, third, 'peer'),
    answered(1, report, 'direct_report'),
  ];
  const completed = (overallScore: number | null) =>
    Review360Completed.of({ ...of, managerId, overallScore });

  test('are released when everybody has answered; kinds with fewer than three answers count nowhere', () => {
    given(review360, ...underWay, ...everyone)
      .when(release, manager)
      .then(completed(3.5));
    given(review360, ...underWay, ...everyone, completed(3.5))
      .when(release, manager)
      .thenNothing();
    given(review360, ...underWay, ...everyone)
      .when(release, employee)
      .refused(OnlyTheKeeper);
  });
  test('are not released while some are waited for and the due date has not passed', () => {
    given(review360, ...underWay, ...everyone.slice(1))
      .when(release, manager)
      .refused(AnswersOutstanding);
    const past = Review360DueDateMoved.of({ ...of, dueDate: '2020-01-01', reason: undefined });
    given(review360, ...underWay, everyone[1] ?? activated, past)
      .when(release, manager)
      .then(completed(4));
    given(review360, ...underWay, past)
      .when(release, manager)
      .refused(NothingToRelease);
  });
  test('take nothing in any more', () =>
    given(review360, ...underWay, ...everyone.slice(1), completed(3.5))
      .when(submit(4), employee)
      .refused(Review360Over));
});

test('the manager moves the due date and cancels; the reviewee cancels only a draft', () => {
  const moved = Review360DueDateMoved.of({ ...of, dueDate: '2100-01-31', reason: 'Closing' });
  const cancelled = Review360Cancelled.of({ ...of, reason: 'Leave' });
  const cancel = change({ status: 'cancelled', reason: 'Leave' });
  given(review360, ...underWay)
    .when(change({ dueDate: '2100-01-31', reason: 'Closing' }), manager)
    .then(moved);
  given(review360, ...underWay)
    .when(cancel, manager)
    .then(cancelled);
  given(review360, started).when(cancel, employee).then(cancelled);
  given(review360, ...underWay)
    .when(cancel, employee)
    .refused(OnlyTheKeeper);
  given(review360, started, cancelled).when(cancel, manager).thenNothing();
  given(review360, started, cancelled).when(approve, manager).refused(Review360Over);
});

describe('a change of manager', () => {
  const handOver = { type: 'HandOverReview360' as const, managerId: newManagerId };
  const handedOver = Review360HandedOver.of({ ...of, fromManagerId: managerId, managerId: newManagerId });
  test('hands a draft over as it is', () => {
    given(review360, started).when(handOver, system).then(handedOver);
    given(review360, started, handedOver).when(handOver, system).thenNothing();
    given(review360, started).when(handOver, manager).refused(OnlyTheKeeper);
  });
  test('asks the new manager instead of the old one', () =>
    given(review360, ...underWay)
      .when(handOver, system)
      .then(
        handedOver,
        FeedbackRequestWithdrawn.of(part(managerId, 'manager')),
        requested(newManagerId, 'manager', 6),
      ));
  test('leaves the feedback of the old manager where it was given', () =>
    given(review360, ...underWay, answered(4, managerId, 'manager'))
      .when(handOver, system)
      .then(handedOver));
  test('does not ask somebody twice who has answered as a peer', () =>
    given(review360, ...underWay, answered(4, peer, 'peer'))
      .when({ ...handOver, managerId: peer }, system)
      .then(
        Review360HandedOver.of({ ...of, fromManagerId: managerId, managerId: peer }),
        FeedbackRequestWithdrawn.of(part(managerId, 'manager')),
      ));
  test('whoever leaves takes their open review along', () => {
    const end = { type: 'EndWithEmployment' as const };
    given(review360, ...underWay)
      .when(end, system)
      .then(Review360Cancelled.of({ ...of, reason: 'Left the organization' }));
    given(review360, ...underWay)
      .when(end, manager)
      .refused(OnlyTheKeeper);
  });
});

test('whoever has left is waited for no longer, and only the system says so', () => {
  const left = { type: 'ReleaseReviewerWhoLeft' as const, reviewerId: peer };
  const declined = FeedbackDeclined.of({ ...part(peer, 'peer'), reason: 'Left the organization' });
  given(review360, ...underWay)
    .when(left, system)
    .then(declined);
  for (const before of [declined, answered(4, peer, 'peer')])
    given(review360, ...underWay, before)
      .when(left, system)
      .thenNothing();
  given(review360, ...underWay)
    .when(left, manager)
    .refused(OnlyTheKeeper);
  const others = [employeeId, managerId, other, third, report];
  const kinds = ['self', 'manager', 'peer', 'peer', 'direct_report'] as const;
  given(review360, ...underWay, ...others.map((id, index) => answered(4, id, kinds[index] ?? 'peer')))
    .when(release, manager)
    .refused(AnswersOutstanding);
  given(
    review360,
    ...underWay,
    ...others.map((id, index) => answered(4, id, kinds[index] ?? 'peer')),
    declined,
  )
    .when(release, manager)
    .then(Review360Completed.of({ ...of, managerId, overallScore: 4 }));
});

test('those who are waited for are reminded, each occasion once', () => {
  // The day after the moment at which the tests decide.
  const due = { dueDate: '2026-06-02' };
  const today = [started, Review360DueDateMoved.of({ ...of, ...due, reason: undefined })];
  const occasion = 'day_before' as const;
  const remind = { type: 'RemindOfReview360' as const, ...due, occasion };
  const sent = (recipientIds: PersonId[], step: 'approval' | 'feedback') =>
    Review360ReminderSent.of({ ...of, recipientIds, step, ...due, occasion });
  given(review360, ...today)
    .when(remind, system)
    .then(sent([managerId], 'approval'));
  given(review360, ...today, activated, ...requests, answered(4, peer, 'peer'))
    .when(remind, system)
    .then(sent([employeeId, managerId, other, third, report], 'feedback'));
  given(review360, ...today, sent([managerId], 'approval'))
    .when(remind, system)
    .thenNothing();
});
