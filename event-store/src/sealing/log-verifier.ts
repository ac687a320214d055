import type { EventLog } from '../event-log';
import { HalfTime } from '../half-time';
import type { StoredEvent } from '../port';
import { leafOf } from './attested-event';
import { parseCheckpoint, type SignedCheckpoint } from './checkpoint';
import { findingsOf, type Finding, type Mismatch } from './finding';
import type { KeptTile } from './growing-tree';
import { KeptTiles } from './kept-tiles';
import { MerkleTree, type TileSource } from './merkle-tree';
import type { KeptCheckpoint, SealState, SealStore } from './seal-store';
import { MalformedNote, signersOf, type VerifierKey } from './signed-note';
import { Tile, TILE_WIDTH } from './tile';

type StoredLog = Pick<EventLog, 'readStored' | 'head'>;

/** Events read at a time: beside people pages are small, so that nobody who shares the process waits for one. */
const PAGE = { alone: 2_000, beside: 100 } as const;
/** Tiles looked at together in a verification of the whole log. */
const TILES_AT_ONCE = 64;

export interface VerifierOptions {
  /** The keys that checkpoints of this log may be signed with. */
  readonly keys: readonly VerifierKey[];
  /** Signed checkpoints that are kept outside the database. */
  readonly published?: readonly string[];
  /** `beside` people who share the process it takes half of the time at most; left out: `alone`. */
  readonly place?: keyof typeof PAGE;
}

export interface Verification {
  /** Leaves that were compared with their events. */
  readonly verified: number;
  /** Sorted by position; empty when everything is as it was sealed. */
  readonly findings: readonly Finding[];
}

/** Checkpoints over more than `after` and at most `upTo` leaves, none newer than the newest. */
interface CheckpointRange {
  readonly after: number;
  readonly upTo?: number;
  readonly newest: KeptCheckpoint | undefined;
}

interface SliceResult {
  readonly verified: number;
  readonly mismatches: readonly Mismatch[];
  readonly findings: readonly Finding[];
}

/**
 * Compares the log with its seal: every stored event with its sealed leaf, the leaves with the tree above them, the tree with the signed
 * checkpoints. An event that was altered together with all hashes above it still does not fit the checkpoints, which cannot be signed
 * without the key.
 */
export class LogVerifier {
  constructor(
    private readonly log: StoredLog,
    private readonly store: SealStore,
    private readonly options: VerifierOptions,
  ) {}

