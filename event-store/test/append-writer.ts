/**
 * A process of its own that appends: what the tests of several writers and of killed writers start.
 * Parameters: connection string, concurrent callers, appends in all (0: until killed), seed of the event ids.
 * Prints the id of every event it was told is stored, one a line.
 */
import { eventId } from '../src/event-id';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';

const [url = '', callers = '1', appends = '0', seed = ''] = process.argv.slice(2);
const store = new PostgresEventStore(url);
const total = Number(appends) === 0 ? Number.POSITIVE_INFINITY : Number(appends);
let next = 0;

async function caller(): Promise<void> {
  for (let number = next++; number < total; number = next++) {
    const id = eventId(seed, number);
    const event = { id, type: 'Noted', schemaVersion: 1, data: { number }, metadata: {} };
    await store.append(`note-${id}`, [event], 'no-stream');
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: Number(callers) }, caller));
await store.close();
