import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const counted = z.object({ day: z.string(), type: z.string(), count: z.int() });

/** How often something of these types happened on a day, since a day; who did it, and to whom, is not looked at. */
export function countsSince(db: ReadModels, types: readonly string[], day: string) {
  return rowsOf(
    counted,
    db('event_counts')
      .select('day', 'type')
      .select(db.raw('sum(count)::int AS count'))
      .whereIn('type', [...types])
      .where('day', '>=', day)
      .groupBy('day', 'type'),
  );
}
