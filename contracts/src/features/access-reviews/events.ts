import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { REVIEW_REMINDERS } from '../performance-reviews/constants';
import { REVIEWER_CHANGES, WITHDRAWAL_OUTCOMES } from './constants';
import { accessItemId, accessReviewId } from './ids';

const category = 'accessReview';
const reviewId = accessReviewId;
const named = { reviewId, name: z.string(), dueOn: z.iso.date() };
const item = {
  reviewId,
  itemId: accessItemId,
  /** Who has it; null: a token that belongs to nobody. */
  holderId: personId.nullable(),
};
const answered = { confirmed: z.int(), withdrawn: z.int(), noLongerHeld: z.int() };

export const AccessReviewStarted = event('AccessReviewStarted', 1, {
  category,
  description: 'An administrator started a review of who has which access.',
  data: { ...named, kinds: z.array(z.string()), startedBy: personId },
});

/** What somebody had when the review was started, and who is to answer for it. */
export const AccessListed = event('AccessListed', 1, {
  category,
  description: 'A review lists something that somebody has: a role, a token, a way to sign in.',
  data: {
    ...item,
    /** A kind of access that a feature hands out. */
    kind: z.string(),
    /** What it is, for the feature whose it is: another role or another token is another one. */
    ref: z.string(),
    /** Of a token that belongs to nobody: who made it. */
    madeById: personId.nullable(),
    /** What it is called; null: the role says it. Of a role that follows from rules: whose they are. */
    what: z.string().nullable(),
    /** The role that is held, or that a token acts in. */
    asRole: role.nullable(),
    /** Of a token: what it may do. */
    permissions: z.array(z.string()),
    /** Whether it takes an administrator who is independent of who has it to confirm it. */
    isPrivileged: z.boolean(),
    /** Who is to answer; null: the administrators. */
    reviewerId: personId.nullable(),
  },
});

export const AccessListingCompleted = event('AccessListingCompleted', 1, {
  category,
  description: 'A review has listed everything; its reviewers are asked to answer.',
  data: { ...named, items: z.int(), reviewerIds: z.array(personId) },
});

export const AccessConfirmed = event('AccessConfirmed', 1, {
  category,
  description: 'A reviewer confirmed that somebody keeps what they have.',
  data: { ...item, reviewerId: personId },
});

/** What follows is told by `AccessWithdrawalCompleted`. */
export const AccessWithdrawn = event('AccessWithdrawn', 1, {
  category,
  about: 'reviewerId',
  description: 'A reviewer decided that something is taken away from somebody.',
  data: { ...item, reviewerId: personId, reason: personal(z.string()) },
});

export const AccessWithdrawalCompleted = event('AccessWithdrawalCompleted', 1, {
  category,
  description: 'What a reviewer withdrew was taken away, or could not be, and why.',
  data: {
    ...item,
    reviewerId: personId,
    outcome: z.enum(WITHDRAWAL_OUTCOMES),
    /** Why it was refused; null when it was not. */
    problem: z.string().nullable(),
    /** Those who are told that it was refused. */
    administratorIds: z.array(personId),
  },
});

export const AccessNoLongerHeld = event('AccessNoLongerHeld', 1, {
  category,
  description: 'What a review listed ended before anybody answered; nothing is left to decide.',
  data: item,
});

export const AccessReviewerChanged = event('AccessReviewerChanged', 1, {
  category,
  description:
    'Somebody else is to answer: the new manager, or the administrators after the due day or where there is no manager.',
  data: {
    ...item,
    reviewerId: personId.nullable(),
    previousReviewerId: personId.nullable(),
    because: z.enum(REVIEWER_CHANGES),
  },
});

export const AccessReviewReminderSent = event('AccessReviewReminderSent', 1, {
  category,
  description: 'Reviewers were reminded of what they have to answer.',
  data: { ...named, occasion: z.enum(REVIEW_REMINDERS), reviewerIds: z.array(personId) },
});

export const AccessReviewEscalated = event('AccessReviewEscalated', 1, {
  category,
  description: 'The due day of a review has passed; what was not answered went to the administrators.',
  data: { ...named, items: z.int(), administratorIds: z.array(personId) },
});

export const AccessReviewCompleted = event('AccessReviewCompleted', 1, {
  category,
  description: 'Everything that a review listed was answered.',
  data: { reviewId, name: z.string(), startedBy: personId, ...answered },
});

export const AccessReviewClosed = event('AccessReviewClosed', 1, {
  category,
  about: 'closedBy',
  description: 'An administrator closed a review, and said why the rest stays unanswered.',
  data: {
    reviewId,
    name: z.string(),
    closedBy: personId,
    startedBy: personId,
    ...answered,
    unanswered: z.int(),
    reason: personal(z.string()),
  },
});

export const accessReviewEvents = [
  AccessReviewStarted,
  AccessListed,
  AccessListingCompleted,
  AccessConfirmed,
  AccessWithdrawn,
  AccessWithdrawalCompleted,
  AccessNoLongerHeld,
  AccessReviewerChanged,
  AccessReviewReminderSent,
  AccessReviewEscalated,
  AccessReviewCompleted,
  AccessReviewClosed,
] as const;
export type AccessReviewEvent = EventOf<(typeof accessReviewEvents)[number]>;
export type NewAccessReviewEvent = NewEventOf<(typeof accessReviewEvents)[number]>;
