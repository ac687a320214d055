import { unstorableIn } from '@annals/contracts/kernel/storable-text';
import type { StoredEvent } from '@annals/event-store/port';
import { z } from 'zod';

/** No store can hold others. The words of an old log stay as they are: rows are made of them in spite of it. */
const name = z.string().refine((text) => unstorableIn(text) === undefined);
const number = z.string().regex(/^\d{1,19}$/);

const storedEvent = z.strictObject({
  position: number,
  stream: name,
  revision: number,
  id: z.uuid(),
  type: name,
  schemaVersion: z.number().int(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.string()),
  recordedAt: z.iso.datetime(),
});

/** An event as one line of an archive, as it is stored: words stay encrypted. */
export function lineOf({ position, revision, ...event }: StoredEvent): string {
  return `${JSON.stringify({ position: String(position), revision: String(revision), ...event })}\n`;
}

/** The event that a line holds. @throws Error when it holds none */
export function eventIn(line: string): StoredEvent {
  const { position, revision, ...event } = storedEvent.parse(JSON.parse(line));
  return { ...event, position: BigInt(position), revision: BigInt(revision) };
}
