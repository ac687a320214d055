import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** An event of a record, as evidence names it. */
const eventBehind = z.object({
  id: z.string(),
  stream: z.string(),
  type: z.string(),
  position: z.number(),
  occurredAt: z.string(),
});
export type EventBehind = z.infer<typeof eventBehind>;

/** The events of these types in these streams, oldest first, by their stream. */
export async function eventsIn(
  db: ReadModels,
  streams: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, readonly EventBehind[]>> {
  const rows = await rowsOf(
    eventBehind,
    db('event_index')
      .whereIn('stream', [...streams])
      .whereIn('type', [...types])
      .orderBy(['stream', 'revision'])
      .select('id', 'stream', 'type', 'position', 'occurredAt'),
  );
  const byStream = new Map<string, EventBehind[]>();
  for (const row of rows) {
    const some = byStream.get(row.stream);
    if (some) some.push(row);
    else byStream.set(row.stream, [row]);
  }
  return byStream;
}
