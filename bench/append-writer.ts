/** A writer process of the reader check: appends with some callers, then prints how many events it was told are stored. */
import { randomUUID } from 'node:crypto';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';

const [url = '', callers = '4', appendsPerCaller = '500'] = process.argv.slice(2);
const store = new PostgresEventStore(url);
let told = 0;

async function caller(): Promise<void> {
  for (let append = 0; append < Number(appendsPerCaller); append += 1) {
    const event = { id: randomUUID(), type: 'Noted', schemaVersion: 1, data: { append }, metadata: {} };
    await store.append(`note-${event.id}`, [event], 'no-stream');
    told += 1;
  }
}

await Promise.all(Array.from({ length: Number(callers) }, caller));
await store.close();
process.stdout.write(String(told));
