import type { EventLog } from '../event-log';
import type { StoredEvent } from '../port';
import { breakName, loggedCheckpoint, type LoggedCheckpoint } from './anchor';
import { leafOf } from './attested-event';
import { TreeRefused, type CheckpointSigner } from './checkpoint-signer';
import { edgesOf, GrowingTree, type KeptTile } from './growing-tree';
import { KeptTiles } from './kept-tiles';
import { MerkleTree, type TileSource } from './merkle-tree';
import { isConsistent } from './proofs';
import { binding, mustFit, rootOf, SealInconsistent, setBack, type KnownAnchors } from './seal-guard';
import { SealedElsewhere, type KeptCheckpoint, type SealState, type SealStore } from './seal-store';
import { Tile } from './tile';

/** Events read and written to the tree at a time. */
const BATCH = 5_000;
/** Leaves behind the newest checkpoint that are looked at before a checkpoint is signed over them anyway. */
const LOOKED_AT = 50;

type StoredLog = Pick<EventLog, 'readStored'>;

export interface SealerOptions {
  /** The name the log gets when it is sealed for the first time. */
  readonly origin: string;
  /** Whether an event is worth a checkpoint; the event of a checkpoint itself is not, or sealing would never end. */
  readonly isNews: (event: StoredEvent) => boolean;
  /** What was signed before and is kept outside the tree's tables, read each time before the tree is looked at. */
  readonly known?: () => Promise<KnownAnchors>;
}

const NOTHING_KNOWN: KnownAnchors = { anchors: [], accepted: new Set() };

