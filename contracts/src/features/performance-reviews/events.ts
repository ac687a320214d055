import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { performanceReviewId } from './ids';
import { personId } from '../../kernel/ids';
import { RATING, REVIEW_REMINDERS, REVIEW_TYPES } from './constants';

/** Every event of a review names the review and the employee: the words in it are encrypted with the employee's key. */
const ofReview = { reviewId: performanceReviewId, employeeId: personId };
const about = 'employeeId';
const category = 'performanceReview';
const overallRating = z.number().min(RATING.minimum).max(RATING.maximum);

/** A review of an employee was opened, to be written by them and by the manager who holds it. */
export const PerformanceReviewOpened = event('PerformanceReviewOpened', 1, {
  category,
  about,
  description: 'A performance review of an employee was opened, with goals and a due date.',
  data: {
    ...ofReview,
    managerId: personId,
    /** For example `Q4-2026`, `H2-2026` or `2026`. */
    reviewPeriod: z.string(),
    reviewType: z.enum(REVIEW_TYPES),
    goals: personal(z.array(z.string())),
    dueDate: z.iso.date(),
  },
});

/** The goals the review is held against changed, before anyone wrote about them. */
export const PerformanceReviewGoalsRevised = event('PerformanceReviewGoalsRevised', 1, {
  category,
  about,
  description: 'The goals a performance review is held against were revised.',
  data: { ...ofReview, goals: personal(z.array(z.string())) },
});

/** The review is due on another day. */
export const PerformanceReviewDueDateMoved = event('PerformanceReviewDueDateMoved', 1, {
  category,
  about,
  description: 'A performance review is due on another day.',
  data: { ...ofReview, dueDate: z.iso.date(), reason: personal(z.string().optional()) },
});

/** The employee wrote, or rewrote, what they think of the period themself. */
export const SelfAssessmentSubmitted = event('SelfAssessmentSubmitted', 1, {
  category,
  about,
  description: 'The employee submitted their self assessment for a performance review.',
  data: {
    ...ofReview,
    /** Who holds the review and reads it. */
    managerId: personId,
    employeeSelfAssessment: personal(z.string()),
    achievements: personal(z.array(z.string())),
  },
});

/** The manager who holds the review wrote, or rewrote, their assessment and rated the period. */
export const ManagerAssessmentSubmitted = event('ManagerAssessmentSubmitted', 1, {
  category,
  about,
  description: 'The manager submitted their assessment and rating for a performance review.',
  data: {
    ...ofReview,
    managerId: personId,
    overallRating,
    managerFeedback: personal(z.string()),
    areasForImprovement: personal(z.array(z.string())),
  },
});

/** The review is over; the employee reads the manager's assessment from now on. */
export const PerformanceReviewCompleted = event('PerformanceReviewCompleted', 1, {
  category,
  description: 'A performance review was completed and shared with the employee.',
  data: { ...ofReview, managerId: personId, overallRating },
});

/** The review will not be held. */
export const PerformanceReviewCancelled = event('PerformanceReviewCancelled', 1, {
  category,
  about,
  description: 'A performance review will not be held.',
  data: { ...ofReview, reason: personal(z.string().optional()) },
});

/** Another manager holds the review, because the employee reports to them now. */
export const PerformanceReviewReassigned = event('PerformanceReviewReassigned', 1, {
  category,
  description: 'A performance review is held by another manager from now on.',
  data: { ...ofReview, fromManagerId: personId, managerId: personId },
});

/** Those who owe something were reminded, once for each occasion before and after a due date. */
export const PerformanceReviewReminderSent = event('PerformanceReviewReminderSent', 1, {
  category,
  description: 'Those who owe something for a performance review were reminded of its due date.',
  data: {
    ...ofReview,
    recipientIds: z.array(personId),
    dueDate: z.iso.date(),
    occasion: z.enum(REVIEW_REMINDERS),
  },
});

export const performanceReviewEvents = [
  PerformanceReviewOpened,
  PerformanceReviewGoalsRevised,
  PerformanceReviewDueDateMoved,
  SelfAssessmentSubmitted,
  ManagerAssessmentSubmitted,
  PerformanceReviewCompleted,
  PerformanceReviewCancelled,
  PerformanceReviewReassigned,
  PerformanceReviewReminderSent,
] as const;
export type PerformanceReviewEvent = EventOf<(typeof performanceReviewEvents)[number]>;
export type NewPerformanceReviewEvent = NewEventOf<(typeof performanceReviewEvents)[number]>;
