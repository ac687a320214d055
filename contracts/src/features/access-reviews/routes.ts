import { z } from 'zod';
import { command, pageQuery, query } from '../../kernel/route';
import { answerAccess, closeAccessReview, startAccessReview, withdrawAccess } from './commands';
import { accessItemId, accessReviewId } from './ids';
import { accessAnswers, accessItemView, accessReviewPreview, accessReviewView } from './views';

const administers = 'access-reviews:administer';
const sees = 'access-reviews:see';
const answers = 'access-reviews:answer';
const ofReview = z.strictObject({ reviewId: accessReviewId });
const ofItem = ofReview.extend({ itemId: accessItemId });
const tags = ['AccessReviews'] as const;
const reads = ['access_reviews', 'people'] as const;
const readsItems = ['access_review_items', 'access_reviews', 'people'] as const;
/** What is taken away may be anything that a feature hands out. */
const changes = ['AccessReviews', 'People', 'ServiceTokens', 'IdentityProviders'] as const;

export const accessReviewRoutes = {
  list: query('GET /api/access-reviews', {
    summary: 'The reviews of access, newest first',
    may: sees,
    query: pageQuery,
    answer: z.array(accessReviewView),
    paged: true,
    tags,
    reads,
  }),
  preview: query('GET /api/access-reviews/preview', {
    summary: 'What a review would list if it were started now, and who would answer',
    may: administers,
    /** The kinds of access, separated by commas; left out: every kind. */
    query: z.strictObject({ kinds: z.string().max(500).optional() }),
    answer: accessReviewPreview,
    tags,
    reads: ['people', 'service_tokens', 'identity_providers'],
  }),
  start: command('POST /api/access-reviews', {
    summary:
      'Start a review: who has which access is listed, and reviewers are asked to confirm or withdraw it',
    may: administers,
    stepUp: true,
    body: startAccessReview,
    changes: tags,
    status: 201,
  }),
  own: query('GET /api/access-reviews/mine', {
    summary: 'What waits for the caller’s answer, by who has it',
    may: answers,
    query: pageQuery,
    answer: z.array(accessItemView),
    paged: true,
    tags,
    reads: readsItems,
  }),
  one: query('GET /api/access-reviews/:reviewId', {
    summary: 'One review and how far it is',
    may: sees,
    params: ofReview,
    answer: accessReviewView,
    tags,
    reads,
  }),
  items: query('GET /api/access-reviews/:reviewId/items', {
    summary: 'What a review lists, by who has it',
    may: sees,
    params: ofReview,
    query: pageQuery.extend({ state: z.enum(['all', 'unanswered', 'answered']).default('all') }),
    answer: z.array(accessItemView),
    paged: true,
    tags,
    reads: readsItems,
  }),
  close: command('POST /api/access-reviews/:reviewId/closure', {
    summary: 'Close a review before everything is answered, and say why',
    may: administers,
    stepUp: true,
    params: ofReview,
    body: closeAccessReview,
    changes: tags,
  }),
  answer: command('POST /api/access-reviews/:reviewId/answers', {
    summary:
      'Confirm or withdraw several things at once: all that the caller may answer, in one step, and for each other one why not',
    may: answers,
    params: ofReview,
    body: answerAccess,
    answer: accessAnswers,
    changes,
  }),
  confirm: command('POST /api/access-reviews/:reviewId/items/:itemId/confirmation', {
    summary: 'Confirm that somebody keeps what they have',
    may: answers,
    params: ofItem,
    changes: tags,
  }),
  withdraw: command('POST /api/access-reviews/:reviewId/items/:itemId/withdrawal', {
    summary: 'Take something away from somebody, and say why; it is carried out at once',
    may: answers,
    params: ofItem,
    body: withdrawAccess,
    changes,
  }),
};
