import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { historyPages } from '../../kernel/history';
import { performanceReviewId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import {
  changePerformanceReview,
  openPerformanceReview,
  submitManagerAssessment,
  submitSelfAssessment,
} from './commands';
import { listedPerformanceReview, performanceReviewDetail } from './views';

const ofReview = z.strictObject({ reviewId: performanceReviewId });
const changes = ['PerformanceReviews'] as const;
const tags = ['PerformanceReviews', 'People'] as const;
const reads = ['performance_reviews', 'people'] as const;

export const performanceReviewRoutes = {
  list: query('GET /api/performance-reviews', {
    summary: 'The performance reviews in the caller’s scope by due date, a page at a time',
    may: 'performance-reviews:see',
    query: pageQuery.extend({
      /** `mine`: the caller's own. `team`: those of others. Left out: both. */
      whose: z.enum(['mine', 'team']).optional(),
      /** `true`: those not yet over, the next due first. `false`: those that are over. Left out: all, the latest due first. */
      open: z.enum(['true', 'false']).optional(),
      /** Only those of this person. */
      employeeId: personId.optional(),
    }),
    answer: z.array(listedPerformanceReview),
    paged: true,
    tags,
    reads,
  }),
  one: query('GET /api/performance-reviews/:reviewId', {
    summary: 'A performance review with what the caller may read and do',
    may: 'performance-reviews:see',
    params: ofReview,
    answer: performanceReviewDetail,
    tags,
    reads,
  }),
  history: query('GET /api/performance-reviews/:reviewId/history', {
    summary: 'What happened to a performance review, in plain sentences, newest first',
    may: 'performance-reviews:see',
    params: ofReview,
    ...historyPages,
    tags,
    reads,
  }),
  open: command('POST /api/performance-reviews', {
    summary: 'Open a review of someone who reports to the caller; an admin may for anyone',
    may: 'performance-reviews:open',
    body: openPerformanceReview,
    changes,
    status: 201,
  }),
  selfAssess: command('POST /api/performance-reviews/:reviewId/self-assessment', {
    summary: 'Submit the caller’s own self assessment',
    may: 'performance-reviews:self-assess',
    params: ofReview,
    body: submitSelfAssessment,
    changes,
  }),
  assess: command('POST /api/performance-reviews/:reviewId/manager-assessment', {
    summary: 'Submit the assessment and rating of the manager who holds the review',
    may: 'performance-reviews:assess',
    params: ofReview,
    body: submitManagerAssessment,
    changes,
  }),
  complete: command('POST /api/performance-reviews/:reviewId/complete', {
    summary: 'Complete a review and share the manager’s assessment with the employee',
    may: 'performance-reviews:assess',
    params: ofReview,
    changes,
  }),
  change: command('PATCH /api/performance-reviews/:reviewId', {
    summary: 'Move the due date, revise the goals, or cancel',
    may: 'performance-reviews:assess',
    params: ofReview,
    body: changePerformanceReview,
    changes,
  }),
};
