/**
 * What the rest of Annals needs of a store of events, and nothing more. Adapters: `postgres/`, `eventstoredb/`, `memory/`.
 * Everything here is in stored form: data as JSON, personal fields already encrypted. The typed log above it is `event-log.ts`.
 */

/** An event on its way into the store. */
export interface EventToStore {
  /** UUID derived from the command's id and the event's index, so that a retry is recognised. */
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** Flat, with string values. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** An event as the store gives it back. */
export interface StoredEvent extends EventToStore {
  readonly stream: string;
  /** The place in its stream, from 0n, without gaps. */
  readonly revision: bigint;
  /** The place in the whole log; a later commit has a higher position. Gapless from 1n. */
  readonly position: bigint;
  /** When the store recorded it, an ISO instant with milliseconds, in UTC. */
  readonly recordedAt: string;
}

/** The revision a stream must have for an append to be accepted. There is no "any": a writer always knows what it decided on. */
export type ExpectedRevision = bigint | 'no-stream';

export interface Appended {
  /** The revision of the last event appended. */
  readonly revision: bigint;
  /** The position of the last event appended. */
  readonly position: bigint;
  /** True when the same events had been appended before: the answer is that of the first time. */
  readonly duplicate: boolean;
}

export interface LogPage {
  readonly events: readonly StoredEvent[];
  /** Pass as `after` (forward) or `before` (backward) to go on. */
  readonly next: bigint;
  /** True when nothing lay beyond this page when it was read. */
  readonly atEnd: boolean;
}

export interface EventStore {
  /**
   * Appends events to one stream, all or none.
   * The same event ids at the same place answer as the first time (`duplicate`).
   * @throws WrongExpectedRevision when the stream is elsewhere; EventIdTaken when one of the ids is elsewhere in the log;
   *   StoreUnavailable when it cannot be known whether it was stored; RangeError when there are no events
   */
  append(stream: string, events: readonly EventToStore[], expected: ExpectedRevision): Promise<Appended>;
  /** The events of a stream in order; an unknown stream is empty. */
  readStream(
    stream: string,
    options?: { from?: bigint; direction?: 'forward' | 'backward'; limit?: number },
  ): Promise<readonly StoredEvent[]>;
  /** A page of the whole log after a position, oldest first. */
  readAll(options: { after: bigint; limit: number }): Promise<LogPage>;
  /** A page of the whole log before a position (undefined: from the head), newest first. */
  readAllBackward(options: { before?: bigint; limit: number }): Promise<LogPage>;
  /** The position of the newest event, 0n in an empty log. */
  head(): Promise<bigint>;
  /**
   * Calls back whenever there may be something new: at once, or within a poll interval when a notification got lost.
   * A hint, never the truth: read after it. Survives the server's restart automatically. Returns a function that ends it.
   */
  onAppended(callback: () => void): () => void;
  close(): Promise<void>;
}

/** A store that can take events over from another one, for moving a log. */
export interface TakesOver {
  /**
   * Stores events as another store recorded them: with the same ids, revisions, positions and times. They follow right after the head.
   * @throws CannotTakeOver when they do not fit; StoreUnavailable when it cannot be known how many were stored: look at the head
   */
  takeOver(events: readonly StoredEvent[]): Promise<void>;
}

/** Events of another log do not fit behind what this one holds. */
export class CannotTakeOver extends Error {
  override readonly name = 'CannotTakeOver';
}

/** The stream is not where the writer thought it was: load it again and decide again. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: ExpectedRevision,
  ) {
    super(`${stream} was expected at revision ${String(expected)}, it is at ${String(actual)}`);
  }
}

/** An event's id is already somewhere else in the log: one command id was used for two different intentions. Nothing was stored. */
export class EventIdTaken extends Error {
  override readonly name = 'EventIdTaken';
  constructor(readonly stream: string) {
    super(`An event for ${stream} has an id that already stands elsewhere in the log`);
  }
}

/** The events of one append are together more than the store takes at once. Nothing was stored; sending them again would not help. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(readonly stream: string) {
    super(`The events for ${stream} are together larger than the store takes in one append`);
  }
}

/**
 * The log on the server is not the one that was read before: events are missing from it or are somewhere else. A process that has seen this
 * appends nothing more.
 */
export class LogChanged extends Error {
  override readonly name = 'LogChanged';
  /** @param found the position of the event that is not where it was, or a clause that completes "The log on the server has changed: …" */
  constructor(found: bigint | string) {
    super(
      `The log on the server has changed: ${typeof found === 'bigint' ? `the event at position ${String(found)} is not where it was` : found}. ` +
        'Events were removed on the server, or an older state of it was restored. Verify the log; then restart the processes.',
    );
  }
}

/** The store refuses the user it is entered with. Trying again would not help. */
export class StoreAccessDenied extends Error {
  override readonly name = 'StoreAccessDenied';
}

/** The store could not be reached, or did not answer. An append's outcome is unknown: retry it with the same event ids. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
