import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision, type ExpectedRevision } from '../port';
import type { Place, ServerClient } from './client';
import { stepsOf, placesOf } from './place-steps';

const TYPE = 'LogScanned';

/** How far counting got behind the last full block of positions. */
export interface Scan {
  /** Full blocks that were counted before. */
  readonly blocks: number;
  /** Where the log's events after the last full block are. */
  readonly tail: readonly Place[];
  /** The last event looked at, of whatever stream. */
  readonly scanned: Place;
}

/**
 * Checkpoints of the scan over a server that others write to as well, kept in a stream of their own of which the newest event counts.
 * They follow from the server's log: a process that finds none, or one that does not fit, counts further.
 */
export class ScanCheckpoints {
  #newest: ExpectedRevision = 'no-stream';
  #storing: Promise<void> = Promise.resolve();

  /** @param stream where the checkpoints are kept; no stream of the log */
  constructor(
    private readonly client: ServerClient,
    private readonly stream: string,
  ) {}

  /** The newest checkpoint, when there is one that this version understands. @throws StoreUnavailable */
  async latest(): Promise<Scan | undefined> {
    const [event] = await this.client.readStream(this.stream, { backward: true, limit: 1 });
    if (!event) return undefined;
    this.#newest = event.revision;
    return scanIn(event.data);
  }

  /** Stores a checkpoint when the server is there; the next one brings the next try. */
  store(scan: Scan): void {
    this.#storing = this.#storing.then(() => this.#store(scan)).catch(() => undefined);
  }

  /** Lets what is being stored come to its end. */
  settled(): Promise<void> {
    return this.#storing;
  }

  async #store({ blocks, tail, scanned }: Scan): Promise<void> {
    if (this.#newest === 'no-stream') await this.#keepOnlyTheNewest();
    const data = { blocks, scanned: String(scanned), ...stepsOf(tail) };
    try {
      const { revision } = await this.client.append(
        this.stream,
        [{ id: randomUUID(), type: TYPE, data, metadata: {} }],
        this.#newest,
      );
      this.#newest = revision;
    } catch (error) {
      // Another process counts as well, and has stored how far it got.
      if (!(error instanceof WrongExpectedRevision)) throw error;
      this.#newest = error.actual;
    }
  }

  /** Lets the server drop older checkpoints; where the user may not say so, they stay. */
  async #keepOnlyTheNewest(): Promise<void> {
    await this.client
      .append(
        `$$${this.stream}`,
        [{ id: randomUUID(), type: '$metadata', data: { $maxCount: 1 }, metadata: {} }],
        'no-stream',
      )
      .catch(() => undefined);
  }
}

function scanIn(data: unknown): Scan | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { blocks, scanned, first, steps } = data as Record<string, unknown>;
  if (!Number.isInteger(blocks) || typeof scanned !== 'string' || !/^\d+$/.test(scanned)) return undefined;
  const tail = placesOf({ first, steps });
  return tail && { blocks: Number(blocks), tail, scanned: BigInt(scanned) };
}
