import { OPEN_REVIEW_STATUSES } from '@annals/contracts/features/performance-reviews/constants';
import { inFlight } from '../people/in-flight';

/** The performance reviews that are open. */
export const reviewsInFlight = inFlight({
  table: 'performance_reviews',
  open: (query) => query.whereIn('record.status', OPEN_REVIEW_STATUSES),
});
