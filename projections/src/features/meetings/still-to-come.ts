import type { Knex } from 'knex';

/** Narrows meetings to those that are planned and not over yet. @param now an instant */
export function stillToCome(meetings: Knex.QueryBuilder, now: string): void {
  void meetings.where('meetings.status', 'scheduled').whereRaw(NOT_OVER, [now]);
}

/** Bound to an instant. */
const NOT_OVER = `meetings."scheduledAt" + meetings.duration * interval '1 minute' > ?::timestamptz`;
