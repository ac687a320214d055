import { feedback360Id } from '@annals/contracts/features/reviews-360/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { isOverdue, occasionNow } from '@annals/contracts/features/performance-reviews/occasions';
import {
  COMPETENCIES,
  isOpenReview360,
  REMARKS,
  REMINDED_OF_APPROVAL,
  type ReviewerType,
} from '@annals/contracts/features/reviews-360/constants';
import {
  FeedbackDeclined,
  FeedbackRequested,
  FeedbackRequestWithdrawn,
  FeedbackSubmitted,
  Review360Activated,
  Review360ApprovalReminderSent,
  Review360Cancelled,
  Review360Completed,
  Review360DueDateMoved,
  Review360HandedOver,
  Review360ReminderSent,
  Review360ReviewersNominated,
  Review360Started,
  type NewReview360Event,
  type Review360Event,
} from '@annals/contracts/features/reviews-360/events';
import { overallScoreOf, scoredKinds } from '@annals/contracts/features/reviews-360/scores';
import { decider } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { sameWords } from '../../platform/commands/same-words';
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
import {
  evolveReview360,
  type ExistingReview360,
  type Part,
  type Review360Command,
  type Review360State,
} from './review-360';
import { keptBy, partOf, planned, seenBy } from './roles-in-review';

/** The rules of 360-degree reviews. */
export const review360 = decider<Review360State, Review360Command, Review360Event, NewReview360Event>({
  category: 'review360',
  initial: { status: 'none' },
  dayOf: (command, state) =>
    'employeeId' in command ? command.employeeId : state.status === 'none' ? undefined : state.employeeId,
  evolve: evolveReview360,
  decide: {
    StartReview360({ type: _, surroundings, ...review }, state, { actor, today }) {
      const { isKnown, managerId, peerIds, directReportIds, someoneUnknown } = surroundings;
      if (actor.role !== 'admin' && actor.id !== review.employeeId && (!isKnown || actor.id !== managerId))
        throw new NotYoursToReview();
      if (state.status !== 'none') throw new Review360AlreadyOpen();
      if (!isKnown) throw new NobodyToReview();
      if (someoneUnknown) throw new UnknownReviewer();
      refusePast(review.dueDate, today);
      return [Review360Started.of({ ...review, managerId, peerIds, directReportIds })];
    },

    ChangeReview360({ dueDate, surroundings, status, reason }, state, { actor, today }) {
      const current = seenBy(actor, state);
      if (!planned(actor, current)) throw new OnlyTheKeeper();
      const of = idsOf(current);
      const events: NewReview360Event[] = [];
      if (surroundings) {
        const { peerIds, directReportIds, someoneUnknown } = surroundings;
        const standing = { peerIds: current.peerIds, directReportIds: current.directReportIds };
        if (!sameWords({ peerIds, directReportIds }, standing)) {
          if (current.status !== 'draft') throw new AlreadyApproved();
          if (someoneUnknown) throw new UnknownReviewer();
          events.push(Review360ReviewersNominated.of({ ...of, peerIds, directReportIds }));
        }
      }
      if (dueDate !== undefined && dueDate !== current.dueDate) {
        refuseOver(current);
        refusePast(dueDate, today);
        events.push(Review360DueDateMoved.of({ ...of, dueDate, reason: reason || undefined }));
      }
      if (status === 'cancelled' && current.status !== 'cancelled') {
        refuseOver(current);
        events.push(Review360Cancelled.of({ ...of, reason: reason || undefined }));
      }
      return events;
    },

    ApproveReviewers(_, state, { actor, today }) {
      const current = keptBy(actor, state);
      if (current.status === 'in_progress') return [];
      refuseOver(current);
      refusePast(current.dueDate, today);
      const { employeeId, managerId } = current;
      // A person who has become the manager since is asked as the manager.
      const peers = current.peerIds.filter((id) => id !== managerId);
      const reports = current.directReportIds.filter((id) => id !== managerId);
      if (peers.length + reports.length === 0) throw new NobodyNominated();
      return [
        Review360Activated.of({ ...idsOf(current), managerId }),
        requestOf(current, employeeId, 'self'),
        ...(managerId === null ? [] : [requestOf(current, managerId, 'manager')]),
        ...peers.map((id) => requestOf(current, id, 'peer')),
        ...reports.map((id) => requestOf(current, id, 'direct_report')),
      ];
    },

    SubmitFeedback({ type: _, ...answer }, state, { actor }) {
      const { current, part } = partOf(actor, state);
      const { reviewerType } = part;
      const given = {
        scores: each(COMPETENCIES, (name) => answer[`${name}Score`]),
        comments: each(COMPETENCIES, (name) => answer[`${name}Comments`]),
        remarks: each(REMARKS, (name) => answer[name]),
      };
      if (part.state === 'submitted') {
        if (part.answer && sameWords(plain({ reviewerType, ...given }), plain(part.answer))) return [];
        throw new AlreadyAnswered();
      }
      if (part.state === 'declined') throw new AlreadyDeclined();
      refuseOver(current);
      return [FeedbackSubmitted.of({ ...idsOf(current), ...idsOfPart(part), ...given })];
    },

    DeclineFeedback({ reason }, state, { actor }) {
      const { current, part } = partOf(actor, state);
      if (part.state === 'declined') return [];
      if (part.state === 'submitted') throw new AlreadyAnswered();
      if (part.reviewerType === 'self' || part.reviewerType === 'manager') throw new OwnPartToDo();
      refuseOver(current);
      return [FeedbackDeclined.of({ ...idsOf(current), ...idsOfPart(part), reason: reason || undefined })];
    },

    ReleaseResults(_, state, { actor, today }) {
      const current = keptBy(actor, state);
      if (current.status === 'completed') return [];
      refuseOver(current);
      if (current.status === 'draft') throw new NotYetApproved();
      const { parts, managerId, dueDate } = current;
      if (!parts.some(({ state }) => state === 'submitted')) throw new NothingToRelease();
      if (waiting(current).length > 0 && !isOverdue(dueDate, today)) throw new AnswersOutstanding();
      const answers = parts.flatMap(({ answer }) => (answer ? [answer] : []));
      const overallScore = overallScoreOf(scoredKinds(answers));
      return [Review360Completed.of({ ...idsOf(current), managerId, overallScore })];
    },

    HandOverReview360({ managerId }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyTheKeeper();
      if (state.status === 'none' || !isOpenReview360(state.status)) return [];
      if (managerId === state.managerId || managerId === state.employeeId) return [];
      const of = idsOf(state);
      return [
        Review360HandedOver.of({ ...of, fromManagerId: state.managerId, managerId }),
        ...(state.status === 'draft' ? [] : managersPartFor(state, managerId)),
      ];
    },

    EndWithEmployment(_, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyTheKeeper();
      if (state.status === 'none' || !isOpenReview360(state.status)) return [];
      return [Review360Cancelled.of({ ...idsOf(state), reason: 'Left the organization' })];
    },

    ReleaseReviewerWhoLeft({ reviewerId }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyTheKeeper();
      if (state.status === 'none' || !isOpenReview360(state.status)) return [];
      return waiting(state)
        .filter((part) => part.reviewerId === reviewerId)
        .map((part) =>
          FeedbackDeclined.of({ ...idsOf(state), ...idsOfPart(part), reason: 'Left the organization' }),
        );
    },

    RemindOfApproval(_, state) {
      if (state.status !== 'draft' || state.managerId === null) return [];
      if (state.remindedOf.has(REMINDED_OF_APPROVAL)) return [];
      return [Review360ApprovalReminderSent.of({ ...idsOf(state), managerId: state.managerId })];
    },

    /** Sent once for each occasion of a due date; dropped when the occasion has passed or the due date no longer holds. */
    RemindOfReview360({ dueDate, occasion }, state, { now, timeZone }) {
      if (state.status === 'none' || !isOpenReview360(state.status)) return [];
      if (state.dueDate !== dueDate || state.remindedOf.has(`${dueDate}/${occasion}`)) return [];
      if (occasionNow(dueDate, Date.parse(now), timeZone) !== occasion) return [];
      const { step, recipientIds } = owing(state);
      return [Review360ReminderSent.of({ ...idsOf(state), recipientIds, step, dueDate, occasion })];
    },
  },
});

