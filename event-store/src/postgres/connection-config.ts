import type { ClientConfig } from 'pg';

/** How long to wait for a connection before the server counts as unreachable, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * How long to wait for an answer. A peer that vanished without a word would otherwise be waited for until TCP gives up, a
 * quarter of an hour later.
 */
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * The options of a connection.
 * @param url a PostgreSQL connection string
 * @param name what the server's list of connections calls it
 * @throws Error when the url is none; its text never holds the url, which may carry a password
 */
export function connectionConfig(url: string, name: string): ClientConfig {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Error(
      'The database URL is not valid: it must look like postgres://user:password@host:5432/database',
    );
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  };
}
