import type { EventDefinition, EventMetadata, NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { EventCodec, type IdentifiedEvent } from './event-codec';
import { eventId } from './event-id';
import { KeptStreams, type FoldedStream, type KeptStreamsOptions, type StreamFold } from './kept-streams';
import type { PersonalKeys } from './personal-data/personal-keys';
import { keyIdOfFile, openFile, sealFile } from './personal-data/sealed-file';
import type { Appended, EventStore, ExpectedRevision, LogPage } from './port';

/** A new event, with what its metadata says differently from that of the command: an import gives each its own `occurredAt`. */
export interface AttributedEvent extends NewEvent {
  readonly metadata?: Partial<Omit<EventMetadata, 'commandId'>>;
}

/** The events of one command, for one stream. */
export interface CommandAppend {
  readonly stream: string;
  readonly events: readonly AttributedEvent[];
  readonly metadata: EventMetadata;
  readonly expected: ExpectedRevision;
}

export interface RecordedPage {
  readonly events: readonly RecordedEvent[];
  /** Pass as `after` (forward) or `before` (backward) to go on. */
  readonly next: bigint;
  /** True when nothing lay beyond this page when it was read. */
  readonly atEnd: boolean;
}

/** Appends handed to the store at once by `appendMany`. */
const APPENDS_AT_ONCE = 1_000;

/** The log as the rest of Annals sees it: the events of the contracts, checked, personal fields readable while their key exists. */
export class EventLog {
  readonly #codec: EventCodec;
  readonly #kept: KeptStreams;

  constructor(
    private readonly store: EventStore,
    definitions: readonly EventDefinition[],
    private readonly keys: PersonalKeys,
    kept: Partial<KeptStreamsOptions> = {},
  ) {
    this.#codec = new EventCodec(definitions, keys);
    this.#kept = new KeptStreams(store, this.#codec, keys, kept);
  }

  /**
   * Appends the events of one command to one stream, all or none. Their ids are made of the command's id and their index, so that
   * repeating the command appends nothing and answers as the first time.
   * @throws WrongExpectedRevision, EventIdTaken, StoreUnavailable, WrongMasterKey; ZodError when data or metadata are not valid
   */
  async append(
    stream: string,
    events: readonly AttributedEvent[],
    metadata: EventMetadata,
    expected: ExpectedRevision,
  ): Promise<Appended> {
    const toStore = await this.#codec.encode(identified({ stream, events, metadata, expected }));
    return this.store.append(stream, toStore, expected);
  }

  /**
   * Appends the events of many commands, each with an id of its own, for imports: gathered into few transactions, in order for
   * each stream. When some fail the others are stored all the same, and repeating the whole is safe.
   * @returns the answers in the order given
   * @throws the first error, after everything came to its end; see `append`
   */
  async appendMany(appends: readonly CommandAppend[]): Promise<readonly Appended[]> {
    const answers: Appended[] = [];
    let failure: { readonly error: unknown } | undefined;
    for (let start = 0; start < appends.length && !failure; start += APPENDS_AT_ONCE) {
      const settled = await this.#appendAtOnce(appends.slice(start, start + APPENDS_AT_ONCE));
      for (const one of settled) {
        if (one.status === 'fulfilled') answers.push(one.value);
        else failure ??= { error: one.reason };
      }
    }
    if (failure) throw failure.error;
    return answers;
  }

  /**
   * Appends the events of several commands, at most a thousand or so, gathered into few transactions.
   * @returns how each of them ended, in the order given; see `append` for what they can fail of
   * @throws what `append` throws before anything is written, when the events of one of them are not valid
   */
  appendEach(appends: readonly CommandAppend[]): Promise<readonly PromiseSettledResult<Appended>[]> {
    return this.#appendAtOnce(appends);
  }

  /** All events of a stream, in order; none for an unknown stream. @throws UnreadableEvent, StoreUnavailable, WrongMasterKey */
  async readStream(stream: string): Promise<readonly RecordedEvent[]> {
    const { events, unreadable } = await this.#codec.decode(await this.store.readStream(stream));
    if (unreadable) throw unreadable;
    return events;
  }

  /**
   * All events of several streams, in the order of their names: the keys to their personal fields are looked up once for all of them.
   * @throws as `readStream`, when one of the streams cannot be read
   */
  async readStreams(streams: readonly string[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const stored = await Promise.all(streams.map((stream) => this.store.readStream(stream)));
    const { events, unreadable } = await this.#codec.decode(stored.flat());
    if (unreadable) throw unreadable;
    let next = 0;
    return stored.map(({ length }) => events.slice(next, (next += length)));
  }

  /**
   * What a stream comes to, as folding all that `readStream` gives: but of a long stream that was folded before only what came since is read.
   * @throws as `readStream`
   */
  async foldStream<State>(fold: StreamFold<State>, stream: string): Promise<FoldedStream<State>> {
    const [folded] = await this.#kept.folded(fold, [stream]);
    if (!folded) throw new Error(`Folding ${stream} gave nothing`);
    return folded;
  }

  /** As `foldStream`, of several streams, in the order of their names; the keys are looked up once for all of them. */
  foldStreams<State>(
    fold: StreamFold<State>,
    streams: readonly string[],
  ): Promise<readonly FoldedStream<State>[]> {
    return this.#kept.folded(fold, streams);
  }

  /** Where a stream is: the revision of its newest event, whether or not that can be read. @throws StoreUnavailable */
  async revisionOf(stream: string): Promise<ExpectedRevision> {
    const [newest] = await this.store.readStream(stream, { direction: 'backward', limit: 1 });
    return newest?.revision ?? 'no-stream';
  }

  /** One event by its place in its stream; undefined when there is none. @throws UnreadableEvent, StoreUnavailable, WrongMasterKey */
  async readEvent(stream: string, revision: bigint): Promise<RecordedEvent | undefined> {
    const found = await this.store.readStream(stream, { from: revision, limit: 1 });
    const { events, unreadable } = await this.#codec.decode(found);
    if (unreadable) throw unreadable;
    return events[0];
  }

  /**
   * A page of the log after a position, oldest first. A page ends before an event that cannot be read, so that all before it can
   * be worked on; reading on from there throws.
   * @throws UnreadableEvent when the first event of the page is; StoreUnavailable, WrongMasterKey
   */
  async readAll(options: { after: bigint; limit: number }): Promise<RecordedPage> {
    return this.#decodePage(await this.store.readAll(options));
  }

  /** A page of the log before a position (undefined: from the head), newest first. Otherwise as `readAll`. */
  async readAllBackward(options: { before?: bigint; limit: number }): Promise<RecordedPage> {
    return this.#decodePage(await this.store.readAllBackward(options));
  }

  /** A page of the log as it is stored, personal fields encrypted: also of events that cannot be read. @throws StoreUnavailable */
  readStored(options: { after: bigint; limit: number }): Promise<LogPage> {
    return this.store.readAll(options);
  }

  /** As `readStored`, from the end of the log or before a position, newest first. @throws StoreUnavailable */
  readStoredBackward(options: { before?: bigint; limit: number }): Promise<LogPage> {
    return this.store.readAllBackward(options);
  }

  /** The position of the newest event, 0n in an empty log. @throws StoreUnavailable */
  head(): Promise<bigint> {
    return this.store.head();
  }

  /** See `EventStore.onAppended`. */
  onAppended(callback: () => void): () => void {
    return this.store.onAppended(callback);
  }

  /** Calls back at once when what was read may be of somebody who was erased. Callers drop what they keep of it. Returns a function that ends it. */
  onKeysForgotten(callback: () => void): () => void {
    return this.keys.onForgotten(callback);
  }

  /**
   * Destroys the keys of a person: what the log says of them in words can be read no more, here and in every copy of it.
   * @returns how many keys were destroyed
   */
  destroyKeys(person: string): Promise<number> {
    return this.keys.destroy(person);
  }

  /**
   * Encrypts a file with the key of the person it belongs to, so that it goes with their words when that is destroyed.
   * @param name what it will be found by; under another name it does not open
   * @throws StoreUnavailable, WrongMasterKey
   */
  async sealFile(person: string, name: string, content: Buffer): Promise<Buffer> {
    const key = (await this.keys.forWriting([person])).get(person);
    if (!key) throw new Error('There is no key for this person');
    return sealFile(content, key, name);
  }

  /** The content of such a file; undefined when its key was destroyed. @throws Error when it was altered; StoreUnavailable, WrongMasterKey */
  async openFile(name: string, sealed: Buffer): Promise<Buffer | undefined> {
    const keyId = keyIdOfFile(sealed);
    const key = (await this.keys.forReading([keyId])).get(keyId);
    return key && openFile(sealed, key, name);
  }

  /** Closes the store and the keys. */
  async close(): Promise<void> {
    this.#kept.close();
    await Promise.all([this.store.close(), this.keys.close()]);
  }

  async #appendAtOnce(appends: readonly CommandAppend[]): Promise<PromiseSettledResult<Appended>[]> {
    const identifiedEvents = appends.map(identified);
    const toStore = await this.#codec.encode(identifiedEvents.flat());
    let next = 0;
    return Promise.allSettled(
      appends.map(({ stream, expected, events }) =>
        this.store.append(stream, toStore.slice(next, (next += events.length)), expected),
      ),
    );
  }

  async #decodePage(page: LogPage): Promise<RecordedPage> {
    const { events, unreadable } = await this.#codec.decode(page.events);
    if (!unreadable) return { events, next: page.next, atEnd: page.atEnd };
    const last = events.at(-1);
    if (!last) throw unreadable;
    return { events, next: last.position, atEnd: false };
  }
}

function identified({ events, metadata }: CommandAppend): IdentifiedEvent[] {
  return events.map((event, index) => ({
    id: eventId(metadata.commandId, index),
    type: event.type,
    data: event.data,
    metadata: event.metadata ? { ...metadata, ...event.metadata } : metadata,
  }));
}
