import { setMaxListeners } from 'node:events';
import { createRequire } from 'node:module';
import type * as Library from '@eventstore/db-client';
import type { AllStreamRecordedEvent, EventStoreDBClient, RecordedEvent } from '@eventstore/db-client';
import {
  AppendTooLarge,
  LogChanged,
  StoreUnavailable,
  WrongExpectedRevision,
  type ExpectedRevision,
} from '../port';
import { deadline, isDeleted, isTooLarge, lost } from './client-errors';
import { WrongLogAddress, type LogAddress } from './connection-string';
import { Silence, retried } from './retry';

/**
 * Where an event is in the server's log: an offset in bytes, which grows, with gaps. The server calls it commit and prepare position;
 * for events that were not written in explicit transactions, and Annals writes none, they are the same number.
 */
export type Place = bigint;

/** An event as the server gives it back. */
export interface ServerEvent {
  readonly stream: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  /** When the server recorded it. */
  readonly created: Date;
  readonly place: Place;
}

/** An event on its way to the server. */
export interface NewServerEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface SubscriptionCallbacks {
  /** The server has accepted the subscription. */
  readonly onConfirmed: () => void;
  /** An event of the log, or a sign that the server has looked at everything up to here. */
  readonly onReached: (place: Place, isEvent: boolean) => void;
}

export interface ClientOptions {
  /** How long to wait for the answer to an append, and for the next event of a read, in milliseconds. */
  readonly answerMs: number;
  /** How long a read that was broken off is begun again, in milliseconds. */
  readonly retryMs: number;
}

/** Where an append put its last event. */
export interface ServerAppended {
  /** Undefined when the server does not say. */
  readonly place: Place | undefined;
  readonly revision: bigint;
}

const load = createRequire(import.meta.url);

/** Loaded when a log is in EventStoreDB, and at once, since logs are opened in the middle of constructors: a tenth of what a process would take to load. */
const library = (): typeof Library => load('@eventstore/db-client') as typeof Library;

/** Checkpoints of a filtered subscription come after this many times 32 events that were looked at. */
const CHECKPOINT_INTERVAL = 32;

/** For a server without TLS, which looks at no credentials. */
const NOBODY = { username: 'annals', password: 'annals' };

/**
 * The one place that knows `@eventstore/db-client`. What it does badly is met here:
 * - Appends go by the call for one append, never by the batch: batches of all clients of a process share one list, so that a lost
 *   connection fails the appends of others, and an answer that comes after that ends the process. Credentials given with the call choose it.
 * - Every wait has an end of its own, whatever the library does with deadlines.
 * - What is sent has gone through JSON before: inside the library an error of serialising is thrown where nobody catches it.
 * - A failed call closes the connection under all others: reads are begun again.
 * - Every stream has an `error` listener before anything can happen; without one the process ends.
 * - Every call asks for the leader: a follower may lag behind, and what it does not have yet looks like a log that shrank.
 */
export class ServerClient {
  readonly #library = library();
  readonly #client: EventStoreDBClient;
  readonly #credentials: { username: string; password: string };
  readonly #answerMs: number;
  readonly #retryMs: number;
  readonly #closing = new AbortController();

  /** Connects when first used. @throws WrongLogAddress when the address is not valid */
  constructor(address: LogAddress, { answerMs, retryMs }: ClientOptions) {
    this.#client = connect(this.#library, address);
    this.#credentials = address.credentials ?? NOBODY;
    this.#answerMs = answerMs;
    this.#retryMs = retryMs;
    setMaxListeners(0, this.#closing.signal); // every read that waits for its next try listens
  }

  /**
   * Appends events to one stream.
   * @returns where the last one is
   * @throws WrongExpectedRevision; AppendTooLarge; LogChanged when the stream was deleted on the server; StoreUnavailable when the
   *   outcome is unknown; any other error when the server refused what was sent
   */
  async append(
    stream: string,
    events: readonly NewServerEvent[],
    expected: ExpectedRevision,
  ): Promise<ServerAppended> {
    const { NO_STREAM, WrongExpectedVersionError, jsonEvent } = this.#library;
    const sent = events.map((event) => jsonEvent({ ...event, data: throughJson(event.data) }));
    const answer = this.#client.appendToStream(stream, sent, {
      expectedRevision: expected === 'no-stream' ? NO_STREAM : expected,
      ...this.#call,
      deadline: this.#answerMs,
    });
    try {
      const appended = await deadline(answer, this.#answerMs, 'the append was not answered');
      return { place: appended.position?.commit, revision: appended.nextExpectedRevision };
    } catch (error) {
      if (isTooLarge(error)) throw new AppendTooLarge(stream);
      if (isDeleted(error)) throw new LogChanged(`the stream ${stream} was deleted`);
      if (!(error instanceof WrongExpectedVersionError)) throw lost(error);
      const actual = error.actualVersion;
      throw new WrongExpectedRevision(stream, expected, typeof actual === 'bigint' ? actual : 'no-stream');
    }
  }

