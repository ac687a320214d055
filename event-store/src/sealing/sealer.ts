import type { EventLog } from '../event-log';
import type { StoredEvent } from '../port';
import { leafOf } from './attested-event';
import { signCheckpoint } from './checkpoint';
import { edgesOf, GrowingTree } from './growing-tree';
import { MerkleTree } from './merkle-tree';
import { SealedElsewhere, type KeptCheckpoint, type SealState, type SealStore } from './seal-store';
import type { SignerKey } from './signed-note';

/** Events read and written to the tree at a time. */
const BATCH = 5_000;

type StoredLog = Pick<EventLog, 'readStored'>;

export interface SealerOptions {
  /** The name the log gets when it is sealed for the first time. */
  readonly origin: string;
  /** Whether an event is worth a checkpoint; the event of a checkpoint itself is not, or sealing would never end. */
  readonly isNews: (event: StoredEvent) => boolean;
}

/**
 * Brings the Merkle tree up to the head of the log and signs checkpoints. Several processes may do so at once: each step moves the state by
 * compare-and-set, and whoever comes second leaves it at that.
 */
export class Sealer {
  constructor(
    private readonly log: StoredLog,
    private readonly store: SealStore,
    private readonly options: SealerOptions,
  ) {}

  /**
   * Appends every event that is not in the tree yet.
   * @param onProgress hears after every batch how many leaves the tree has
   * @returns how far the tree goes then; after a `signal` or when another process is at it, not to the head
   */
  async catchUp(signal?: AbortSignal, onProgress?: (leaves: number) => void): Promise<SealState> {
    let state = await this.store.state(this.options.origin);
    const tree = await this.#growingTree(state);
    let ahead = this.#read(state.position);
    try {
      while (!signal?.aborted) {
        const { events, next, atEnd } = await ahead;
        if (events.length === 0) break;
        ahead = this.#read(next);
        ahead.catch(() => undefined); // awaited in the next round; until then a failure is not unhandled
        state = await this.#extend(state, tree, events);
        onProgress?.(state.size);
        if (atEnd) break;
      }
    } catch (error) {
      if (!(error instanceof SealedElsewhere)) throw error;
      return this.store.state(this.options.origin);
    }
    return state;
  }

  /**
   * Brings the tree up to the head and signs a checkpoint over it, when there is something new.
   * @param now an ISO instant
   * @returns undefined when nothing is new, or another process signed it
   */
  async seal(key: SignerKey, now: string, signal?: AbortSignal): Promise<KeptCheckpoint | undefined> {
    const state = await this.catchUp(signal);
    if (state.news === 0) return undefined;
    const { origin, size, position } = state;
    const root = await new MerkleTree(this.store).root(size);
    const checkpoint = { size, position, note: signCheckpoint({ origin, size, root }, key), sealedAt: now };
    try {
      await this.store.keepCheckpoint(state, checkpoint);
      return checkpoint;
    } catch (error) {
      if (error instanceof SealedElsewhere) return undefined;
      throw error;
    }
  }

  #read(after: bigint) {
    return this.log.readStored({ after, limit: BATCH });
  }

  async #extend(from: SealState, tree: GrowingTree, events: readonly StoredEvent[]): Promise<SealState> {
    let news = from.news;
    for (const event of events) {
      tree.append(leafOf(event), event.position);
      if (this.options.isNews(event)) news += 1;
    }
    const to = { size: tree.size, position: events.at(-1)?.position ?? from.position, news };
    await this.store.extend(from, to, tree.takeChanged());
    return { origin: from.origin, ...to };
  }

  async #growingTree({ size }: SealState): Promise<GrowingTree> {
    const edges = await Promise.all(
      edgesOf(size).map(async ({ level, index, width }) => {
        if (width === 0) return { hashes: [], positions: [] };
        const [tile] = await this.store.keptTiles(level, index, index + 1);
        return {
          hashes: (tile?.hashes ?? []).slice(0, width),
          positions: (tile?.positions ?? []).slice(0, width),
        };
      }),
    );
    return new GrowingTree(size, edges);
  }
}
