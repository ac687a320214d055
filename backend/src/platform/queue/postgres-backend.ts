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

/** Connections to PostgreSQL for all queues of a process: a few for statements, and one that listens once a worker waits for jobs. */
export interface QueueConnections {
  readonly backend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions>;
  close(): Promise<void>;
}

/**
 * Opens connections for queues. The one that listens is watched: one that falls silent is made again, and jobs go on.
 * @param onError hears of each connection that is lost, once
 */
export function openQueueConnections(
  options: PostgresConnectionOptions,
  onError: (error: Error) => void,
): QueueConnections {
  const connection = new ListeningInTurn(options);
  // Each queue and each worker listens to it.
  connection.setMaxListeners(0);
  connection.on('error', onError);
  let isWatched = false;
  return {
    backend: (name, queueOptions, { withBlockingConnection = false } = {}) => {
      if (withBlockingConnection && !isWatched) watchListening(connection);
      isWatched ||= withBlockingConnection;
      return new SharedBackend(connection, name, queueOptions);
    },
    close: () => connection.close(),
  };
}

/** Several workers ask the connection that listens at once, each for itself; `pg` wants one statement after the other, and warns of the rest. */
class ListeningInTurn extends PostgresConnection {
  private readonly inTurn = new WeakSet<object>();

  override async getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    const client = await super.getListenClient();
    if (this.inTurn.has(client)) return client;
    this.inTurn.add(client);
    const query: typeof client.query = client.query.bind(client);
    let last: Promise<unknown> = Promise.resolve();
    client.query = <R>(text: string, values?: readonly unknown[]) => {
      const answer = last.then(() => query<R>(text, values));
      last = answer.catch(() => undefined);
      return answer;
    };
    return client;
  }
}

/**
 * A queue on connections that others use as well. BullMQ closes what a queue owns, and tells only owners of a listening connection that is lost;
 * this one is not closed with its queue, and is told.
 */
class SharedBackend extends PostgresQueueBackend {
  private isEnding = false;

  constructor(
    connection: PostgresConnection,
    name: string,
    options: ConstructorParameters<typeof PostgresQueueBackend>[2],
  ) {
    super(connection, name, options, false);
    connection.on('listenerinvalidated', () => void this.listenAgain());
  }

  override async disconnectBlocking(wait?: boolean): Promise<void> {
    this.isEnding = true;
    await super.disconnectBlocking(wait);
  }

  override async reconnectBlocking(): Promise<void> {
    this.isEnding = false;
    await super.reconnectBlocking();
  }

  /** BullMQ asks for the next job at once when taking one has failed: as often as the server can refuse, for as long as the cause lasts. */
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

  /** Ends the wait on a connection that is lost; the next one listens on the new one. */
  private async listenAgain(): Promise<void> {
    if (this.isEnding) return;
    await super.disconnectBlocking();
    await super.reconnectBlocking();
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
