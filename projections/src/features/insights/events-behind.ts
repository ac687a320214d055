import type { ReadModels } from '../../engine/connections';

/** An event of a record, as evidence names it. */
export interface EventBehind {
  readonly id: string;
  readonly stream: string;
  readonly type: string;
  readonly position: number;
  readonly occurredAt: string;
}

/** The events of these types in these streams, oldest first, by their stream. */
export async function eventsIn(
  db: ReadModels,
  streams: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, readonly EventBehind[]>> {
  const rows: EventBehind[] = await db('event_index')
    .whereIn('stream', [...streams])
    .whereIn('type', [...types])
    .orderBy(['stream', 'revision'])
    .select('id', 'stream', 'type', 'position', 'occurredAt');
  const byStream = new Map<string, EventBehind[]>();
  for (const row of rows) {
    const some = byStream.get(row.stream);
    if (some) some.push(row);
    else byStream.set(row.stream, [row]);
  }
  return byStream;
}
