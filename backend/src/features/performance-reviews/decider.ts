import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
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
  type NewPerformanceReviewEvent,
  type PerformanceReviewEvent,
} from '@annals/contracts/features/performance-reviews/events';
import { isOverdue, occasionNow } from '@annals/contracts/features/performance-reviews/occasions';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { sameWords } from '../../platform/commands/same-words';
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
import {
  evolvePerformanceReview,
  type ExistingReview,
  type PerformanceReviewCommand,
  type PerformanceReviewState,
} from './performance-review';

/** The rules of performance reviews. */
export const performanceReview = decider<
  PerformanceReviewState,
  PerformanceReviewCommand,
  PerformanceReviewEvent,
  NewPerformanceReviewEvent
>({
  category: 'performanceReview',
  initial: { status: 'none' },
  dayOf: (command, state) =>
    'employeeId' in command ? command.employeeId : state.status === 'none' ? undefined : state.employeeId,
  evolve: evolvePerformanceReview,
  decide: {
    OpenReview({ type: _, employeesManagerId, ...review }, state, { actor, today }) {
      if (state.status !== 'none') throw new ReviewAlreadyOpen();
      if (actor.role !== 'admin' && employeesManagerId !== actor.id) throw new NotYourReport();
      if (employeesManagerId === null) throw new ReportsToNobody();
      refusePast(review.dueDate, today);
      return [PerformanceReviewOpened.of({ ...review, managerId: employeesManagerId })];
    },

    SubmitSelfAssessment({ employeeSelfAssessment, achievements }, state, { actor }) {
      const current = seenBy(actor, state);
      if (actor.id !== current.employeeId) throw new OnlyTheEmployee();
      const submitted = { employeeSelfAssessment, achievements };
      if (sameWords(submitted, current.selfAssessment)) return [];
      refuseEnded(current);
      if (current.managerAssessment && current.selfAssessment) throw new AlreadyAssessed();
      return [SelfAssessmentSubmitted.of({ ...idsOf(current), managerId: current.managerId, ...submitted })];
    },

    SubmitManagerAssessment(
      { overallRating, managerFeedback, areasForImprovement },
      state,
      { actor, today },
    ) {
      const current = heldBy(actor, state);
      const submitted = { overallRating, managerFeedback, areasForImprovement };
      if (sameWords(submitted, current.managerAssessment)) return [];
      refuseEnded(current);
      if (!current.selfAssessment && !isOverdue(current.dueDate, today)) throw new SelfAssessmentFirst();
      return [
        ManagerAssessmentSubmitted.of({ ...idsOf(current), managerId: current.managerId, ...submitted }),
      ];
    },

    CompleteReview(_, state, { actor }) {
      const current = heldBy(actor, state);
      if (current.status === 'completed') return [];
      refuseEnded(current);
      if (!current.managerAssessment) throw new NotYetAssessed();
      const { overallRating } = current.managerAssessment;
      return [
        PerformanceReviewCompleted.of({ ...idsOf(current), managerId: current.managerId, overallRating }),
      ];
    },

    ChangeReview({ dueDate, goals, status, reason }, state, { actor, today }) {
      const current = seenBy(actor, state);
      if (actor.id !== current.managerId && !mayStepIn(actor, current)) throw new OnlyTheHolder();
      const events: NewPerformanceReviewEvent[] = [];
      const of = idsOf(current);
      if (goals !== undefined && !sameWords(goals, current.goals)) {
        refuseEnded(current);
        if (current.selfAssessment || current.managerAssessment) throw new GoalsAlreadyAssessed();
        events.push(PerformanceReviewGoalsRevised.of({ ...of, goals }));
      }
      if (dueDate !== undefined && dueDate !== current.dueDate) {
        refuseEnded(current);
        refusePast(dueDate, today);
        events.push(PerformanceReviewDueDateMoved.of({ ...of, dueDate, reason: reason || undefined }));
      }
      if (status === 'cancelled' && current.status !== 'cancelled') {
        refuseEnded(current);
        events.push(PerformanceReviewCancelled.of({ ...of, reason: reason || undefined }));
      }
      return events;
    },

    ReassignReview({ managerId }, state, { actor }) {
      if (state.status === 'none' || (actor.role !== 'system' && actor.role !== 'admin'))
        throw new NotFound(msg('This review'));
      if (managerId === state.managerId || !isOpenReview(state.status)) return [];
      if (managerId === state.employeeId) throw new OwnManager();
      return [PerformanceReviewReassigned.of({ ...idsOf(state), fromManagerId: state.managerId, managerId })];
    },

    /** The employee has left: what is still open will not be held. */
    EndWithEmployment(_, state) {
      if (state.status === 'none' || !isOpenReview(state.status)) return [];
      return [PerformanceReviewCancelled.of({ ...idsOf(state), reason: 'The employee has left.' })];
    },

    /** Sent once for each occasion of a due date; dropped when the occasion has passed or the due date no longer holds. */
    RemindOfReview({ dueDate, occasion }, state, { now, timeZone, today }) {
      if (state.status === 'none' || !isOpenReview(state.status)) return [];
      if (state.dueDate !== dueDate || state.remindedOf.has(`${dueDate}/${occasion}`)) return [];
      if (occasionNow(dueDate, Date.parse(now), timeZone) !== occasion) return [];
      const recipientIds = owing(state, today);
      return [PerformanceReviewReminderSent.of({ ...idsOf(state), recipientIds, dueDate, occasion })];
    },
  },
});

/** Who owes something: the employee their self assessment; the manager theirs, as soon as they may write it, and the completion. */
function owing(review: ExistingReview, today: string): PersonId[] {
  const { selfAssessment, managerAssessment, dueDate, employeeId, managerId } = review;
  const managerMayAct = selfAssessment !== null || managerAssessment !== null || isOverdue(dueDate, today);
  return [...(selfAssessment ? [] : [employeeId]), ...(managerMayAct ? [managerId] : [])];
}

function idsOf({ reviewId, employeeId }: ExistingReview) {
  return { reviewId, employeeId };
}

/** An admin may move and cancel anyone's review but their own. */
function mayStepIn(actor: Actor, review: ExistingReview): boolean {
  return actor.role === 'admin' && actor.id !== review.employeeId;
}

/** The review, if the actor is one of its two people or an admin; otherwise they do not learn that it exists. */
function seenBy(actor: Actor, state: PerformanceReviewState): ExistingReview {
  if (state.status === 'none') throw new NotFound(msg('This review'));
  const knows = actor.id === state.employeeId || actor.id === state.managerId || actor.role === 'admin';
  if (!knows) throw new NotFound(msg('This review'));
  return state;
}

/** The review, for the manager who holds it. */
function heldBy(actor: Actor, state: PerformanceReviewState): ExistingReview {
  const current = seenBy(actor, state);
  if (actor.id !== current.managerId) throw new OnlyTheHolder();
  return current;
}

function refuseEnded({ status }: ExistingReview): void {
  if (status === 'completed') throw new ReviewCompleted();
  if (status === 'cancelled') throw new ReviewCancelled();
}

function refusePast(dueDate: string, today: string): void {
  if (isOverdue(dueDate, today)) throw new DueDateInThePast();
}
