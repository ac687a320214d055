import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { accessReviewNoticeKinds } from './notices';

export const accessReviewsFeature = feature({
  name: 'access-reviews',
  permissions: {
    'access-reviews:administer': ['admin'],
    'access-reviews:see': ['admin', 'auditor'],
    'access-reviews:answer': ['manager', 'leader', 'admin'],
  },
  takesTokens: false,
  addresses: {
    accessReviews: '/access-reviews',
    accessReview: '/access-reviews/:reviewId',
  },
  tags: ['AccessReviews'],
  readModels: ['access_reviews', 'access_review_items'],
  records: {
    accessReview: msg('Access reviews'),
  },
  notices: accessReviewNoticeKinds,
  waiting: {
    accessToReview: { on: 'accessReviews', tag: 'AccessReviews', readModel: 'access_review_items' },
  },
  automation: {
    reminder: ['AccessReviewReminderSent', 'AccessReviewEscalated'],
    handover: ['AccessReviewerChanged'],
  },
  problems: {
    'access-reviews.already-answered': 409,
    'access-reviews.due-day': 422,
    'access-reviews.ended': 409,
    'access-reviews.not-independent': 409,
    'access-reviews.nothing-to-review': 422,
    'access-reviews.own-access': 403,
    'access-reviews.still-listing': 409,
    'access-reviews.too-many': 409,
    'access-reviews.unknown-kind': 422,
    'access-reviews.withdrawal-under-way': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly accessReviews: typeof accessReviewsFeature;
  }
}
