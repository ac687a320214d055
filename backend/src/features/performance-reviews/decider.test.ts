import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  ManagerAssessmentSubmitted,
  PerformanceReviewCancelled,
  PerformanceReviewCompleted,
  PerformanceReviewDueDateMoved,
  PerformanceReviewGoalsRevised,
  PerformanceReviewOpened,
  PerformanceReviewReassigned,
  PerformanceReviewReminderSent,
  SelfAssessmentSubmitted,
} from '@annals/contracts/features/performance-reviews/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { performanceReview } from './decider';
import {
  AlreadyAssessed,
  DueDateInThePast,
  GoalsAlreadyAssessed,
  NotYetAssessed,
  NotYourReport,
  OnlyTheEmployee,
  OnlyTheHolder,
  OwnManager,
  ReportsToNobody,
  ReviewAlreadyOpen,
  ReviewCancelled,
  ReviewCompleted,
  SelfAssessmentFirst,
} from './errors';

const reviewId = performanceReviewId.parse('018f0000-0000-7000-8000-000000000001');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const adminId = personId.parse('018f0000-0000-7000-8000-00000000000d');
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const stranger: Actor = { id: otherId, role: 'manager' };
const admin: Actor = { id: adminId, role: 'admin' };
const system: Actor = { id: 'system:people', role: 'system' };

// The tests' present is 1 June 2026, noon.
const dueDate = '2026-06-30';
const afterDueDate = '2026-07-01T12:00:00.000Z';
const of = { reviewId, employeeId };
const facts = {
  reviewPeriod: 'Q2-2026',
  reviewType: 'quarterly',
  goals: ['Lead the migration'],
  dueDate,
} as const;
const open = {
  type: 'OpenReview' as const,
  ...of,
  ...facts,
  goals: [...facts.goals],
  employeesManagerId: managerId,
};
const opened = PerformanceReviewOpened.of({ ...of, ...facts, goals: [...facts.goals], managerId });
const self = { employeeSelfAssessment: 'It went well.', achievements: ['Live'] };
const selfAssessed = SelfAssessmentSubmitted.of({ ...of, managerId, ...self });
const verdict = {
  overallRating: 4.25,
  managerFeedback: 'Calm and clear.',
  areasForImprovement: ['Delegate'],
};
const assessed = ManagerAssessmentSubmitted.of({ ...of, managerId, ...verdict });
const completed = PerformanceReviewCompleted.of({ ...of, managerId, overallRating: 4.25 });
const cancelled = PerformanceReviewCancelled.of({ ...of, reason: 'Moved team' });
const submitSelf = { type: 'SubmitSelfAssessment' as const, ...self };
const submitVerdict = { type: 'SubmitManagerAssessment' as const, ...verdict };
const complete = { type: 'CompleteReview' as const };
const change = (changes: object) => ({ type: 'ChangeReview' as const, ...changes });

describe('opening', () => {
  test('a manager opens a review of someone who reports to them', () =>
    given(performanceReview).when(open, manager).then(opened));
  test('of someone who does not: refused', () => {
    given(performanceReview).when(open, stranger).refused(NotYourReport);
    given(performanceReview)
      .when({ ...open, employeesManagerId: null }, manager)
      .refused(NotYourReport);
  });
  test('an admin opens one for anyone: the employee’s manager holds it', () =>
    given(performanceReview).when(open, admin).then(opened));
  test('for someone who reports to nobody: refused', () =>
    given(performanceReview)
      .when({ ...open, employeesManagerId: null }, admin)
      .refused(ReportsToNobody));
  test('while the same one is open: refused', () =>
    given(performanceReview, opened).when(open, manager).refused(ReviewAlreadyOpen));
  test('due in the past: refused; today is still possible', () => {
    given(performanceReview)
      .when({ ...open, dueDate: '2026-05-31' }, manager)
      .refused(DueDateInThePast);
    given(performanceReview)
      .when({ ...open, dueDate: '2026-06-01' }, manager)
      .then(
        PerformanceReviewOpened.of({
          ...of,
          ...facts,
          goals: [...facts.goals],
          dueDate: '2026-06-01',
          managerId,
        }),
      );
  });
});

