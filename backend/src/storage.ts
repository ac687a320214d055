import { eventDefinitions } from '@annals/contracts/events';
import { EventLog } from '@annals/event-store/event-log';
import { isEventStoreDbUrl } from '@annals/event-store/eventstoredb/connection-string';
import { EventStoreDbEventStore } from '@annals/event-store/eventstoredb/eventstoredb-event-store';
import type { KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { handOver, quoted, userIn } from '@annals/event-store/postgres/database-users';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import type { EventStore, TakesOver } from '@annals/event-store/port';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { openPool, READ_SCHEMA } from '@annals/projections/engine/connections';
import { migrateReadModels } from '@annals/projections/engine/schema';
import { projections } from '@annals/projections/features';
import type pg from 'pg';
import type { Logger } from 'pino';
import { migrateAccounts } from './platform/sessions/schema';
import { migrateArchives } from './platform/archives/schema';
import { WrongConfiguration } from './platform/kernel/wrong-configuration';
import { isSeparated, oneUser, type DatabaseUrls } from './platform/configuration/database';
import { migrateImports } from './features/imports/schema';
import { migrateQueue } from './platform/queue/queue-schema';
import { migrateJobs } from './platform/kernel/jobs-schema';

export interface MigrateOptions {
  /** Where the log is; undefined: in the same database. */
  readonly eventStoreUrl?: string | undefined;
  /** Whether the jobs are on Redis, and need no tables. */
  readonly jobsOnRedis?: boolean;
}

/**
 * Creates every schema that is missing, or brings it up to date. Safe to run at every start, by several processes at once. A process that is
 * not told the owner of the database only looks whether that was done.
 * @param database a connection string of one user for everything, or those of the users for each purpose
 * @throws WrongConfiguration when it has to be done and this process cannot
 */
export async function migrate(
  database: string | DatabaseUrls,
  logger: Logger,
  { eventStoreUrl, jobsOnRedis = false }: MigrateOptions = {},
): Promise<void> {
  const urls = typeof database === 'string' ? oneUser(database) : database;
  const { url, ownerUrl } = urls;
  if (ownerUrl === undefined) return mustBeMigrated(url);
  const users = isSeparated(urls) ? urls : undefined;
  const reports = [
    await migratePersonalKeys(ownerUrl, users && userIn(users.keysUrl)),
    await migrateSeal(ownerUrl, users && userIn(users.sealUrl)),
  ];
  if (eventStoreUrl !== undefined && eventStoreUrl !== url) await migrateStore(eventStoreUrl, logger);
  else reports.push(await migrateEventStore(ownerUrl, users && userIn(users.url)));
  for (const { warnings } of reports) for (const warning of warnings) logger.warn(warning);
  const pool = openPool(ownerUrl, 1, 'long');
  try {
    await migrateReadModels(pool, projections);
    await migrateAccounts(pool);
    await migrateJobs(pool);
    await migrateImports(pool);
    await migrateArchives(pool);
    if (users) await settleUsers(pool, users, jobsOnRedis);
  } finally {
    await pool.end();
  }
}

/** What was made is the application's, but for the log, the keys and the seal; of the seal it may read. */
async function settleUsers(pool: pg.Pool, { url }: DatabaseUrls, jobsOnRedis: boolean): Promise<void> {
  const application = userIn(url);
  const client = await pool.connect();
  try {
    if (!jobsOnRedis) await migrateQueue(client);
    const { rows } = await client.query<{ owner: string }>('SELECT current_user::text AS owner');
    await handOver(client, { owner: rows[0]?.owner ?? '', application });
    await client.query(`GRANT USAGE ON SCHEMA annals_seal TO ${quoted(application)};
      GRANT SELECT ON ALL TABLES IN SCHEMA annals_seal TO ${quoted(application)}`);
  } finally {
    client.release();
  }
}

/** @throws WrongConfiguration when a newer version of Annals needs something that is not there */
async function mustBeMigrated(url: string): Promise<void> {
  const pool = openPool(url, 1);
  try {
    const found = await pool
      .query<{ name: string }>(`SELECT name, waiting FROM ${READ_SCHEMA}.projections`)
      .then(
        ({ rows }) => new Set(rows.map(({ name }) => name)),
        () => new Set<string>(),
      );
    if (projections.some(({ name }) => !found.has(name)))
      throw new WrongConfiguration(
        'The database is not set up for this version of Annals, and this process may not change that. Run: annals database prepare, with DATABASE_OWNER_URL.',
      );
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
 * @param keysUrl the database user of the personal keys; undefined: the same one
 * @throws Error when the master key is not one, or the address of the event store is not valid
 */
export function openLog(
  databaseUrl: string,
  masterKey: string | KeyWrapper,
  eventStoreUrl: string | undefined = databaseUrl,
  keysUrl: string = databaseUrl,
): EventLog {
  const keys = new PostgresPersonalKeys(
    keysUrl,
    typeof masterKey === 'string' ? parseMasterKey(masterKey) : masterKey,
  );
  return new EventLog(openStore(eventStoreUrl), eventDefinitions, keys);
}
