import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { handOver, quoted, userIn } from '@annals/event-store/postgres/database-users';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { isEventStoreDbUrl } from '@annals/event-store/eventstoredb/connection-string';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { openPool, READ_SCHEMA } from '@annals/projections/engine/connections';
import { missingMigrations, runMigrations, type Migration } from '@annals/projections/engine/migrations';
import { engineMigrations, migrateReadModels } from '@annals/projections/engine/schema';
import { projections } from '@annals/projections/features';
import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { BACKEND_FEATURES } from './features';
import { archivesMigrations } from './platform/archives/schema';
import { isSeparated, oneUser, type DatabaseUrls } from './platform/configuration/database';
import { jobsMigrations } from './platform/kernel/jobs-schema';
import { WrongConfiguration } from './platform/kernel/wrong-configuration';
import { migrateQueue } from './platform/queue/queue-schema';
import { accountsMigrations } from './platform/sessions/schema';

const withName = z.object({ name: z.string() });
const withOwner = z.object({
  owner: z.string(),
});

/** Every table that is neither the log, its keys and its seal, nor a read model, nor BullMQ's own. */
const MIGRATIONS: readonly Migration[] = [
  ...engineMigrations,
  ...accountsMigrations,
  ...jobsMigrations,
  ...archivesMigrations,
  ...BACKEND_FEATURES.flatMap(({ migrations }) => migrations),
];

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
    await runMigrations(pool, MIGRATIONS);
    await migrateReadModels(pool, projections);
    if (users) await settleUsers(pool, users, jobsOnRedis);
  } finally {
    await pool.end();
  }
}

/** What was made is the application's, but for the log, the keys and the seal; the seal and what was migrated it may read. */
async function settleUsers(pool: pg.Pool, { url }: DatabaseUrls, jobsOnRedis: boolean): Promise<void> {
  const application = userIn(url);
  const client = await pool.connect();
  try {
    if (!jobsOnRedis) await migrateQueue(client);
    const row = await rowOf(withOwner, client.query('SELECT current_user::text AS owner'));
    await handOver(client, { owner: row?.owner ?? '', application });
    for (const schema of ['annals_seal', 'annals'])
      await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${quoted(application)};
        GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${quoted(application)}`);
  } finally {
    client.release();
  }
}

/** @throws WrongConfiguration when a newer version of Annals needs something that is not there */
async function mustBeMigrated(url: string): Promise<void> {
  const pool = openPool(url, 1);
  try {
    const found = await rowsOf(
      withName,
      pool.query(`SELECT name, waiting FROM ${READ_SCHEMA}.projections`),
    ).then(
      (rows) => new Set(rows.map(({ name }) => name)),
      () => new Set<string>(),
    );
    const missing = await missingMigrations(pool, MIGRATIONS);
    if (missing.length > 0 || projections.some(({ name }) => !found.has(name)))
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
