import type { Review360Analytics } from '@annals/contracts/features/reviews-360/views';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { Reader } from '../../engine/scope';
import { resultsShared, visibleReviews360 } from './queries';

const totals = z.object({
  completed: z.coerce.number(),
  onTime: z.coerce.number(),
  asked: z.coerce.number(),
  answered: z.coerce.number(),
});
const quarter = z.object({ quarter: z.coerce.number(), average: z.coerce.number() });

/** Quarters since the year 0: the one before is one less. */
const QUARTER = `(extract(year FROM review."completedAt" AT TIME ZONE 'UTC') * 4
  + extract(quarter FROM review."completedAt" AT TIME ZONE 'UTC'))::int`;

/**
 * Three figures over the completed reviews whose results the reader may read anyway: from figures over others', somebody's result
 * could be found by comparing them before and after.
 */
export async function review360AnalyticsFor(db: ReadModels, reader: Reader): Promise<Review360Analytics> {
  const shared = () => visibleReviews360(db, reader).whereRaw('?', [resultsShared(db, reader)]);
  const { completed, onTime, asked, answered } = await oneRowOf(
    totals,
    shared().select(
      db.raw('count(*) AS completed'),
      db.raw(
        `count(*) FILTER (WHERE (review."completedAt" AT TIME ZONE 'UTC')::date <= review."dueDate") AS "onTime"`,
      ),
      db.raw('coalesce(sum(review.requested), 0) AS asked'),
      db.raw(
        `coalesce(sum(review."selfReviewCompleted"::int + review."managerReviewCompleted"::int
           + review."peerReviewsCompleted" + review."directReportReviewsCompleted"), 0) AS answered`,
      ),
    ),
  );
  const [newest, before] = await rowsOf(
    quarter,
    shared()
      .whereNotNull('review.overallScore')
      .groupByRaw(QUARTER)
      .select(db.raw(`${QUARTER} AS quarter`), db.raw('avg(review."overallScore") AS average'))
      .orderBy('quarter', 'desc')
      .limit(2),
  );
  return {
    onTimeCompletion: share(onTime, completed),
    averageScore: newest ? oneDecimal(newest.average) : null,
    averageScoreChange:
      newest && before && before.quarter === newest.quarter - 1
        ? oneDecimal(oneDecimal(newest.average) - oneDecimal(before.average))
        : null,
    participation: share(answered, asked),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
