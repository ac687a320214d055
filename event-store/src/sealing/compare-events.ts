import type { EventLog } from '../event-log';
import { Throttle } from '../throttle';
import type { StoredEvent } from '../port';
import { loggedCheckpoint, type LoggedCheckpoint } from './anchor';
import { leafOf } from './attested-event';
import type { Finding, Mismatch } from './finding';
import type { KeptTile } from './growing-tree';
import type { SealState, SealStore } from './seal-store';
import { Tile, TILE_WIDTH } from './tile';

/** Events read at a time: beside people pages are small, so that nobody who shares the process waits for one. */
const PAGE = { alone: 2_000, beside: 100 } as const;
export type VerifierPlace = keyof typeof PAGE;

/** What comparing a part of the log with its leaves found. */
export interface SliceResult {
  readonly verified: number;
  readonly mismatches: readonly Mismatch[];
  readonly findings: readonly Finding[];
  /** The checkpoints that events of this part record; those that are as they were sealed. */
  readonly logged: readonly LoggedCheckpoint[];
}

type Compared = Pick<SliceResult, 'mismatches' | 'logged'> & { readonly added: readonly Finding[] };

/** Compares stored events with their sealed leaves, and the leaves with the level above them. */
export class EventComparison {
  constructor(
    private readonly log: Pick<EventLog, 'readStored'>,
    private readonly store: Pick<SealStore, 'keptTiles'>,
    private readonly place: VerifierPlace,
  ) {}

  /** Compares the events under the tiles `from` to before `to` with their leaves, and these tiles with their entries in the level above. */
  async tiles(state: SealState, from: number, to: number): Promise<SliceResult> {
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
    const last = [...sealed.keys()].reduce((most, one) => (one > most ? one : most), first);
    const { mismatches, added, logged } = await this.#compare(sealed, first, last);
    const missing = [...sealed.keys()].map((position): Finding => ({ kind: 'missing', position }));
    findings.push(
      ...missing,
      ...added,
      ...(await this.#above([...kept.values()].filter(({ index }) => index >= from))),
    );
    const verified = Math.max(0, Math.min(to * TILE_WIDTH, state.size) - from * TILE_WIDTH);
    return { verified, mismatches, findings, logged };
  }

  /** Every event from a position on, in order. */
  async *events(after = 0n): AsyncGenerator<StoredEvent> {
    const limit = PAGE[this.place];
    for (let page = await this.#page(after, limit); page.events.length > 0;) {
      yield* page.events;
      if (page.atEnd) return;
      page = await this.#page(page.next, limit);
    }
  }

  #page(after: bigint, limit: number) {
    return this.log.readStored({ after, limit });
  }

  /** Takes out of `sealed` what the log has; what is left is missing. */
  async #compare(sealed: Map<bigint, Buffer>, after: bigint, last: bigint): Promise<Compared> {
    const mismatches: Mismatch[] = [];
    const added: Finding[] = [];
    const logged: LoggedCheckpoint[] = [];
    const compare = (event: StoredEvent) => {
      const leaf = sealed.get(event.position);
      if (!leaf) {
        added.push({ kind: 'added', position: event.position });
        return;
      }
      sealed.delete(event.position);
      const found = leafOf(event);
      if (!found.equals(leaf)) mismatches.push({ position: event.position, sealed: leaf, found });
      else {
        const checkpoint = loggedCheckpoint(event);
        if (checkpoint) logged.push(checkpoint);
      }
    };
    const comparePage = (events: readonly StoredEvent[]) => {
      for (const event of events) if (event.position <= last) compare(event);
    };
    const halfTime = new Throttle();
    const limit = PAGE[this.place];
    let ahead = last > after ? this.#page(after, limit) : undefined;
    while (ahead) {
      const { events, next, atEnd } = await ahead;
      ahead = atEnd || next >= last ? undefined : this.#page(next, limit);
      ahead?.catch(() => undefined); // awaited in the next round; until then a failure is not unhandled
      if (this.place === 'beside') await halfTime.work(() => comparePage(events));
      else comparePage(events);
    }
    return { mismatches, added, logged };
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
}

/** Without its positions only the count of leaves is left to name it by. */
function lostTile(index: number, width: number): Finding {
  const first = BigInt(index * TILE_WIDTH) + 1n;
  return { kind: 'seal-altered', position: first, until: first + BigInt(width) - 1n };
}
