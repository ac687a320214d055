import { Duplex } from 'node:stream';
import { connectionConfig } from '@annals/event-store/postgres/connection-config';
import { ConnectionSilent, WatchedClient } from '@annals/event-store/postgres/watched-client';
import {
  PostgresConnection,
  PostgresQueueBackend,
  type BackendFactory,
  type PostgresConnectionOptions,
} from 'bullmq';
import { QUEUE_SCHEMA } from './queue-schema';

/** How often the connection that listens for jobs is asked whether it still stands, and how long the answer may take. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 4_000;

/** How BullMQ connects to PostgreSQL: with the limits of every connection of the product. @param isPrepared whether its tables are there */
export function queueConnection(url: string, isPrepared: boolean, max: number): PostgresConnectionOptions {
  return {
    ...connectionConfig(url, 'annals queue', 'queue'),
    Client: WatchedClient,
    schema: QUEUE_SCHEMA,
    migrate: !isPrepared,
    max,
  };
}

/** BullMQ on PostgreSQL, whose connection for listening is watched: one that falls silent is made anew, and jobs go on. */
export const watchedBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) => {
  const connection = new PostgresConnection(options.connection);
  if (withBlockingConnection) watchListening(connection);
  return new PostgresQueueBackend(connection, name, options, true, withBlockingConnection ? name : undefined);
};

function watchListening(connection: PostgresConnection): void {
  let isAsking = false;
  const heartbeat = setInterval(() => {
    if (isAsking || connection.isClosing) return;
    isAsking = true;
    void ask(connection).finally(() => (isAsking = false));
  }, HEARTBEAT_MS);
  heartbeat.unref();
  connection.once('close', () => clearInterval(heartbeat));
}

/** Ends the connection when it does not answer: BullMQ makes another one then. */
async function ask(connection: PostgresConnection): Promise<void> {
  try {
    const client = await connection.getListenClient();
    const timer = setTimeout(() => {
      const stream = client.connection?.stream;
      if (stream instanceof Duplex) stream.destroy(new ConnectionSilent());
    }, ANSWER_MS);
    await client.query('SELECT 1').finally(() => clearTimeout(timer));
  } catch {
    // Lost already: BullMQ has heard of it as well.
  }
}
