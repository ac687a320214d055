import { z } from 'zod';
import { performanceReviewId } from './ids';
import { theirToday } from '../../kernel/calendar-day';
import { personId } from '../../kernel/ids';
import { REVIEW_STATUSES, REVIEW_TYPES } from './constants';

/** A row of the specification's `performance_reviews` table (its fields as spelt) with what reminding needs beside. */
export const performanceReviewRow = z.object({
  id: performanceReviewId,
  employeeId: personId,
  managerId: personId,
  reviewPeriod: z.string(),
  reviewType: z.enum(REVIEW_TYPES),
  goals: z.array(z.string()),
  achievements: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  /** 1.00 to 5.00; null until the manager has assessed. */
  overallRating: z.number().nullable(),
  managerFeedback: z.string().nullable(),
  employeeSelfAssessment: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
  /** `YYYY-MM-DD` */
  dueDate: z.iso.date(),
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  cancellationReason: z.string().nullable(),
  /** When its due date was last set: an occasion that had passed by then is not reminded of. */
  dueDateSetAt: z.iso.datetime(),
  /** The occasions reminded of, as `<due date>/<occasion>`. */
  remindedOf: z.array(z.string()),
});
export type PerformanceReviewRow = z.infer<typeof performanceReviewRow>;

/** What its employee reads of a review from its beginning, and everyone else in whose reach it is. What is not listed here is assessment. */
export const performanceReviewFacts = performanceReviewRow
  .pick({
    id: true,
    employeeId: true,
    managerId: true,
    reviewPeriod: true,
    reviewType: true,
    goals: true,
    achievements: true,
    employeeSelfAssessment: true,
    status: true,
    dueDate: true,
    completedAt: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ employeeName: z.string(), managerName: z.string() });
export type PerformanceReviewFacts = z.infer<typeof performanceReviewFacts>;

/**
 * A review as a reader gets it. The manager's assessment — rating, feedback, areas for improvement — never leaves the server for the
 * employee before the review is completed.
 */
export const performanceReviewView = performanceReviewFacts.extend(
  performanceReviewRow.pick({ overallRating: true, managerFeedback: true, areasForImprovement: true }).shape,
);
export type PerformanceReviewView = z.infer<typeof performanceReviewView>;

/** A review of a list. */
export const listedPerformanceReview = performanceReviewView.extend(theirToday);
export type ListedPerformanceReview = z.infer<typeof listedPerformanceReview>;

/** A review's own view. */
export const performanceReviewDetail = listedPerformanceReview.extend({
  cancellationReason: z.string().nullable(),
  /** What the caller may do with it now. */
  allowed: z.object({
    selfAssess: z.boolean(),
    assess: z.boolean(),
    complete: z.boolean(),
    reviseGoals: z.boolean(),
    /** Move the due date, cancel. */
    change: z.boolean(),
  }),
});
export type PerformanceReviewDetail = z.infer<typeof performanceReviewDetail>;
