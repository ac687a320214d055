import type { PendingFeedback360 } from '@annals/contracts/features/reviews-360/views';

/** Nominated people may decline; the person reviewed and their manager belong to every review. */
export function mayDecline({ reviewerType }: Pick<PendingFeedback360, 'reviewerType'>): boolean {
  return reviewerType === 'peer' || reviewerType === 'direct_report';
}

/** What somebody's half-written feedback is kept under on their device. */
export function draftName(feedbackId: string): string {
  return `feedback-360-${feedbackId}`;
}