  /** Verifies the whole log. @param onProgress hears how many leaves were compared, and of how many */
  async whole(
    onProgress?: (verified: number, total: number) => void,
    signal?: AbortSignal,
  ): Promise<Verification> {
    const { newest, state } = await this.#sealed();
    if (!state) return { verified: 0, findings: await this.#withoutState(newest) };
    const results: SliceResult[] = [];
    let verified = 0;
    const tiles = Math.ceil(state.size / TILE_WIDTH);
    for (let from = 0; from < tiles && !signal?.aborted; from += TILES_AT_ONCE) {
      const result = await this.#tiles(state, from, Math.min(tiles, from + TILES_AT_ONCE));
      results.push(result);
      onProgress?.((verified += result.verified), state.size);
    }
    return this.#summary(state, results, { after: -1, newest });
  }

  /**
   * Verifies a part of the log, and always its end and the newest checkpoints.
   * @param fromLeaf rounded down to the beginning of a tile
   * @returns as `whole`, and the leaf to go on from; 0 when the end was reached
   */
  async slice(fromLeaf: number, leaves: number): Promise<Verification & { readonly next: number }> {
    const { newest, state } = await this.#sealed();
    if (!state) return { verified: 0, findings: await this.#withoutState(newest), next: 0 };
    const from = Math.floor(fromLeaf / TILE_WIDTH);
    const to = Math.min(Math.ceil(state.size / TILE_WIDTH), from + Math.ceil(leaves / TILE_WIDTH));
    const result = await this.#tiles(state, from, to);
    const range = { after: from * TILE_WIDTH, upTo: to * TILE_WIDTH, newest };
    const summary = await this.#summary(state, [result], range);
    const next = to * TILE_WIDTH;
    return { ...summary, next: next >= state.size ? 0 : next };
  }

  /**
   * The newest checkpoint and how far the tree goes, in this order: the log is sealed while it is verified, and a checkpoint made since then
   * would seem to be of a longer tree.
   */
  async #sealed(): Promise<{ newest: KeptCheckpoint | undefined; state: SealState | undefined }> {
    const newest = await this.store.newestCheckpoint();
    return { newest, state: await this.store.knownState() };
  }

  /** Where there are checkpoints, there was a tree. */
  async #withoutState(newest: KeptCheckpoint | undefined): Promise<Finding[]> {
    const lost: Finding[] = newest ? [{ kind: 'seal-altered', position: 1n, until: newest.position }] : [];
    return [...lost, ...(await this.#published(undefined, new KeptTiles(this.store)))];
  }

  async #summary(
    state: SealState,
    results: readonly SliceResult[],
    checkpoints: CheckpointRange,
  ): Promise<Verification> {
    const tiles = new KeptTiles(this.store);
    const cut = await this.#cut(state);
    const moved = findingsOf(results.flatMap(({ mismatches }) => mismatches));
    const found = [...cut, ...results.flatMap(({ findings }) => findings), ...moved].filter(
      ({ kind, position }) => kind !== 'missing' || !cut.some((one) => position >= one.position),
    );
    const ofCheckpoints = [
      ...(await this.#checkpoints(state, tiles, checkpoints)),
      ...(await this.#published(state, tiles)),
    ].filter((one) => !found.some((known) => known.kind === one.kind && overlaps(known, one)));
    return {
      verified: results.reduce((sum, { verified }) => sum + verified, 0),
      findings: distinct([...found, ...ofCheckpoints]).toSorted((one, two) =>
        one.position < two.position ? -1 : 1,
      ),
    };
  }

  /** The log must reach as far as it was sealed. */
  async #cut({ position }: SealState): Promise<Finding[]> {
    const head = await this.log.head();
    return head < position ? [{ kind: 'cut', position: head + 1n, until: position }] : [];
  }

  /** Compares the events under some tiles with their leaves, and the tiles with their entries in the level above. */
  async #tiles(state: SealState, from: number, to: number): Promise<SliceResult> {
    const before = Math.max(0, from - 1);
    const kept = new Map((await this.store.keptTiles(0, before, to)).map((tile) => [tile.index, tile]));
    const findings: Finding[] = [];
    const sealed = new Map<bigint, Buffer>();
    for (let index = from; index < to; index += 1) {
      const tile = kept.get(index);
      const width = Math.min(TILE_WIDTH, state.size - index * TILE_WIDTH);
      if (!tile || tile.hashes.length < width || tile.positions.length < width)
        findings.push(lostTile(index, width));
      else
        for (let leaf = 0; leaf < width; leaf += 1)
          sealed.set(tile.positions[leaf] ?? 0n, tile.hashes[leaf] ?? Buffer.alloc(0));
    }
    const first = from === 0 ? 0n : (kept.get(before)?.positions.at(-1) ?? BigInt(from * TILE_WIDTH));
    const last = [...sealed.keys()].at(-1) ?? first;
    const { mismatches, added } = await this.#compare(sealed, first, last);
    const missing = [...sealed.keys()].map((position): Finding => ({ kind: 'missing', position }));
    findings.push(
      ...missing,
      ...added,
      ...(await this.#above([...kept.values()].filter(({ index }) => index >= from))),
    );
    return { verified: Math.min(to * TILE_WIDTH, state.size) - from * TILE_WIDTH, mismatches, findings };
  }

  /** Takes out of `sealed` what the log has; what is left is missing. */
  async #compare(
    sealed: Map<bigint, Buffer>,
    after: bigint,
    last: bigint,
  ): Promise<{ mismatches: Mismatch[]; added: Finding[] }> {
    const mismatches: Mismatch[] = [];
    const added: Finding[] = [];
    const compare = (event: StoredEvent) => {
      const leaf = sealed.get(event.position);
      if (!leaf) added.push({ kind: 'added', position: event.position });
      else {
        const found = leafOf(event);
        if (!found.equals(leaf)) mismatches.push({ position: event.position, sealed: leaf, found });
        sealed.delete(event.position);
      }
    };
    const comparePage = (events: readonly StoredEvent[]) => {
      for (const event of events) if (event.position <= last) compare(event);
    };
    const halfTime = new HalfTime();
    const { place = 'alone' } = this.options;
    const limit = PAGE[place];
    let ahead = last > after ? this.log.readStored({ after, limit }) : undefined;
    while (ahead) {
      const { events, next, atEnd } = await ahead;
      ahead = atEnd || next >= last ? undefined : this.log.readStored({ after: next, limit });
      ahead?.catch(() => undefined); // awaited in the next round; until then a failure is not unhandled
      if (place === 'beside') await halfTime.work(() => comparePage(events));
      else comparePage(events);
    }
    return { mismatches, added };
  }

  /** A full tile's root is an entry of the tile above it. */
  async #above(tiles: readonly KeptTile[]): Promise<Finding[]> {
    const full = tiles.filter(({ hashes }) => hashes.length === TILE_WIDTH);
    const [first, last] = [full[0], full.at(-1)];
    if (!first || !last) return [];
    const above = (index: number) => Math.floor(index / TILE_WIDTH);
    const parents = new Map(
      (await this.store.keptTiles(first.level + 1, above(first.index), above(last.index) + 1)).map((tile) => [
        tile.index,
        tile,
      ]),
    );
    return full
      .filter(({ hashes, index }) => {
        const entry = parents.get(above(index))?.hashes[index % TILE_WIDTH];
        return !entry?.equals(new Tile(hashes).root);
      })
      .map(({ positions }) => ({
        kind: 'seal-altered',
        position: positions[0] ?? 0n,
        until: positions.at(-1) ?? 0n,
      }));
  }

