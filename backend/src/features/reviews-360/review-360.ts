import { isErased } from '@annals/contracts/kernel/erased';
import type { Feedback360Id, Review360Id } from '@annals/contracts/features/reviews-360/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReviewReminder } from '@annals/contracts/features/performance-reviews/constants';
import type { ChangeReview360, SubmitFeedback360 } from '@annals/contracts/features/reviews-360/commands';
import {
  REMINDED_OF_APPROVAL,
  type Review360Status,
  type ReviewerType,
} from '@annals/contracts/features/reviews-360/constants';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import type { FEEDBACK_360_STATES } from '@annals/contracts/features/reviews-360/views';
import type { Answer360 } from '@annals/contracts/features/reviews-360/scores';
import type { Surroundings360 } from '@annals/contracts/features/reviews-360/surroundings';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Everything somebody can want of a 360-degree review. */
export type Review360Command =
  | {
      type: 'StartReview360';
      review360Id: Review360Id;
      employeeId: PersonId;
      reviewPeriod: string;
      dueDate: string;
      surroundings: Surroundings360;
    }
  | ({
      type: 'ChangeReview360';
      /** The relation of those who are nominated instead to the reviewee; undefined when nobody is. */
      surroundings: Surroundings360 | undefined;
    } & Omit<ChangeReview360, 'reviewerIds'>)
  | { type: 'ApproveReviewers' }
  | ({ type: 'SubmitFeedback' } & SubmitFeedback360)
  | { type: 'DeclineFeedback'; reason?: string | undefined }
  | { type: 'ReleaseResults' }
  /** Follows when the reviewee reports to somebody else. */
  | { type: 'HandOverReview360'; managerId: PersonId }
  /** The reviewee has left. */
  | { type: 'EndWithEmployment' }
  /** Somebody who was asked for feedback has left. */
  | { type: 'ReleaseReviewerWhoLeft'; reviewerId: PersonId }
  /** The approval of the reviewers has waited for too long. */
  | { type: 'RemindOfApproval' }
  | { type: 'RemindOfReview360'; dueDate: string; occasion: ReviewReminder };

/** Somebody's part in a review. */
export interface Part {
  readonly feedbackId: Feedback360Id;
  readonly reviewerId: PersonId;
  readonly reviewerType: ReviewerType;
  readonly state: (typeof FEEDBACK_360_STATES)[number];
  /** What was submitted, to know it when it comes again; null while nothing was, and once it was erased. */
  readonly answer: Answer360 | null;
}

/** What later decisions rest on. */
export interface ExistingReview360 {
  readonly status: Review360Status;
  readonly review360Id: Review360Id;
  readonly employeeId: PersonId;
  readonly managerId: PersonId | null;
  readonly reviewPeriod: string;
  readonly dueDate: string;
  readonly peerIds: readonly PersonId[];
  readonly directReportIds: readonly PersonId[];
  readonly parts: readonly Part[];
  /** `<due date>/<occasion>` */
  readonly remindedOf: ReadonlySet<string>;
}

export type Review360State = { readonly status: 'none' } | ExistingReview360;

const withPart = (state: Review360State, feedbackId: Feedback360Id, change: Partial<Part>): Review360State =>
  changed(state, ({ parts }) => ({
    parts: parts.map((part) => (part.feedbackId === feedbackId ? { ...part, ...change } : part)),
  }));

export const evolveReview360: Evolutions<Review360State, Review360Event> = {
  Review360Started: (_, { data }) => ({
    status: 'draft',
    review360Id: data.review360Id,
    employeeId: data.employeeId,
    managerId: data.managerId,
    reviewPeriod: data.reviewPeriod,
    dueDate: data.dueDate,
    peerIds: data.peerIds,
    directReportIds: data.directReportIds,
    parts: [],
    remindedOf: new Set(),
  }),
  Review360ReviewersNominated: (state, { data }) =>
    changed(state, { peerIds: data.peerIds, directReportIds: data.directReportIds }),
  Review360Activated: (state) => changed(state, { status: 'in_progress' }),
  FeedbackRequested: (state, { data: { feedbackId, reviewerId, reviewerType } }) =>
    changed(state, ({ parts }) => ({
      parts: [...parts, { feedbackId, reviewerId, reviewerType, state: 'requested', answer: null }],
    })),
  FeedbackRequestWithdrawn: (state, { data }) => withPart(state, data.feedbackId, { state: 'withdrawn' }),
  FeedbackSubmitted: (state, { data: { feedbackId, reviewerType, scores, comments, remarks } }) =>
    withPart(state, feedbackId, {
      state: 'submitted',
      answer:
        isErased(scores) || isErased(comments) || isErased(remarks)
          ? null
          : { reviewerType, scores, comments, remarks },
    }),
  FeedbackDeclined: (state, { data }) => withPart(state, data.feedbackId, { state: 'declined' }),
  Review360DueDateMoved: (state, { data }) => changed(state, { dueDate: data.dueDate }),
  Review360Completed: (state) => changed(state, { status: 'completed' }),
  Review360Cancelled: (state) => changed(state, { status: 'cancelled' }),
  Review360HandedOver: (state, { data }) => changed(state, { managerId: data.managerId }),
  Review360ApprovalReminderSent: (state) =>
    changed(state, ({ remindedOf }) => ({ remindedOf: new Set(remindedOf).add(REMINDED_OF_APPROVAL) })),
  Review360ReminderSent: (state, { data }) =>
    changed(state, ({ remindedOf }) => ({
      remindedOf: new Set(remindedOf).add(`${data.dueDate}/${data.occasion}`),
    })),
};
