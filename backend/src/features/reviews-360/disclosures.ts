import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { disclosures, happened, type LeftOut } from '../../platform/commands/disclosures';

/** Of the answers of others a person gets what was released, and never whose they are. */
const answersOfOthers: LeftOut<Extract<Review360Event, { type: 'FeedbackSubmitted' }>> = ({
  event: { data },
  record,
}) => {
  if (data.reviewerType === 'self') return undefined;
  if (data.reviewerType !== 'manager') return 'answers of others';
  return happened(record, 'Review360Completed') ? undefined : 'not shared yet';
};

export const reviews360Disclosures = disclosures<Review360Event>({
  FeedbackSubmitted: { words: 'theirs', leftOut: answersOfOthers },
  Review360DueDateMoved: 'theirs',
  Review360Cancelled: 'theirs',
  FeedbackDeclined: { words: 'nobodys', leftOut: () => 'answers of others' },
  FeedbackRequested: { leftOut: () => 'answers of others' },
  FeedbackRequestWithdrawn: { leftOut: () => 'answers of others' },
  Review360ReminderSent: { leftOut: () => 'answers of others' },
});
