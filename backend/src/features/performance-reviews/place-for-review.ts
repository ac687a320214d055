import type { OpenPerformanceReview } from '@annals/contracts/features/performance-reviews/commands';
import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import type { EventLog } from '@annals/event-store/event-log';
import { derivedId } from '../../platform/commands/derived-id';
import { nextPlace } from '../../platform/commands/next-place';
import { performanceReview } from './decider';

/**
 * The id a new review gets: of one employee, kind and period only one review is open at a time.
 * @param commandId a repeated request comes back to the review it opened
 */
export function placeForReview(
  log: EventLog,
  review: Pick<OpenPerformanceReview, 'employeeId' | 'reviewType' | 'reviewPeriod'>,
  commandId: string,
): Promise<string> {
  return nextPlace(
    log,
    performanceReview,
    (count) => reviewIdOf(review, count),
    ({ status }) => status !== 'none' && isOpenReview(status),
    commandId,
  );
}

export function reviewIdOf(
  review: Pick<OpenPerformanceReview, 'employeeId' | 'reviewType' | 'reviewPeriod'>,
  count: number,
): string {
  const { employeeId, reviewType, reviewPeriod } = review;
  return derivedId('performance-review', employeeId, reviewType, reviewPeriod, String(count));
}
