import { serialize } from 'node:v8';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { keyIdIn, type EventCodec } from './event-codec';
import type { PersonalKeys } from './personal-data/personal-keys';
import type { EventStore, StoredEvent } from './port';

/** Two pure functions, so to say: a beginning, and what each event makes of what was before. It must never change a state in place. */
export interface StreamFold<State> {
  readonly initial: State;
  evolve(state: State, event: RecordedEvent): State;
}

/** What a stream comes to, at a revision. */
export interface FoldedStream<State> {
  readonly stream: string;
  readonly state: State;
  /** Where the stream is; undefined of one without events. */
  readonly head: { readonly revision: bigint; readonly position: bigint } | undefined;
  /** The revision of the last event of a command; undefined when the stream holds none. */
  readonly revisionOf: (commandId: string) => bigint | undefined;
  /** The position of the newest event of a type. */
  readonly newestOf: (type: string) => bigint | undefined;
}

export interface KeptStreamsOptions {
  /** What may be kept altogether, in bytes; an estimate. */
  readonly maxBytes: number;
  /** Streams with fewer events are read again each time, which costs as little as looking whether they went on. */
  readonly fromEvents: number;
}

const DEFAULTS: KeptStreamsOptions = { maxBytes: 64 * 1024 * 1024, fromEvents: 32 };

/** About what a command's id takes in a map of them. */
const BYTES_OF_A_COMMAND = 120;

/**
 * Folds streams, and keeps what long ones come to, so that the next look at them reads only what came since.
 *
 * What is kept is never the truth: each look asks the store for the event it was kept at, and for those after it; when that event is not there, and
 * whenever a key that opened one of its events exists no more, the whole stream is read again. So the answer is always the one that reading it all would
 * give. It is in the memory of this process alone, and all of it is let go as soon as somebody's key is forgotten: what an erasure took stays
 * nowhere. Nothing is stored, because words that the log holds encrypted would have to be encrypted there as well, and because no version of
 * the product then has to understand what another one kept.
 */
export class KeptStreams {
  readonly #options: KeptStreamsOptions;
  /** The one looked at last comes last. */
  readonly #kept = new Map<string, Kept<unknown>>();
  readonly #numbers = new WeakMap<StreamFold<unknown>, number>();
  readonly #stopListening: () => void;
  #lastNumber = 0;
  #bytes = 0;
  /** Counts how often everything was let go: what was read before must not be kept after. */
  #forgotten = 0;

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly codec: Pick<EventCodec, 'decode'>,
    private readonly keys: Pick<PersonalKeys, 'forReading' | 'onForgotten'>,
    options: Partial<KeptStreamsOptions> = {},
  ) {
    this.#options = { ...DEFAULTS, ...options };
    this.#stopListening = keys.onForgotten(() => this.forget());
  }

  /** How many streams are kept, and about how many bytes that takes. */
  get size(): { readonly streams: number; readonly bytes: number } {
    return { streams: this.#kept.size, bytes: this.#bytes };
  }

  /**
   * What streams come to, in the order of their names: one look-up of keys for all of them.
   * @throws UnreadableEvent, StoreUnavailable, WrongMasterKey
   */
  async folded<State>(
    fold: StreamFold<State>,
    streams: readonly string[],
  ): Promise<readonly FoldedStream<State>[]> {
    const forgotten = this.#forgotten;
    const kept = await this.#readable(streams.map((stream) => this.#find(fold, stream)));
    const read = await Promise.all(streams.map((stream, index) => this.#readOn(stream, kept[index])));
    const decoded = await this.codec.decode(read.flatMap(({ events }) => events));
    if (decoded.unreadable) throw decoded.unreadable;
    let next = 0;
    // From here on nothing is waited for: a stream that somebody else looked at meanwhile is taken on from where they left it.
    return read.map(({ events, onto }, index) => {
      const stream = streams[index] ?? '';
      const found = onto ?? new Kept(fold, stream);
      const keyIds = events.flatMap(({ data }) => keyIdIn(data)).filter((id) => decoded.openedWith.has(id));
      found.takeOn(decoded.events.slice(next, (next += events.length)), keyIds);
      if (forgotten === this.#forgotten) this.#keep(this.#nameOf(fold, stream), found);
      return found.asItIs();
    });
  }

  /** Lets everything go. */
  forget(): void {
    this.#forgotten += 1;
    this.#kept.clear();
    this.#bytes = 0;
  }

  close(): void {
    this.#stopListening();
    this.forget();
  }

  #nameOf(fold: StreamFold<unknown>, stream: string): string {
    let number = this.#numbers.get(fold);
    if (number === undefined) this.#numbers.set(fold, (number = this.#lastNumber += 1));
    return `${String(number)} ${stream}`;
  }

  #find<State>(fold: StreamFold<State>, stream: string): Kept<State> | undefined {
    // A name holds the fold's number, so what is under it was made by this fold.
    return this.#kept.get(this.#nameOf(fold, stream)) as Kept<State> | undefined;
  }

  /** Leaves out what holds words of somebody whose key was destroyed, also when the notice of that never came here. */
  async #readable<State>(kept: (Kept<State> | undefined)[]): Promise<(Kept<State> | undefined)[]> {
    const keyIds = new Set(kept.flatMap((one) => [...(one?.keyIds ?? [])]));
    if (keyIds.size === 0) return kept;
    const existing = await this.keys.forReading([...keyIds]);
    if (existing.size === keyIds.size) return kept;
    this.forget();
    return kept.map((one) => (one && [...one.keyIds].every((id) => existing.has(id)) ? one : undefined));
  }

  /** The events after what is kept, or all of them. */
  async #readOn<State>(
    stream: string,
    kept: Kept<State> | undefined,
  ): Promise<{ events: readonly StoredEvent[]; onto: Kept<State> | undefined }> {
    const at = kept?.at;
    if (at) {
      const [same, ...events] = await this.store.readStream(stream, { from: at.revision });
      if (same?.id === at.id) return { events, onto: kept };
    }
    return { events: await this.store.readStream(stream), onto: undefined };
  }

  #keep(name: string, found: Kept<unknown>): void {
    this.#letGo(name);
    if (found.events < this.#options.fromEvents) return;
    const bytes = found.bytes();
    if (bytes === undefined) return;
    found.counted = bytes;
    this.#kept.set(name, found);
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#letGo(oldest);
    }
  }

  #letGo(name: string): void {
    this.#bytes -= this.#kept.get(name)?.counted ?? 0;
    this.#kept.delete(name);
  }
}