  /** Events of a stream; none for a stream that is not there. */
  async readStream(
    stream: string,
    options: { from?: bigint; backward?: boolean; limit?: number },
  ): Promise<ServerEvent[]> {
    const { from, backward = false, limit } = options;
    const { BACKWARDS, END, FORWARDS, START, StreamNotFoundError } = this.#library;
    const read = (): ReadStream =>
      this.#client.readStream(stream, {
        fromRevision: from ?? (backward ? END : START),
        direction: backward ? BACKWARDS : FORWARDS,
        ...this.#call,
        ...(limit !== undefined && { maxCount: limit }),
      });
    try {
      return await this.#collect(read);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      if (isDeleted(error)) throw new LogChanged(`the stream ${stream} was deleted`);
      throw error;
    }
  }

  /**
   * Events of the whole server, everybody's. Forward they begin with the one at `from`, backward with the one before it.
   * Fewer than `limit` means that the end was reached.
   */
  readAll(options: {
    from: Place | 'start' | 'end';
    backward?: boolean;
    limit: number;
  }): Promise<ServerEvent[]> {
    const { from, backward = false, limit } = options;
    const { BACKWARDS, END, FORWARDS, START } = this.#library;
    return this.#collect(() =>
      this.#client.readAll({
        fromPosition: from === 'start' ? START : from === 'end' ? END : positionAt(from),
        direction: backward ? BACKWARDS : FORWARDS,
        maxCount: limit,
        ...this.#call,
      }),
    );
  }

  /**
   * Hears of the events after a place whose streams begin with a prefix, until the signal.
   * @returns when the signal ended it @throws StoreUnavailable when the server, or the way to it, did
   */
  async subscribe(
    options: { after: Place | 'start'; prefix: string; signal: AbortSignal },
    { onConfirmed, onReached }: SubscriptionCallbacks,
  ): Promise<void> {
    const { after, prefix, signal } = options;
    const { START, streamNameFilter } = this.#library;
    const subscription = this.#client.subscribeToAll({
      fromPosition: after === 'start' ? START : positionAt(after),
      filter: streamNameFilter({
        prefixes: [prefix],
        checkpointInterval: CHECKPOINT_INTERVAL,
        checkpointReached: (_, { commit }) => onReached(commit, false),
      }),
      ...this.#call,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        const ended = (): void => reject(new StoreUnavailable('The subscription was ended by the server'));
        subscription
          .on('error', (error) => reject(asError(lost(error))))
          .on('end', ended)
          .on('close', ended)
          .on('confirmation', onConfirmed)
          .on('data', ({ event }) => event?.position && onReached(event.position.commit, true));
        signal.addEventListener('abort', () => resolve(), { once: true });
        if (signal.aborted) resolve();
      });
    } finally {
      subscription.on('error', () => undefined);
      void subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    }
  }

  /** Ends whatever still runs. */
  async close(): Promise<void> {
    this.#closing.abort();
    await deadline(this.#client.dispose(), this.#answerMs, 'the client did not end').catch(() => undefined);
  }

  /** What every call is made with. */
  get #call(): { credentials: { username: string; password: string }; requiresLeader: true } {
    return { credentials: this.#credentials, requiresLeader: true };
  }

  /**
   * All events of a read. When one call of whatever kind fails, the library closes the connection under all others; and a node that
   * restarts, or a cluster that elects, is back within seconds: a read that was broken off is begun again for as long as an append is.
   */
  #collect(begin: () => ReadStream): Promise<ServerEvent[]> {
    return retried(() => this.#collectOnce(begin()), Date.now() + this.#retryMs, this.#closing.signal);
  }

  /** The library gives reads no deadline: a pause that is too long ends it. */
  #collectOnce(read: ReadStream): Promise<ServerEvent[]> {
    const events: ServerEvent[] = [];
    return new Promise<ServerEvent[]>((resolve, reject) => {
      const silence = setTimeout(
        () => reject(new Silence('EventStoreDB fell silent in a read')),
        this.#answerMs,
      );
      const settle = (outcome: () => void): void => {
        clearTimeout(silence);
        outcome();
      };
      read
        .on('data', ({ event }: { event?: RecordedEvent | AllStreamRecordedEvent }) => {
          silence.refresh();
          if (event) events.push(serverEvent(event));
        })
        .on('error', (error: unknown) => settle(() => reject(asError(lost(error)))))
        .on('end', () => settle(() => resolve(events)))
        .on('close', () => settle(() => reject(new StoreUnavailable('A read was cut off'))));
    }).finally(() => {
      read.on('error', () => undefined);
      void read.cancel().catch(() => undefined);
    });
  }
}

type ReadStream = ReturnType<EventStoreDBClient['readAll'] | EventStoreDBClient['readStream']>;

/** @throws WrongLogAddress without the connection string, which may carry a password */
function connect({ EventStoreDBClient: Client }: typeof Library, { server }: LogAddress): EventStoreDBClient {
  try {
    return Client.connectionString(server);
  } catch {
    throw new WrongLogAddress(
      'The address of the event store is not valid: one of the options behind its ? has a value that it cannot have, or is not written as name=value',
    );
  }
}

function serverEvent(event: RecordedEvent | AllStreamRecordedEvent): ServerEvent {
  const { streamId: stream, id, revision, type, data, metadata, created, position } = event;
  // Servers before 22.6 give the largest number there is.
  if (!position || position.commit >= NO_PLACE)
    throw new Error(`EventStoreDB does not say where the event ${id} stands: it has to be 22.10 or newer`);
  return { stream, id, revision, type, data, metadata, created, place: position.commit };
}

const NO_PLACE = 2n ** 63n;

function positionAt(place: Place): { commit: bigint; prepare: bigint } {
  return { commit: place, prepare: place };
}

/** A copy that is certain to be serialisable. @throws TypeError when it is not */
function throughJson(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
