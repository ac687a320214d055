import { runMigrations } from 'bullmq';
import type pg from 'pg';

/** The PostgreSQL schema the queue keeps its jobs in, when it is not on Redis. */
export const QUEUE_SCHEMA = 'annals_queue';

/** Makes what the queue keeps in PostgreSQL, for an application that may not make schemas itself. */
export async function migrateQueue(client: pg.PoolClient): Promise<void> {
  await runMigrations(client, QUEUE_SCHEMA);
}