/**
 * Brings the Merkle tree up to the head of the log and signs checkpoints. Several processes may do so at once: each step moves the state by
 * compare-and-set, and the process that comes second does nothing.
 *
 * The tables of the tree are not believed: before anything is written or signed the tree has to fit every checkpoint known from elsewhere, and
 * every checkpoint that the log itself records.
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
   * @throws SealInconsistent when the tree, or the log behind it, does not fit what was signed before
   */
  async catchUp(signal?: AbortSignal, onProgress?: (leaves: number) => void): Promise<SealState> {
    return this.#catchUp(await this.#known(), { signal, onProgress });
  }

  /**
   * Builds the tree again from the log, from the first event on, and checks it against what was signed before. Only on an operator's order.
   * @throws SealInconsistent when it does not fit; the tree is left as far as it fits then
   */
  async rebuild(
    known: KnownAnchors,
    signal?: AbortSignal,
    onProgress?: (leaves: number) => void,
  ): Promise<SealState> {
    const state = await this.store.state(this.options.origin);
    const empty = { ...state, size: 0, position: 0n, news: 0 };
    await this.store.extend(state, empty, []);
    const rebuilt = await this.#catchUp({ ...known, anchors: [] }, { signal, onProgress, isRebuild: true });
    await mustFit(rebuilt, known, new KeptTiles(this.store));
    return rebuilt;
  }

  /**
   * Brings the tree up to the head and signs a checkpoint over it, when there is something new.
   * @param now an ISO instant
   * @returns undefined when nothing is new, or another process signed it
   * @throws SealInconsistent when the tree does not fit what was signed before
   */
  async seal(
    signer: Pick<CheckpointSigner, 'checkpoint'>,
    now: string,
    signal?: AbortSignal,
  ): Promise<KeptCheckpoint | undefined> {
    const known = await this.#known();
    const state = await this.#catchUp(known, { signal });
    if (!(await this.#hasNews(state))) return undefined;
    const { origin, size, position } = state;
    const tree = new MerkleTree(new KeptTiles(this.store));
    const root = await tree.root(size);
    const grownFrom = await this.#mustGoOn(known, tree, { size, root });
    const prove = (from: number) => (from === 0 ? Promise.resolve([]) : tree.consistencyProof(from, size));
    const note = await signer
      .checkpoint({ origin, size, root }, grownFrom, prove)
      .catch((error: unknown) => this.#whenRefused(error, state));
    if (note === undefined) return undefined;
    const checkpoint = { size, position, note, sealedAt: now };
    try {
      await this.store.keepCheckpoint(state, checkpoint);
      return checkpoint;
    } catch (error) {
      if (error instanceof SealedElsewhere) return undefined;
      throw error;
    }
  }

  #known(): Promise<KnownAnchors> {
    return this.options.known?.() ?? Promise.resolve(NOTHING_KNOWN);
  }

  async #catchUp(
    known: KnownAnchors,
    { signal, onProgress, isRebuild = false }: CatchUp,
  ): Promise<SealState> {
    const { accepted } = known;
    await mustFit(await this.store.knownState(), known, new KeptTiles(this.store));
    let state = await this.store.state(this.options.origin);
    const tree = await this.#growingTree(state);
    let ahead = this.#read(state.position);
    try {
      while (!signal?.aborted) {
        const { events, next, atEnd } = await ahead;
        if (events.length === 0) break;
        ahead = this.#read(next);
        ahead.catch(() => undefined); // awaited in the next round; until then a failure is not unhandled
        state = await this.#extend(state, tree, events, { isRebuild, accepted });
        onProgress?.(state.size);
        if (atEnd) break;
      }
    } catch (error) {
      if (!(error instanceof SealedElsewhere)) throw error;
      return this.store.state(this.options.origin);
    }
    return state;
  }

  /** Shows from the same tiles that the new root goes on from the largest tree that was signed before. @returns its size, 0 without any */
  async #mustGoOn(
    known: KnownAnchors,
    tree: MerkleTree,
    { size, root }: { readonly size: number; readonly root: Buffer },
  ): Promise<number> {
    const last = binding(known).toSorted((one, two) => two.size - one.size)[0];
    if (!last || last.size === 0) return 0;
    const path = await tree.consistencyProof(last.size, size);
    if (isConsistent({ from: last.size, fromRoot: last.root, to: size, toRoot: root, path }))
      return last.size;
    throw new SealInconsistent(
      { kind: 'seal-altered', position: 1n, until: BigInt(size) },
      `The tree of the log does not go on from the checkpoint over ${String(last.size)} events that is kept in ${last.source}.`,
    );
  }

  /** A signer that has signed more may have done so for another process, which moved the state before it asked. */
  async #whenRefused(error: unknown, state: SealState): Promise<undefined> {
    if (!(error instanceof TreeRefused)) throw error;
    const now = await this.store.knownState();
    if (now && now.size >= error.holds && now.size > state.size) return undefined;
    const { size, position } = state;
    throw error.holds > size
      ? setBack({ size, position }, { size: error.holds, source: 'the signer' })
      : new SealInconsistent(
          { kind: 'rewritten', position: 1n, until: BigInt(error.holds) },
          `The signer has signed this log over ${String(error.holds)} events, and the tree does not go on from what it signed.`,
        );
  }

  /** The count of news in the state is not believed when it says that there are none: the few leaves behind the newest checkpoint tell. */
  async #hasNews(state: SealState): Promise<boolean> {
    if (state.size === 0) return false;
    if (state.news > 0) return true;
    const newest = await this.store.newestCheckpoint();
    if (newest && newest.size >= state.size) return false;
    const { events } = await this.log.readStored({ after: newest?.position ?? 0n, limit: LOOKED_AT });
    const sealed = events.filter(({ position }) => position <= state.position);
    return sealed.length === LOOKED_AT || sealed.some(this.options.isNews);
  }

  #read(after: bigint) {
    return this.log.readStored({ after, limit: BATCH });
  }

  async #extend(
    from: SealState,
    tree: GrowingTree,
    events: readonly StoredEvent[],
    { isRebuild, accepted }: { readonly isRebuild: boolean; readonly accepted: ReadonlySet<string> },
  ): Promise<SealState> {
    let news = from.news;
    const logged: LoggedCheckpoint[] = [];
    for (const event of events) {
      tree.append(leafOf(event), event.position);
      if (this.options.isNews(event)) news += 1;
      const checkpoint = loggedCheckpoint(event);
      if (checkpoint && !accepted.has(breakName(checkpoint.anchor))) logged.push(checkpoint);
    }
    const changed = tree.takeChanged();
    const tiles = new ChangedTiles(changed, new KeptTiles(this.store));
    for (const one of logged) await this.#mustFitLogged(one, from, tiles, isRebuild);
    const to = { size: tree.size, position: events.at(-1)?.position ?? from.position, news };
    await this.store.extend(from, to, changed);
    return { origin: from.origin, ...to };
  }

  /**
   * A checkpoint that the log records was signed over a tree that was stored before: an event in the log that tells of a longer tree than the
   * one stored shows that the tree was set back.
   */
  async #mustFitLogged(
    { anchor, at }: LoggedCheckpoint,
    from: SealState,
    tiles: TileSource,
    isRebuild: boolean,
  ): Promise<void> {
    if (anchor.size > from.size && !isRebuild) {
      const now = await this.store.knownState();
      if (now && (now.size !== from.size || now.position !== from.position)) throw new SealedElsewhere();
      throw setBack(from, anchor);
    }
    const root = await rootOf(tiles, anchor.size);
    if (root?.equals(anchor.root)) return;
    throw new SealInconsistent(
      { kind: 'rewritten', position: 1n, until: at },
      `The events of the log do not lead to the checkpoint over ${String(anchor.size)} events that is kept in ${anchor.source}.`,
    );
  }

  async #growingTree({ size }: SealState): Promise<GrowingTree> {
    const edges = await Promise.all(
      edgesOf(size).map(async ({ level, index, width }) => {
        if (width === 0) return { hashes: [], positions: [] };
        const [tile] = await this.store.keptTiles(level, index, index + 1);
        if ((tile?.hashes.length ?? 0) < width)
          throw new SealInconsistent(
            { kind: 'seal-altered', position: 1n, until: BigInt(size) },
            `A part of the tree of the log is gone: its tile ${String(level)}/${String(index)} is not whole.`,
          );
        return {
          hashes: (tile?.hashes ?? []).slice(0, width),
          positions: (tile?.positions ?? []).slice(0, width),
        };
      }),
    );
    return new GrowingTree(size, edges);
  }
}

interface CatchUp {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((leaves: number) => void) | undefined;
  readonly isRebuild?: boolean;
}

/** The tiles that are about to be written, before those that are stored. */
class ChangedTiles implements TileSource {
  readonly #changed: ReadonlyMap<string, Tile>;

  constructor(
    changed: readonly KeptTile[],
    private readonly stored: TileSource,
  ) {
    this.#changed = new Map(
      changed.map(({ level, index, hashes }) => [`${String(level)}/${String(index)}`, new Tile(hashes)]),
    );
  }

  tile(level: number, index: number, width: number): Promise<Tile> {
    const changed = this.#changed.get(`${String(level)}/${String(index)}`);
    return changed ? Promise.resolve(changed) : this.stored.tile(level, index, width);
  }
}
