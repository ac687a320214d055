import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { review360Id } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { changeReview360, declineFeedback360, startReview360, submitFeedback360 } from './commands';
import {
  ownFeedback360,
  pendingFeedback360,
  review360Analytics,
  review360Detail,
  review360ResultsView,
  review360View,
} from './views';

const ofReview = z.strictObject({ reviewId: review360Id });
const may = 'reviews-360:take-part';
const changes = ['Reviews360'] as const;
const tags = ['Reviews360', 'People'] as const;
const reads = ['review_360', 'review_360_feedback', 'people'] as const;

export const review360Routes = {
  list: query('GET /api/reviews-360', {
    summary: 'The 360-degree reviews of the caller and of those they release, newest first, a page at a time',
    may,
    query: pageQuery.extend({
      /** `active`: drafts and those in progress. `completed`: those released. Left out: all. */
      state: z.enum(['active', 'completed']).optional(),
    }),
    answer: z.array(review360View),
    paged: true,
    tags,
    reads,
  }),
  mine: query('GET /api/reviews-360/mine', {
    summary: 'The 360-degree reviews about the caller, newest first',
    may,
    answer: z.array(review360View),
    tags,
    reads,
  }),
  pending: query('GET /api/reviews-360/pending-feedback', {
    summary: 'The reviews in which the caller’s feedback is waited for, the next due first',
    may,
    answer: z.array(pendingFeedback360),
    tags,
    reads,
  }),
  analytics: query('GET /api/reviews-360/analytics', {
    summary: 'Punctuality, average score and participation over the reviews the caller may see',
    may,
    answer: review360Analytics,
    tags,
    reads,
  }),
  one: query('GET /api/reviews-360/:reviewId', {
    summary: 'A 360-degree review with the people nominated and what the caller may do',
    may,
    params: ofReview,
    answer: review360Detail,
    tags,
    reads,
  }),
  history: query('GET /api/reviews-360/:reviewId/history', {
    summary: 'What happened to a review, in plain sentences, newest first; not who answered, nor when',
    may,
    params: ofReview,
    ...historyPages,
    tags,
    reads,
  }),
  ownFeedback: query('GET /api/reviews-360/:reviewId/feedback', {
    summary: 'The caller’s own part in a review, with what they wrote',
    may,
    params: ofReview,
    answer: ownFeedback360,
    tags,
    reads,
  }),
  results: query('GET /api/reviews-360/:reviewId/results', {
    summary: 'The released results by kind of reviewer; peers and reports from 3 answers of the kind on',
    may,
    params: ofReview,
    answer: review360ResultsView,
    tags,
    reads,
  }),
  start: command('POST /api/reviews-360', {
    summary: 'Propose a review of oneself, of somebody who reports to the caller, or for an admin of anyone',
    may,
    body: startReview360,
    changes,
    status: 201,
  }),
  approve: command('POST /api/reviews-360/:reviewId/approve', {
    summary: 'Approve the reviewers: everyone nominated is asked for feedback',
    may,
    params: ofReview,
    changes,
  }),
  change: command('PATCH /api/reviews-360/:reviewId', {
    summary: 'Move the due date, nominate others before the approval, or cancel',
    may,
    params: ofReview,
    body: changeReview360,
    changes,
  }),
  submitFeedback: command('POST /api/reviews-360/:reviewId/feedback', {
    summary: 'Give the feedback the caller was asked for, once',
    may,
    params: ofReview,
    body: submitFeedback360,
    changes,
  }),
  declineFeedback: command('POST /api/reviews-360/:reviewId/decline', {
    summary: 'Decline to give feedback; neither the reviewee nor the manager is told',
    may,
    params: ofReview,
    body: declineFeedback360,
    changes,
  }),
  release: command('POST /api/reviews-360/:reviewId/release', {
    summary: 'Complete a review and release its results',
    may,
    params: ofReview,
    changes,
  }),
};