/** What a review waits for, and whom. */
function owing(review: ExistingReview360) {
  const keeper = review.managerId === null ? [] : [review.managerId];
  if (review.status === 'draft') return { step: 'approval' as const, recipientIds: keeper };
  const reviewers = waiting(review).map(({ reviewerId }) => reviewerId);
  return reviewers.length > 0
    ? { step: 'feedback' as const, recipientIds: reviewers }
    : { step: 'release' as const, recipientIds: keeper };
}

function waiting({ parts }: ExistingReview360): readonly Part[] {
  return parts.filter(({ state }) => state === 'requested');
}

/** The manager's part goes to the manager of today, unless the earlier one has done it; who already answered otherwise is asked no more. */
function managersPartFor(review: ExistingReview360, managerId: PersonId): NewReview360Event[] {
  const managers = review.parts.filter(({ reviewerType }) => reviewerType === 'manager');
  if (managers.some(({ state }) => state === 'submitted')) return [];
  const theirs = review.parts.filter(({ reviewerId }) => reviewerId === managerId);
  const withdrawn = [...managers, ...theirs].filter(({ state }) => state === 'requested');
  const hasAnswered = theirs.some(({ state }) => state === 'submitted');
  return [
    ...withdrawn.map((part) => FeedbackRequestWithdrawn.of({ ...idsOf(review), ...idsOfPart(part) })),
    ...(hasAnswered ? [] : [requestOf(review, managerId, 'manager')]),
  ];
}

function requestOf(review: ExistingReview360, reviewerId: PersonId, reviewerType: ReviewerType) {
  const { review360Id, reviewPeriod, dueDate, parts } = review;
  // Counted, for a manager who comes back.
  const id = derivedId('feedback-360', review360Id, reviewerId, reviewerType, String(parts.length));
  const feedbackId = feedback360Id.parse(id);
  return FeedbackRequested.of({
    ...idsOf(review),
    feedbackId,
    reviewerId,
    reviewerType,
    reviewPeriod,
    dueDate,
  });
}

function idsOf({ review360Id, employeeId }: ExistingReview360) {
  return { review360Id, employeeId };
}

function idsOfPart({ feedbackId, reviewerId, reviewerType }: Part) {
  return { feedbackId, reviewerId, reviewerType };
}

function refuseOver({ status }: ExistingReview360): void {
  if (!isOpenReview360(status)) throw new Review360Over();
}

function refusePast(dueDate: string, today: string): void {
  if (isOverdue(dueDate, today)) throw new DueBeforeToday();
}

function each<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** As it comes back from the log, where what was left out is not there. */
function plain(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
