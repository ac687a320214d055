import { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { connectionConfig } from '@annals/event-store/postgres/connection-config';
import { ConnectionSilent, WatchedClient } from '@annals/event-store/postgres/watched-client';
import {
  PostgresConnection,
  PostgresQueueBackend,
  type BackendFactory,
  type PostgresConnectionOptions,
} from 'bullmq';
import { QUEUE_SCHEMA } from './queue-schema';

/** How often the connection that listens for jobs is asked whether it is still open, and how long the answer may take. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 4_000;

/** After a job could not be taken for another reason than a lost connection, such as a full disk, so long nobody asks for one again. */
const REST_MS = 2_000;

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

/** BullMQ on PostgreSQL, whose connection for listening is watched: one that falls silent is made again, and jobs go on. */
export const watchedBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) => {
  const connection = new PostgresConnection(options.connection);
  if (withBlockingConnection) watchListening(connection);
  return new RestingBackend(connection, name, options, true, withBlockingConnection ? name : undefined);
};

/** BullMQ asks for the next job at once when taking one has failed: as often as the server can refuse, for as long as the cause lasts. */
class RestingBackend extends PostgresQueueBackend {
  override async moveToActive(
    token: string,
    name?: string,
  ): ReturnType<PostgresQueueBackend['moveToActive']> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      await setTimeout(REST_MS);
      throw error;
    }
  }
}

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
    const timer = globalThis.setTimeout(() => {
      const stream = client.connection?.stream;
      if (stream instanceof Duplex) stream.destroy(new ConnectionSilent());
    }, ANSWER_MS);
    await client.query('SELECT 1').finally(() => clearTimeout(timer));
  } catch {
    // Lost already: BullMQ has heard of it as well.
  }
}
