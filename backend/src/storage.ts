import { eventDefinitions } from '@annals/contracts/events';
import { EventLog } from '@annals/event-store/event-log';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { openPool } from '@annals/projections/kernel/connections';
import { migrateReadModels } from '@annals/projections/kernel/schema';
import { projections } from '@annals/projections/projections';
import type { Logger } from 'pino';
import { migrateAccounts } from './accounts/schema';
import { migrateImports } from './imports/schema';
import { migrateJobs } from './jobs/schema';

/** Creates every schema that is missing, or brings it up to date. Safe to run at every start, by several processes at once. */
export async function migrate(databaseUrl: string, logger: Logger): Promise<void> {
  for (const { warnings } of [
    await migrateEventStore(databaseUrl),
    await migratePersonalKeys(databaseUrl),
    await migrateSeal(databaseUrl),
  ])
    for (const warning of warnings) logger.warn(warning);
  const pool = openPool(databaseUrl, 1);
  try {
    await migrateReadModels(pool, projections);
    await migrateAccounts(pool);
    await migrateJobs(pool);
    await migrateImports(pool);
  } finally {
    await pool.end();
  }
}

/** Opens the log with the events of the contracts. @throws Error when the master key is not one */
export function openLog(databaseUrl: string, masterKey: string): EventLog {
  const keys = new PostgresPersonalKeys(databaseUrl, parseMasterKey(masterKey));
  return new EventLog(new PostgresEventStore(databaseUrl), eventDefinitions, keys);
}
