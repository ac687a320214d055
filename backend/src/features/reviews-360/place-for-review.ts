import type { PersonId } from '@annals/contracts/kernel/ids';
import { isOpenReview360 } from '@annals/contracts/features/reviews-360/constants';
import type { EventLog } from '@annals/event-store/event-log';
import { derivedId } from '../../platform/commands/derived-id';
import { nextPlace } from '../../platform/commands/next-place';
import { review360 } from './decider';

/**
 * The id a new review gets: of one person and period only one review is open at a time.
 * @param commandId a repeated request comes back to the review it started
 */
export function placeForReview360(
  log: EventLog,
  revieweeId: PersonId,
  reviewPeriod: string,
  commandId: string,
): Promise<string> {
  return nextPlace(
    log,
    review360,
    (count) => review360IdOf(revieweeId, reviewPeriod, count),
    ({ status }) => status !== 'none' && isOpenReview360(status),
    commandId,
  );
}

export function review360IdOf(revieweeId: PersonId, reviewPeriod: string, count: number): string {
  return derivedId('review-360', revieweeId, reviewPeriod, String(count));
}
