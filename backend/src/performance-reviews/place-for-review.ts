import type { OpenPerformanceReview } from '@annals/contracts/performance-reviews/commands';
import { isOpenReview } from '@annals/contracts/performance-reviews/constants';
import type { PerformanceReviewEvent } from '@annals/contracts/performance-reviews/events';
import type { EventLog } from '@annals/event-store/event-log';
import { derivedId } from '../kernel/derived-id';
import { performanceReview } from './decider';

/**
 * The id a new review gets: it follows from employee, kind, period and a count, so that two people who open the same review at the same
 * moment meet in one stream, where only one can be first. The count goes on past reviews that have ended.
 * @param commandId a repeated request comes back to the review it opened
 */
export async function placeForReview(
  log: EventLog,
  review: Pick<OpenPerformanceReview, 'employeeId' | 'reviewType' | 'reviewPeriod'>,
  commandId: string,
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const id = reviewIdOf(review, count);
    const events = await log.readStream(`${performanceReview.category}-${id}`);
    if (events.length === 0 || events.some(({ metadata }) => metadata.commandId === commandId)) return id;
    const state = events.reduce(
      (so, event) => performanceReview.evolve(so, event as PerformanceReviewEvent),
      performanceReview.initial,
    );
    if (state.status !== 'none' && isOpenReview(state.status)) return id;
  }
}

export function reviewIdOf(
  review: Pick<OpenPerformanceReview, 'employeeId' | 'reviewType' | 'reviewPeriod'>,
  count: number,
): string {
  const { employeeId, reviewType, reviewPeriod } = review;
  return derivedId('performance-review', employeeId, reviewType, reviewPeriod, String(count));
}
