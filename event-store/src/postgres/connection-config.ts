import pg from 'pg';
import { outliveLostConnections } from './lost-connections';
import { WatchedClient } from './watched-client';

/**
 * How long what is done on a connection may take, on the server; a connection that does not answer is found out in any case (see
 * `WatchedClient`). Nobody waits for a lock longer than seconds, and a transaction whose process is frozen ends, so that it holds nobody up.
 *
 * - `usual`: what people and their requests do.
 * - `queue`: as usual, but the processes that start together prepare its tables one after another. Its commits do not wait for the disk: after a crash
 *   of the server, what was lost is found again, and a policy's checkpoint, which is written later, is lost with the jobs before it.
 * - `long statements`: rebuilds, comparisons, indexes: a statement may take as long as it takes.
 * - `long`: migrations, backups, restores: everything may.
 */
export type Patience = 'usual' | 'queue' | 'long statements' | 'long';

const LIMITS: Readonly<
  Record<Patience, { statementMs: number; lockMs: number; idleInTransactionMs: number; waitsForDisk?: false }>
> = {
  usual: { statementMs: 60_000, lockMs: 5_000, idleInTransactionMs: 10_000 },
  queue: { statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 10_000, waitsForDisk: false },
  'long statements': { statementMs: 0, lockMs: 5_000, idleInTransactionMs: 10_000 },
  long: { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 },
};

/** The server looks for its clients as its clients look for it: of one that vanished, neither locks nor connections stay. */
const SERVER_LOOKS = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 15_000,
  client_connection_check_interval: 5_000,
};

const KEEP_ALIVE_MS = 10_000;

/** The options of a connection, as node-postgres takes them. */
export interface ConnectionConfig {
  readonly connectionString: string;
  readonly application_name: string;
  readonly keepAlive: boolean;
  readonly keepAliveInitialDelayMillis: number;
  /** Settings of the session, as the server takes them when it begins. */
  readonly options: string;
}

/**
 * The options of a connection.
 * @param url a PostgreSQL connection string
 * @param name what the server's list of connections calls it
 * @throws Error when the url is none; its text never holds the url, which may carry a password
 */
export function connectionConfig(url: string, name: string, patience: Patience = 'usual'): ConnectionConfig {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Error(
      'The database URL is not valid: it must look like postgres://user:password@host:5432/database',
    );
  const { statementMs, lockMs, idleInTransactionMs, waitsForDisk = true } = LIMITS[patience];
  const settings = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...SERVER_LOOKS,
    ...(waitsForDisk ? {} : { synchronous_commit: 'off' }),
  };
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: optionsOf(settings),
  };
}

function optionsOf(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value)}`)
    .join(' ');
}

/** A connection that is not in a pool; not connected yet. Its holder hears when it is lost by its next statement. */
export function openClient(url: string, name: string, patience?: Patience): pg.Client {
  const client = new WatchedClient(connectionConfig(url, name, patience));
  client.on('error', () => undefined); // a lost connection also rejects the query in hand
  return client;
}

export interface PoolOptions {
  /** Connections at most. */
  readonly max: number;
  readonly patience?: Patience;
  /** How long somebody waits for a free connection, in milliseconds; 0: as long as it takes. */
  readonly longestWaitMs?: number;
  readonly types?: pg.CustomTypesConfig;
  /** What every new connection does first. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
  /** The schema that is looked in for tables. */
  readonly schema?: string;
}

const LONGEST_WAIT_MS = 15_000;

/** A pool: every pool of the product is made here. What falls silent is discarded and made again. */
export function openPostgresPool(url: string, name: string, options: PoolOptions): pg.Pool {
  const { max, patience, longestWaitMs = LONGEST_WAIT_MS, types, onConnect, schema } = options;
  const config = connectionConfig(url, name, patience);
  const pool = new pg.Pool({
    ...config,
    ...(schema === undefined ? {} : { options: `${config.options} ${optionsOf({ search_path: schema })}` }),
    ...(types === undefined ? {} : { types }),
    ...(onConnect === undefined ? {} : { onConnect }),
    Client: WatchedClient,
    connectionTimeoutMillis: longestWaitMs,
    max,
  });
  outliveLostConnections(pool);
  return pool;
}