/** What one stream comes to, taken on as the stream goes on. */
class Kept<State> {
  /** The keys without which some of it could not be known. */
  readonly keyIds = new Set<string>();
  /** Where it is. */
  at: { readonly revision: bigint; readonly position: bigint; readonly id: string } | undefined;
  events = 0;
  /** The bytes it was counted with when it was kept. */
  counted = 0;
  readonly #revisions = new Map<string, bigint>();
  readonly #newest = new Map<string, bigint>();
  #state: State;
  #stateBytes: number | undefined;
  #measuredAt = 0;

  constructor(
    private readonly fold: StreamFold<State>,
    private readonly stream: string,
  ) {
    this.#state = fold.initial;
  }

  /** Takes events on; those it knows already are passed over. */
  takeOn(events: readonly RecordedEvent[], keyIds: readonly string[]): void {
    for (const event of events) {
      const { id, revision, position, type, metadata } = event;
      if (this.at && revision <= this.at.revision) continue;
      this.#state = this.fold.evolve(this.#state, event);
      this.#revisions.set(metadata.commandId, revision);
      this.#newest.set(type, position);
      this.at = { id, revision, position };
      this.events += 1;
    }
    for (const keyId of keyIds) this.keyIds.add(keyId);
  }

  /** As it is now: what comes later changes neither the state nor the head that were given out. */
  asItIs(): FoldedStream<State> {
    return {
      stream: this.stream,
      state: this.#state,
      head: this.at,
      revisionOf: (commandId) => this.#revisions.get(commandId),
      newestOf: (type) => this.#newest.get(type),
    };
  }

  /**
   * About how much it takes. Measuring a state costs as much as copying it, so that is done only when the stream has grown by a quarter.
   * @returns undefined of a state that is not plain data: it is not kept
   */
  bytes(): number | undefined {
    if (this.#measuredAt === 0 || this.events >= this.#measuredAt * 1.25) {
      this.#measuredAt = this.events;
      this.#stateBytes = bytesOf(this.#state);
    }
    return this.#stateBytes === undefined
      ? undefined
      : this.#stateBytes + this.#revisions.size * BYTES_OF_A_COMMAND;
  }
}

function bytesOf(state: unknown): number | undefined {
  try {
    return serialize(state).length;
  } catch {
    return undefined;
  }
}
