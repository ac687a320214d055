import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '@annals/event-store/event-log';
import { openPool } from '@annals/projections/engine/connections';
import type pg from 'pg';
import type { Logger } from 'pino';
import { readConfiguration, type Configuration } from '../../platform/configuration/configuration';
import { openDatabase, type DatabaseUrls } from '../../platform/configuration/database';
import { openKeyWrapper } from '../../master-key';
import { openLogger } from '../../platform/kernel/logger';
import { readSecrets, type Secrets } from '../../platform/configuration/secrets';
import { openLog } from '../../storage';
import { CommandFailure, EXIT } from './failures';

/** The installation a command works on, whether it is running or not. */
export interface Installation {
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly database: DatabaseUrls;
  /** The application's. */
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: EventLog;
  readonly logger: Logger;
  /** Aborts when the operator presses Ctrl-C: what is under way is brought to a tidy end. */
  readonly signal: AbortSignal;
}

/** How long work may take to end tidily after Ctrl-C. */
const GRACE_MS = 10_000;

/**
 * Opens the installation that the environment describes, works on it and closes it again. With the embedded PostgreSQL it joins the one of
 * a running Annals, or starts it for as long as the command takes.
 * @throws CommandFailure when there is none yet, or the operator interrupted it
 */
export async function withInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  const configuration = readConfiguration(process.env);
  mustExist(configuration);
  const secrets = readSecrets(configuration);
  const database = await openDatabase(configuration);
  const pool = openPool(database.url, 4, 'long statements');
  const log = openLog(
    database.url,
    await openKeyWrapper(configuration, secrets),
    configuration.eventStoreUrl,
    database.keysUrl,
  );
  const ending = new AbortController();
  const interrupted = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () =>
      setTimeout(() => reject(new Interrupted()), GRACE_MS).unref(),
    );
  });
  const asked = () => (ending.signal.aborted ? process.exit(EXIT.interrupted) : ending.abort());
  process.on('SIGINT', asked).on('SIGTERM', asked);
  try {
    const installation: Installation = {
      configuration,
      secrets,
      database,
      databaseUrl: database.url,
      pool,
      log,
      // What a command has to say it says itself; what the parts it uses log is for those who ask for it.
      logger: openLogger(process.env['LOG_LEVEL'] ? configuration.logLevel : 'error'),
      signal: ending.signal,
    };
    await Promise.race([work(installation), interrupted]);
  } finally {
    process.off('SIGINT', asked).off('SIGTERM', asked);
    await log.close();
    await pool.end();
    await database.stop();
  }
}

/** The owner of the database, for what only the owner may do. @throws CommandFailure when this command was not told */
export function ownerUrlOf({ ownerUrl }: DatabaseUrls): string {
  if (ownerUrl !== undefined) return ownerUrl;
  throw new CommandFailure('Only the owner of the database can do this: set DATABASE_OWNER_URL.');
}

function mustExist({ databaseUrl, dataDirectory }: Configuration): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, 'postgres', 'cluster', 'PG_VERSION')))
    return;
  throw new CommandFailure(
    `There is no installation in ${dataDirectory} yet: start Annals once, or name another folder in ANNALS_DATA or a server in DATABASE_URL.`,
  );
}

class Interrupted extends CommandFailure {
  constructor() {
    super('Interrupted.', EXIT.interrupted);
  }
}
