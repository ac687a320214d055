import { eventDefinitions } from '@annals/contracts/events';
import { EventLog } from '@annals/event-store/event-log';
import { isEventStoreDbUrl } from '@annals/event-store/eventstoredb/connection-string';
import { EventStoreDbEventStore } from '@annals/event-store/eventstoredb/eventstoredb-event-store';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import type { EventStore, TakesOver } from '@annals/event-store/port';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { openPool } from '@annals/projections/kernel/connections';
import { migrateReadModels } from '@annals/projections/kernel/schema';
import { projections } from '@annals/projections/projections';
import type { Logger } from 'pino';
import { migrateAccounts } from './accounts/schema';
import { migrateArchives } from './archives/schema';
import { migrateImports } from './imports/schema';
import { migrateJobs } from './jobs/schema';

/**
 * Creates every schema that is missing, or brings it up to date. Safe to run at every start, by several processes at once.
 * @param eventStoreUrl where the log is; undefined: in the same database
 */
export async function migrate(
  databaseUrl: string,
  logger: Logger,
  eventStoreUrl: string | undefined = databaseUrl,
): Promise<void> {
  await migrateStore(eventStoreUrl, logger);
  for (const { warnings } of [await migratePersonalKeys(databaseUrl), await migrateSeal(databaseUrl)])
    for (const warning of warnings) logger.warn(warning);
  const pool = openPool(databaseUrl, 1);
  try {
    await migrateReadModels(pool, projections);
    await migrateAccounts(pool);
    await migrateJobs(pool);
    await migrateImports(pool);
    await migrateArchives(pool);
  } finally {
    await pool.end();
  }
}

/** Makes a place for a log, or brings it up to date; EventStoreDB needs nothing of the kind. */
export async function migrateStore(url: string, logger: Logger): Promise<void> {
  if (isEventStoreDbUrl(url)) return;
  for (const warning of (await migrateEventStore(url)).warnings) logger.warn(warning);
}

/** Opens the store that an address names, `esdb://…` or `postgres://…`. @throws Error when it is not valid */
export function openStore(url: string): EventStore & TakesOver {
  return isEventStoreDbUrl(url) ? new EventStoreDbEventStore(url) : new PostgresEventStore(url);
}

/**
 * Opens the log with the events of the contracts. The keys of people are in the database, wherever the log is.
 * @param eventStoreUrl where the log is; undefined: in the same database
 * @throws Error when the master key is not one, or the address of the event store is not valid
 */
export function openLog(
  databaseUrl: string,
  masterKey: string,
  eventStoreUrl: string | undefined = databaseUrl,
): EventLog {
  const keys = new PostgresPersonalKeys(databaseUrl, parseMasterKey(masterKey));
  return new EventLog(openStore(eventStoreUrl), eventDefinitions, keys);
}
