import { LogChanged } from '../port';
import type { Place, ServerClient, ServerEvent } from './client';
import { BLOCK_SIZE, PositionBlocks } from './position-blocks';
import { RecentEvents } from './recent-events';
import { ScanCheckpoints } from './scan-checkpoints';

/** Events of the server looked at by one read while counting. */
const READ_AT_ONCE = 1_000;

/** Events of others that are passed over until it is stored how far counting got: each reading of them takes a second or so. */
const SCANNED_UNTIL_STORED = 5_000;

/**
 * The positions of the port, counted: the n-th event of the log, in the server's order, has position n. The server numbers nothing over
 * all streams, it only knows where in its files an event is; but that order never changes, so everybody who counts comes to the same.
 *
 * Counting goes on from what is stored in blocks and in checkpoints of the scan, so opening a long log costs no more than reading its
 * newest thousand events and the newest few thousand of others.
 */
export class Positions {
  readonly recent = new RecentEvents();
  readonly #blocks: PositionBlocks;
  #counted = 0n;
  /** The last event looked at, of whatever stream; counting goes on behind it. */
  #scanned: Place | 'start' = 'start';
  /** The places after the last full block. */
  #tail: Place[] = [];
  #fullBlocks = 0;
  /** Events of others looked at since it was stored how far counting got. */
  #foreignSinceStored = 0;
  #changed: LogChanged | undefined;
  readonly #scans: ScanCheckpoints;
  #opened: Promise<void> | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /**
   * @param prefix what the names of the log's streams begin with
   * @param blocksStream where blocks of positions are kept
   */
  constructor(
    private readonly client: ServerClient,
    private readonly prefix: string,
    blocksStream: string,
  ) {
    this.#blocks = new PositionBlocks(client, blocksStream);
    this.#scans = new ScanCheckpoints(client, `${blocksStream}-scan`);
  }

  /** @throws LogChanged when this process has seen that the log is not the one it counted */
  mustBeUnchanged(): void {
    if (this.#changed) throw this.#changed;
  }

  /** Remembers for ever that the log is not the one that was counted. */
  changed(error: LogChanged): LogChanged {
    this.#changed ??= error;
    return error;
  }

  /** The position of the newest event counted so far. */
  get counted(): bigint {
    return this.#counted;
  }

  /** The last event of the server that was looked at. */
  get scanned(): Place | 'start' {
    return this.#scanned;
  }

  /**
   * Counts what is there now. Everybody who asks while a count is under way shares the one after it.
   * @throws StoreUnavailable, LogChanged
   */
  async count(): Promise<void> {
    await this.open();
    if (!this.#running) {
      this.#running = this.#countToEnd().finally(() => (this.#running = undefined));
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.count();
      });
    return this.#next;
  }

  /** Begins with what is stored. Once; when it fails, the next call tries again. @throws StoreUnavailable, LogChanged */
  open(): Promise<void> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Where the event at a counted position is. @throws StoreUnavailable, RangeError */
  async placeOf(position: bigint): Promise<Place> {
    const { number, index } = blockOf(position);
    const place = number < this.#fullBlocks ? (await this.#blocks.block(number))[index] : this.#tail[index];
    if (place === undefined) throw new RangeError(`Position ${position} has not been counted`);
    return place;
  }

  /** Where the event at a position must be, when that is known without asking the server. */
  knownPlaceOf(position: bigint): Place | undefined {
    const { number, index } = blockOf(position);
    return number < this.#fullBlocks ? this.#blocks.known(number)?.[index] : this.#tail[index];
  }

  /** The position of the event at a place. @throws StoreUnavailable, LogChanged */
  async positionOf(place: Place): Promise<bigint> {
    await this.open();
    if (this.#scanned === 'start' || place > this.#scanned) await this.count();
    const number = await this.#blockHolding(place);
    const block = number < this.#fullBlocks ? await this.#blocks.block(number) : this.#tail;
    const index = lastNotAfter(block, place);
    const position = BigInt(number) * BigInt(BLOCK_SIZE) + BigInt(index) + 1n;
    if (block[index] !== place) throw this.changed(new LogChanged(position));
    return position;
  }

  /** Lets what is being stored come to its end. */
  async settled(): Promise<void> {
    await Promise.all([this.#blocks.settled(), this.#scans.settled()]);
  }

  async #open(): Promise<void> {
    const [{ blocks, last }, scan] = await Promise.all([this.#blocks.stored(), this.#scans.latest()]);
    const tail = scan?.blocks === blocks ? scan.tail : [];
    this.#fullBlocks = blocks;
    this.#tail = [...tail];
    this.#counted = BigInt(blocks) * BigInt(BLOCK_SIZE) + BigInt(tail.length);
    this.#scanned = (scan?.blocks === blocks ? scan.scanned : last) ?? 'start';
  }

  async #countToEnd(): Promise<void> {
    for (;;) {
      const from = this.#scanned;
      const events = await this.client.readAll({ from, limit: READ_AT_ONCE });
      // A read begins with the event it is given: that it is still there shows that it is still the same log. One of others may be gone.
      const isThere = events[0] !== undefined && events[0].place === from;
      if (from !== 'start' && !isThere) await this.#newestMustBeThere();
      for (const event of isThere ? events.slice(1) : events) this.#take(event);
      this.#storeScan();
      if (events.length < READ_AT_ONCE) return;
    }
  }

  /** @throws LogChanged when the newest event that was counted is not where it was */
  async #newestMustBeThere(): Promise<void> {
    if (this.#counted === 0n) return;
    const from = await this.placeOf(this.#counted);
    const [newest] = await this.client.readAll({ from, limit: 1 });
    if (newest?.place !== from) throw this.changed(new LogChanged(this.#counted));
  }

  /** On a server shared with others, the next process need not pass over their events again. */
  #storeScan(): void {
    if (this.#foreignSinceStored < SCANNED_UNTIL_STORED || this.#scanned === 'start') return;
    this.#foreignSinceStored = 0;
    this.#scans.store({ blocks: this.#fullBlocks, tail: [...this.#tail], scanned: this.#scanned });
  }

  #take(event: ServerEvent): void {
    this.#scanned = event.place;
    if (!event.stream.startsWith(this.prefix)) {
      this.#foreignSinceStored += 1;
      return;
    }
    this.#counted += 1n;
    this.#tail.push(event.place);
    this.recent.add(event.id, { stream: event.stream, revision: event.revision, position: this.#counted });
    if (this.#tail.length < BLOCK_SIZE) return;
    this.#blocks.add(this.#fullBlocks, this.#tail);
    this.#fullBlocks += 1;
    this.#tail = [];
  }

  /** The last block that begins at or before a place, by halving; the tail counts as one. */
  async #blockHolding(place: Place): Promise<number> {
    const [tailStart] = this.#tail;
    if (tailStart !== undefined && tailStart <= place) return this.#fullBlocks;
    let low = 0;
    let high = this.#fullBlocks - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const start = (await this.#blocks.block(middle))[0] ?? 0n;
      if (start <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function blockOf(position: bigint): { number: number; index: number } {
  const fromZero = position - 1n;
  return {
    number: Number(fromZero / BigInt(BLOCK_SIZE)),
    index: Number(fromZero % BigInt(BLOCK_SIZE)),
  };
}

/** The index of the last place that is not after `place`, by halving; 0 when all are. */
function lastNotAfter(block: readonly Place[], place: Place): number {
  let low = 0;
  let high = block.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((block[middle] ?? 0n) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
