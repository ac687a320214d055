import { reviews360Feature } from '@annals/contracts/features/reviews-360/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { feedback360 } from './feedback-fold';
import { review360Notices } from './notices';
import { reviews360 } from './reviews-fold';

export const reviews360ReadSide = projectionFeature(reviews360Feature, {
  projections: [reviews360, feedback360],
  asOf: { review360: [reviews360, feedback360] },
  notices: noticeSource(review360Notices),
  waiting: {
    reviews360ToApprove: [{ table: 'review_360', whose: 'managerId', where: inStatus('draft') }],
    feedback360ToGive: [
      {
        table: 'review_360_feedback',
        whose: 'reviewerId',
        where: (rows) => rows.where('state', 'requested'),
      },
    ],
  },
});
