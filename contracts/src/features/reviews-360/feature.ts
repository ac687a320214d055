import { feature } from '../../kernel/feature';
import { review360NoticeKinds } from './notices';

export const reviews360Feature = feature({
  name: 'reviews-360',
  addresses: {
    reviews360: '/reviews-360',
    review360Feedback: '/reviews-360/:reviewId/feedback',
    review360Results: '/reviews-360/:reviewId/results',
  },
  permissions: {
    'reviews-360:take-part': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['Reviews360'],
  readModels: ['review_360', 'review_360_feedback'],
  records: {
    review360: '360 reviews',
  },
  notices: review360NoticeKinds,
  automation: {
    reminder: ['Review360ReminderSent', 'Review360ApprovalReminderSent'],
    handover: ['Review360HandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly reviews360: typeof reviews360Feature;
  }
}
