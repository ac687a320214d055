import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { describeEventStore } from './event-store-contract';
import { freshDatabase } from './fresh-database';

for (const batchesInFlight of [1, 2])
  describeEventStore(`PostgreSQL, ${batchesInFlight} in flight`, async () => {
    const url = await freshDatabase();
    await migrateEventStore(url);
    return new PostgresEventStore(url, { batchesInFlight });
  });
