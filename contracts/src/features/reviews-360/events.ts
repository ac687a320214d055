import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { feedback360Id, review360Id } from './ids';
import { personId } from '../../kernel/ids';
import { REVIEW_REMINDERS } from '../performance-reviews/constants';
import { COMPETENCIES, REMARKS, REVIEW_360_STEPS, REVIEWER_TYPES, SCORE_360 } from './constants';

/** Every event names the review and the reviewee: what is written about them is encrypted with their key. */
const ofReview = { review360Id, employeeId: personId };
const about = 'employeeId';
const category = 'review360';

/** One reviewer's part. Who it is stays in the log: no read model for the reviewee or the manager carries it. */
const ofFeedback = {
  ...ofReview,
  feedbackId: feedback360Id,
  reviewerId: personId,
  reviewerType: z.enum(REVIEWER_TYPES),
};
const nominations = { peerIds: z.array(personId), directReportIds: z.array(personId) };

const score = z.number().int().min(SCORE_360.minimum).max(SCORE_360.maximum);
const each = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
): z.ZodObject<Record<Name, Schema>, z.core.$strict> =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** A review of somebody from all sides was proposed; it waits for the manager's approval. */
export const Review360Started = event('Review360Started', 1, {
  category,
  description: 'A 360-degree review was proposed, with a period, a due date and nominated reviewers.',
  data: {
    ...ofReview,
    /** Whom the reviewee reports to: approves the reviewers and releases the results. Null: the administrators do. */
    managerId: personId.nullable(),
    /** For example `Q4-2026`. */
    reviewPeriod: z.string(),
    dueDate: z.iso.date(),
    ...nominations,
  },
});

/** Other reviewers were nominated before the review was approved. */
export const Review360ReviewersNominated = event('Review360ReviewersNominated', 1, {
  category,
  description: 'Other reviewers were nominated for a 360-degree review that waits for approval.',
  data: { ...ofReview, ...nominations },
});

/** The reviewers were approved: from now on feedback can be given. */
export const Review360Activated = event('Review360Activated', 1, {
  category,
  description: 'The reviewers of a 360-degree review were approved, and it began.',
  data: { ...ofReview, managerId: personId.nullable() },
});

/** Somebody was asked for their feedback. */
export const FeedbackRequested = event('FeedbackRequested', 1, {
  category,
  confidential: true,
  description: 'Somebody was asked for feedback in a 360-degree review.',
  data: { ...ofFeedback, reviewPeriod: z.string(), dueDate: z.iso.date() },
});

/** Somebody is no longer asked: the manager's part went to another manager. */
export const FeedbackRequestWithdrawn = event('FeedbackRequestWithdrawn', 1, {
  category,
  confidential: true,
  description: 'Somebody is no longer asked for feedback in a 360-degree review.',
  data: ofFeedback,
});

/** Somebody gave their feedback; once, for good. */
export const FeedbackSubmitted = event('FeedbackSubmitted', 1, {
  category,
  confidential: true,
  about,
  description: 'A reviewer gave their feedback in a 360-degree review: six scores and comments.',
  data: {
    ...ofFeedback,
    scores: personal(each(COMPETENCIES, score)),
    comments: personal(each(COMPETENCIES, z.string().optional())),
    remarks: personal(each(REMARKS, z.string().optional())),
  },
});

/** Somebody would rather not give feedback. */
export const FeedbackDeclined = event('FeedbackDeclined', 1, {
  category,
  confidential: true,
  about,
  description: 'A reviewer declined to give feedback in a 360-degree review.',
  data: { ...ofFeedback, reason: personal(z.string().optional()) },
});

/** The review is due on another day. */
export const Review360DueDateMoved = event('Review360DueDateMoved', 1, {
  category,
  about,
  description: 'A 360-degree review is due on another day.',
  data: { ...ofReview, dueDate: z.iso.date(), reason: personal(z.string().optional()) },
});

/** The results were released to the reviewee; nothing is added any more. */
export const Review360Completed = event('Review360Completed', 1, {
  category,
  description: 'A 360-degree review was completed and its results released.',
  data: {
    ...ofReview,
    managerId: personId.nullable(),
    /** The average over the groups that are shown, 1.00 to 5.00; null when no group is. */
    overallScore: z.number().min(SCORE_360.minimum).max(SCORE_360.maximum).nullable(),
  },
});

/** The review will not be held. */
export const Review360Cancelled = event('Review360Cancelled', 1, {
  category,
  about,
  description: 'A 360-degree review will not be held.',
  data: { ...ofReview, reason: personal(z.string().optional()) },
});

/** The reviewee reports to somebody else now, who approves and releases from here on. */
export const Review360HandedOver = event('Review360HandedOver', 1, {
  category,
  description: 'A 360-degree review is approved and released by another manager from now on.',
  data: { ...ofReview, fromManagerId: personId.nullable(), managerId: personId },
});

/** Those who owe something were reminded, once for each occasion before and after a due date. */
export const Review360ReminderSent = event('Review360ReminderSent', 1, {
  category,
  confidential: true,
  description: 'Those who owe something for a 360-degree review were reminded of its due date.',
  data: {
    ...ofReview,
    recipientIds: z.array(personId),
    step: z.enum(REVIEW_360_STEPS),
    dueDate: z.iso.date(),
    occasion: z.enum(REVIEW_REMINDERS),
  },
});

/** The manager was reminded, once, that the reviewers wait for approval. */
export const Review360ApprovalReminderSent = event('Review360ApprovalReminderSent', 1, {
  category,
  description: 'The manager was reminded that the reviewers of a 360-degree review wait for approval.',
  data: { ...ofReview, managerId: personId },
});

export const review360Events = [
  Review360Started,
  Review360ReviewersNominated,
  Review360Activated,
  FeedbackRequested,
  FeedbackRequestWithdrawn,
  FeedbackSubmitted,
  FeedbackDeclined,
  Review360DueDateMoved,
  Review360Completed,
  Review360Cancelled,
  Review360HandedOver,
  Review360ReminderSent,
  Review360ApprovalReminderSent,
] as const;
export type Review360Event = EventOf<(typeof review360Events)[number]>;
export type NewReview360Event = NewEventOf<(typeof review360Events)[number]>;
