import { feature } from '../../kernel/feature';
import { review360NoticeKinds } from './notices';
import { msg } from '../../kernel/text';

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
    review360: msg('360 reviews'),
  },
  notices: review360NoticeKinds,
  waiting: {
    reviews360ToApprove: { on: 'reviews360', tag: 'Reviews360', readModel: 'review_360' },
    feedback360ToGive: { on: 'reviews360', tag: 'Reviews360', readModel: 'review_360_feedback' },
  },
  automation: {
    reminder: ['Review360ReminderSent', 'Review360ApprovalReminderSent'],
    handover: ['Review360HandedOver'],
  },
  problems: {
    'reviews-360.already-answered': 409,
    'reviews-360.already-approved': 409,
    'reviews-360.already-declined': 409,
    'reviews-360.answers-outstanding': 409,
    'reviews-360.due-before-today': 422,
    'reviews-360.nobody-nominated': 409,
    'reviews-360.nobody-to-review': 422,
    'reviews-360.not-yet-approved': 409,
    'reviews-360.not-yours-to-review': 403,
    'reviews-360.nothing-to-release': 409,
    'reviews-360.only-the-keeper': 403,
    'reviews-360.own-part-to-do': 409,
    'reviews-360.review-360-already-open': 409,
    'reviews-360.review-360-over': 409,
    'reviews-360.unknown-reviewer': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly reviews360: typeof reviews360Feature;
  }
}
