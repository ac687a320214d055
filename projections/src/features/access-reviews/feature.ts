import { accessReviewsFeature } from '@annals/contracts/features/access-reviews/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { accessReviewItems } from './items-fold';
import { accessReviewNotices } from './notices';
import { accessReviews } from './reviews-fold';
import { notOwn, unanswered } from './unanswered';

export const accessReviewsReadSide = projectionFeature(accessReviewsFeature, {
  projections: [accessReviews, accessReviewItems],
  asOf: { accessReview: [accessReviews, accessReviewItems] },
  notices: noticeSource(accessReviewNotices),
  waiting: {
    accessToReview: [
      { table: 'access_review_items as item', whose: 'item.reviewerId', where: unanswered },
      {
        table: 'access_review_items as item',
        whose: 'administrator.id',
        where: (rows) =>
          notOwn(
            unanswered(rows)
              .join('people as administrator', (on) => on.onVal('administrator.role', 'admin'))
              .whereNull('administrator.departedOn')
              .whereNull('item.reviewerId'),
            'administrator.id',
          ),
      },
    ],
  },
});