  /** The kept checkpoints of a range of sizes, and the newest. */
  async #checkpoints(
    state: SealState,
    tiles: TileSource,
    { after, upTo = Number.MAX_SAFE_INTEGER, newest }: CheckpointRange,
  ): Promise<Finding[]> {
    const kept = await this.store.checkpoints({ after, upTo: Math.min(upTo, newest?.size ?? 0) });
    const all = newest && !kept.some(({ size }) => size === newest.size) ? [...kept, newest] : kept;
    const findings: Finding[] = [];
    let good = 0n;
    for (const { note, position } of all) {
      const verdict = await this.#checkpoint(note, state, tiles);
      if (verdict === 'good') good = position;
      else if (verdict === 'foreign') findings.push({ kind: 'foreign-checkpoint', position });
      else {
        // The first that does not fit bounds where; those after it cannot fit either.
        findings.push({ kind: 'seal-altered', position: good + 1n, until: position });
        break;
      }
    }
    return findings;
  }

  async #published(state: SealState | undefined, tiles: TileSource): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const note of this.options.published ?? []) {
      const checkpoint = readable(note);
      const end = BigInt(checkpoint?.size ?? 0);
      const verdict = await this.#checkpoint(note, state, tiles);
      if (verdict === 'foreign') findings.push({ kind: 'foreign-checkpoint', position: end });
      if (verdict === 'longer')
        findings.push({ kind: 'cut', position: (state?.position ?? 0n) + 1n, until: end });
      if (verdict === 'different') findings.push({ kind: 'seal-altered', position: 1n, until: end });
    }
    return findings;
  }

  async #checkpoint(
    note: string,
    state: SealState | undefined,
    tiles: TileSource,
  ): Promise<'good' | 'foreign' | 'longer' | 'different'> {
    const checkpoint = readable(note);
    if (!checkpoint || signersOf(checkpoint.signed, this.options.keys).length === 0) return 'foreign';
    if (state && checkpoint.origin !== state.origin) return 'foreign';
    if (checkpoint.size > (state?.size ?? 0)) return 'longer';
    try {
      const root = await new MerkleTree(tiles).root(checkpoint.size);
      return root.equals(checkpoint.root) ? 'good' : 'different';
    } catch (error) {
      if (error instanceof RangeError) return 'different'; // a tile that it needs is gone
      throw error;
    }
  }
}

function readable(note: string): (SignedCheckpoint & ReturnType<typeof parseCheckpoint>) | undefined {
  try {
    return parseCheckpoint(note);
  } catch (error) {
    if (error instanceof MalformedNote) return undefined;
    throw error;
  }
}

/** Without its positions only the count of leaves is left to name it by. */
function lostTile(index: number, width: number): Finding {
  const first = BigInt(index * TILE_WIDTH) + 1n;
  return { kind: 'seal-altered', position: first, until: first + BigInt(width) - 1n };
}

function overlaps(one: Finding, two: Finding): boolean {
  return one.position <= (two.until ?? two.position) && two.position <= (one.until ?? one.position);
}

function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ kind, position, until, other }) => {
    const name = [kind, position, until, other].join(' ');
    return !known.has(name) && known.add(name);
  });
}