describe('the self assessment', () => {
  test('is the employee’s own, and nobody else’s', () => {
    given(performanceReview, opened).when(submitSelf, employee).then(selfAssessed);
    given(performanceReview, opened).when(submitSelf, manager).refused(OnlyTheEmployee);
    given(performanceReview, opened).when(submitSelf, admin).refused(OnlyTheEmployee);
    given(performanceReview, opened).when(submitSelf, stranger).refused(NotFound);
  });
  test('the same again changes nothing; another text replaces it until the manager has assessed', () => {
    given(performanceReview, opened, selfAssessed).when(submitSelf, employee).thenNothing();
    given(performanceReview, opened, selfAssessed)
      .when({ ...submitSelf, achievements: [] }, employee)
      .then(SelfAssessmentSubmitted.of({ ...of, managerId, ...self, achievements: [] }));
    given(performanceReview, opened, selfAssessed, assessed)
      .when({ ...submitSelf, achievements: [] }, employee)
      .refused(AlreadyAssessed);
  });
  test('may still be written late, after a manager who could not wait for it', () =>
    given(performanceReview, opened, assessed).when(submitSelf, employee).then(selfAssessed));
  test('of a review that is over: refused', () => {
    given(performanceReview, opened, assessed, completed).when(submitSelf, employee).refused(ReviewCompleted);
    given(performanceReview, opened, cancelled).when(submitSelf, employee).refused(ReviewCancelled);
  });
});

describe('the manager’s assessment', () => {
  test('follows the self assessment', () =>
    given(performanceReview, opened, selfAssessed).when(submitVerdict, manager).then(assessed));
  test('does without it only after the due date', () => {
    given(performanceReview, opened).when(submitVerdict, manager).refused(SelfAssessmentFirst);
    given(performanceReview, opened)
      .when(submitVerdict, manager, `${dueDate}T23:59:59.999Z`)
      .refused(SelfAssessmentFirst);
    given(performanceReview, opened).when(submitVerdict, manager, afterDueDate).then(assessed);
  });
  test('is written by the manager who holds the review alone', () => {
    given(performanceReview, opened, selfAssessed).when(submitVerdict, employee).refused(OnlyTheHolder);
    given(performanceReview, opened, selfAssessed).when(submitVerdict, admin).refused(OnlyTheHolder);
    given(performanceReview, opened, selfAssessed).when(submitVerdict, stranger).refused(NotFound);
  });
  test('can be rewritten until the review is completed', () => {
    given(performanceReview, opened, selfAssessed, assessed).when(submitVerdict, manager).thenNothing();
    given(performanceReview, opened, selfAssessed, assessed)
      .when({ ...submitVerdict, overallRating: 4.5 }, manager)
      .then(ManagerAssessmentSubmitted.of({ ...of, managerId, ...verdict, overallRating: 4.5 }));
    given(performanceReview, opened, selfAssessed, assessed, completed)
      .when({ ...submitVerdict, overallRating: 4.5 }, manager)
      .refused(ReviewCompleted);
  });
});

describe('completing', () => {
  test('shares the rating, once', () => {
    given(performanceReview, opened, selfAssessed, assessed).when(complete, manager).then(completed);
    given(performanceReview, opened, selfAssessed, assessed, completed).when(complete, manager).thenNothing();
  });
  test('needs the assessment', () =>
    given(performanceReview, opened, selfAssessed).when(complete, manager).refused(NotYetAssessed));
  test('is the holder’s', () => {
    given(performanceReview, opened, selfAssessed, assessed).when(complete, employee).refused(OnlyTheHolder);
    given(performanceReview, opened, selfAssessed, assessed).when(complete, stranger).refused(NotFound);
    given(performanceReview).when(complete, manager).refused(NotFound);
  });
  test('a cancelled one: refused', () =>
    given(performanceReview, opened, cancelled).when(complete, manager).refused(ReviewCancelled));
});

describe('changing', () => {
  test('the holder or an admin moves the due date and cancels', () => {
    for (const actor of [manager, admin]) {
      given(performanceReview, opened)
        .when(change({ dueDate: '2026-07-15', reason: 'Leave' }), actor)
        .then(PerformanceReviewDueDateMoved.of({ ...of, dueDate: '2026-07-15', reason: 'Leave' }));
      given(performanceReview, opened)
        .when(change({ status: 'cancelled', reason: 'Moved team' }), actor)
        .then(cancelled);
    }
    given(performanceReview, opened)
      .when(change({ status: 'cancelled' }), employee)
      .refused(OnlyTheHolder);
    given(performanceReview, opened)
      .when(change({ status: 'cancelled' }), stranger)
      .refused(NotFound);
  });
  test('an admin does not cancel a review of themself', () => {
    const own = { reviewId, employeeId: adminId };
    const ofAdmin = PerformanceReviewOpened.of({ ...own, ...facts, goals: [], managerId });
    given(performanceReview, ofAdmin)
      .when(change({ status: 'cancelled' }), admin)
      .refused(OnlyTheHolder);
  });
  test('to what it already is: nothing happens', () => {
    given(performanceReview, opened)
      .when(change({ dueDate, goals: [...facts.goals] }), manager)
      .thenNothing();
    given(performanceReview, opened, cancelled)
      .when(change({ status: 'cancelled' }), manager)
      .thenNothing();
  });
  test('the goals change until somebody has written about them', () => {
    given(performanceReview, opened)
      .when(change({ goals: ['Hire two'] }), manager)
      .then(PerformanceReviewGoalsRevised.of({ ...of, goals: ['Hire two'] }));
    given(performanceReview, opened, selfAssessed)
      .when(change({ goals: ['Hire two'] }), manager)
      .refused(GoalsAlreadyAssessed);
  });
  test('into the past, or once it is over: refused', () => {
    given(performanceReview, opened)
      .when(change({ dueDate: '2026-05-01' }), manager)
      .refused(DueDateInThePast);
    given(performanceReview, opened, assessed, completed)
      .when(change({ status: 'cancelled' }), manager)
      .refused(ReviewCompleted);
    given(performanceReview, opened, cancelled)
      .when(change({ dueDate: '2026-07-15' }), manager)
      .refused(ReviewCancelled);
  });
});

