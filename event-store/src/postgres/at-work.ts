import pg from 'pg';

/** How long the question may take. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 2_000;

/** Processes that work on a statement, and do not wait for the one who asked it. */
const AT_WORK = `SELECT pid FROM pg_stat_activity
  WHERE usename = current_user AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Client'`;

/** Whether there is an answer, and what it is. */
type Answer = ReadonlySet<number> | 'somebody is there' | 'nobody answers';

/** What is known of a statement that has not been answered. */
export type Found = 'at work' | 'not at work' | 'nobody answers';

/** One question at a time per server: when a network falls silent, many want to know at once. */
const asking = new Map<string, Promise<Answer>>();

/**
 * What has become of it on the server: whether it still works on what was asked on another connection.
 * @param url the connection string of that connection
 * @param serverProcess its process on the server
 */
export async function askAfter(url: string, serverProcess: number): Promise<Found> {
  const question = asking.get(url) ?? ask(url).finally(() => asking.delete(url));
  asking.set(url, question);
  const answer = await question;
  if (answer === 'nobody answers') return answer;
  // A server that has no room for one more connection is alive: callers continue to wait.
  return answer === 'somebody is there' || answer.has(serverProcess) ? 'at work' : 'not at work';
}

async function ask(url: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'annals watch',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(AT_WORK);
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'somebody is there' : 'nobody answers';
  } finally {
    setTimeout(() => client.connection.stream.destroy(), ANSWER_MS).unref();
    void client.end().catch(() => undefined);
  }
}
