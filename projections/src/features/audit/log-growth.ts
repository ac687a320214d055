import { daysAfter } from '@annals/contracts/kernel/local-time';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const dayRow = z.object({ day: z.string(), events: z.coerce.number() });

/** How many events happened on each of the last days in UTC, oldest first, without gaps. @param today `YYYY-MM-DD` */
export async function eventsPerDay(
  db: ReadModels,
  today: string,
  days: number,
): Promise<{ day: string; events: number }[]> {
  const first = daysAfter(today, 1 - days);
  const rows = await rowsOf(
    dayRow,
    db('event_counts')
      .select('day', db.raw('sum(count)::int AS events'))
      .whereBetween('day', [first, today])
      .groupBy('day'),
  );
  const counts = new Map(rows.map(({ day, events }) => [day, events]));
  return Array.from({ length: days }, (_, at) => {
    const day = daysAfter(first, at);
    return { day, events: counts.get(day) ?? 0 };
  });
}

const sizeRow = z.object({ bytes: z.coerce.number().nullable() });

/** The size of the log with its indexes, in bytes; null where it is not in this database. */
export async function bytesOfLog(db: ReadModels): Promise<number | null> {
  const row = await rowOf(
    sizeRow,
    db.raw(`SELECT nullif(pg_total_relation_size(to_regclass('annals_events.events')), 0) AS bytes`),
  );
  return row?.bytes ?? null;
}