describe('another manager', () => {
  const reassign = { type: 'ReassignReview' as const, managerId: otherId };
  const reassigned = PerformanceReviewReassigned.of({ ...of, fromManagerId: managerId, managerId: otherId });
  test('takes over what is still open, and writes the assessment from then on', () => {
    given(performanceReview, opened).when(reassign, system).then(reassigned);
    given(performanceReview, opened, reassigned).when(reassign, system).thenNothing();
    given(performanceReview, opened, assessed, completed).when(reassign, system).thenNothing();
    given(performanceReview, opened, selfAssessed, reassigned)
      .when(submitVerdict, stranger)
      .then(ManagerAssessmentSubmitted.of({ ...of, managerId: otherId, ...verdict }));
    given(performanceReview, opened, selfAssessed, reassigned).when(submitVerdict, manager).refused(NotFound);
  });
  test('is not needed when the employee leaves: what is open is cancelled, what is completed stays', () => {
    const left = { type: 'EndWithEmployment' as const };
    const reason = 'The employee has left.';
    given(performanceReview, opened, selfAssessed)
      .when(left, system)
      .then(PerformanceReviewCancelled.of({ ...of, reason }));
    given(performanceReview, opened, assessed, completed).when(left, system).thenNothing();
  });
  test('is not chosen by a manager, and never the employee', () => {
    given(performanceReview, opened).when(reassign, manager).refused(NotFound);
    given(performanceReview, opened)
      .when({ ...reassign, managerId: employeeId }, system)
      .refused(OwnManager);
  });
});

describe('the reminders', () => {
  const remind = (occasion: 'week_before' | 'day_before' | 'overdue') => ({
    type: 'RemindOfReview' as const,
    dueDate,
    occasion,
  });
  const sent = (occasion: 'week_before' | 'day_before' | 'overdue', ...recipientIds: (typeof employeeId)[]) =>
    PerformanceReviewReminderSent.of({ ...of, recipientIds, dueDate, occasion });
  const week = '2026-06-23T08:00:00.000Z';
  const day = '2026-06-29T08:00:00.000Z';
  const over = '2026-07-01T08:00:00.000Z';
  test('go to those who owe something: first the employee, then the manager, after the due date both', () => {
    given(performanceReview, opened)
      .when(remind('week_before'), system, week)
      .then(sent('week_before', employeeId));
    given(performanceReview, opened, selfAssessed)
      .when(remind('day_before'), system, day)
      .then(sent('day_before', managerId));
    given(performanceReview, opened)
      .when(remind('overdue'), system, over)
      .then(sent('overdue', employeeId, managerId));
  });
  test('each goes out once for a due date', () =>
    given(performanceReview, opened, sent('week_before', employeeId))
      .when(remind('week_before'), system, week)
      .thenNothing());
  test('are dropped before their time, after it, for another due date, and when the review is over', () => {
    given(performanceReview, opened)
      .when(remind('week_before'), system, '2026-06-23T07:59:59.000Z')
      .thenNothing();
    given(performanceReview, opened).when(remind('week_before'), system, day).thenNothing();
    const moved = PerformanceReviewDueDateMoved.of({ ...of, dueDate: '2026-07-15' });
    given(performanceReview, opened, moved).when(remind('week_before'), system, week).thenNothing();
    given(performanceReview, opened, cancelled).when(remind('week_before'), system, week).thenNothing();
    given(performanceReview, opened, assessed, completed).when(remind('overdue'), system, over).thenNothing();
  });
});
