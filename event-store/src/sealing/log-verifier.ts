import type { EventLog } from '../event-log';
import { anchorOf, breakName, loggedCheckpoint, type LoggedCheckpoint } from './anchor';
import {
  checkAgainst,
  keptAs,
  loggedAs,
  publishedAs,
  type PublishedNote,
  type CheckOptions,
  type Witnessed,
} from './checkpoint-check';
import { EventComparison, type SliceResult, type VerifierPlace } from './compare-events';
import { findingsOf, type Finding } from './finding';
import { KeptTiles } from './kept-tiles';
import { replay } from './replayed-tree';
import type { KeptCheckpoint, SealState, SealStore } from './seal-store';
import { TILE_WIDTH } from './tile';
import type { TrustedKey } from './trusted-key';

type StoredLog = Pick<EventLog, 'readStored' | 'head'>;

/** Tiles looked at together in a verification of the whole log. */
const TILES_AT_ONCE = 64;

export interface VerifierOptions {
  /** The keys that checkpoints of this log may be signed with, and for which sizes. */
  readonly keys: readonly TrustedKey[];
  /** Signed checkpoints that are kept outside the database. */
  readonly published?: readonly PublishedNote[];
  /** Checkpoints that somebody has accepted a break with, as `breakName` gives them. */
  readonly accepted?: ReadonlySet<string>;
  /** What is wrong with the stored keys. */
  readonly keyFindings?: readonly Finding[];
  /** `beside` people who share the process it takes half of the time at most; left out: `alone`. */
  readonly place?: VerifierPlace;
}

export interface Verification {
  /** Leaves that were compared with their events. */
  readonly verified: number;
  /** Leaves that a signed checkpoint covers, of those that were looked at. Of what is behind them nothing is proved: who can change an event there can change its leaf. */
  readonly signed: number;
  /** Sorted by position; empty when everything is as it was sealed. */
  readonly findings: readonly Finding[];
}

/** Checkpoints over more than `after` and at most `upTo` leaves, none newer than the newest. */
interface CheckpointRange {
  readonly after: number;
  readonly upTo?: number;
  readonly newest: KeptCheckpoint | undefined;
}

/**
 * Compares the log with its seal: every stored event with its sealed leaf, the leaves with the tree above them, the tree with every signed
 * checkpoint: those stored beside it, those that events of the log record, and those that were published. An event that was altered together
 * with all hashes above it still does not fit the checkpoints, which cannot be signed without the key.
 */
export class LogVerifier {
  readonly #comparison: EventComparison;

  constructor(
    private readonly log: StoredLog,
    private readonly store: SealStore,
    private readonly options: VerifierOptions,
  ) {
    this.#comparison = new EventComparison(log, store, options.place ?? 'alone');
  }

  /** Verifies the whole log. @param onProgress hears how many leaves were compared, and of how many */
  async whole(
    onProgress?: (verified: number, total: number) => void,
    signal?: AbortSignal,
  ): Promise<Verification> {
    const { newest, state } = await this.#sealed();
    const results: SliceResult[] = [];
    let verified = 0;
    const tiles = Math.ceil((state?.size ?? 0) / TILE_WIDTH);
    for (let from = 0; state && from < tiles && !signal?.aborted; from += TILES_AT_ONCE) {
      const result = await this.#comparison.tiles(state, from, Math.min(tiles, from + TILES_AT_ONCE));
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
    const size = state?.size ?? 0;
    const from = Math.floor(fromLeaf / TILE_WIDTH);
    const to = Math.min(Math.ceil(size / TILE_WIDTH), from + Math.ceil(leaves / TILE_WIDTH));
    const results = state && to > from ? [await this.#comparison.tiles(state, from, to)] : [];
    const range = { after: from * TILE_WIDTH, upTo: to * TILE_WIDTH, newest };
    const summary = await this.#summary(state, results, range);
    const next = to * TILE_WIDTH;
    return { ...summary, next: next >= size ? 0 : next };
  }

  /**
   * The newest checkpoint and how far the tree goes, in this order: the log is sealed while it is verified, and a checkpoint made since then
   * would seem to be of a longer tree.
   */
  async #sealed(): Promise<{ newest: KeptCheckpoint | undefined; state: SealState | undefined }> {
    const newest = await this.store.newestCheckpoint();
    return { newest, state: await this.store.knownState() };
  }

  async #summary(
    state: SealState | undefined,
    results: readonly SliceResult[],
    range: CheckpointRange,
  ): Promise<Verification> {
    const tiles = new KeptTiles(this.store);
    const cut = await this.#cut(state);
    const moved = findingsOf(results.flatMap(({ mismatches }) => mismatches));
    const found = [...cut, ...results.flatMap(({ findings }) => findings), ...moved].filter(
      ({ kind, position }) => kind !== 'missing' || !cut.some((one) => position >= one.position),
    );
    const stored = await this.#storedState(state, tiles);
    const behind = await this.#loggedBehind(state);
    const witnessed = [
      ...(await this.#kept(range, tiles)),
      ...[...results.flatMap(({ logged }) => logged), ...behind.filter(isWithin(state))].map(loggedAs),
      ...(this.options.published ?? []).map(publishedAs),
    ];
    const checked = await checkAgainst(witnessed, state, tiles, this.#checkOptions());
    const recorded = await this.#recordedBeyond(state, behind);
    const beyond = await this.#beyond(state, Math.max(checked.beyond, recorded), witnessed, cut.length > 0);
    const ofCheckpoints = [...stored, ...checked.findings, ...beyond].filter(
      (one) => !found.some((known) => known.kind === one.kind && overlaps(known, one)),
    );
    return {
      verified: results.reduce((sum, { verified }) => sum + verified, 0),
      signed: checked.signed,
      findings: distinct([...(this.options.keyFindings ?? []), ...found, ...ofCheckpoints]).toSorted(
        (one, two) => (one.position < two.position ? -1 : 1),
      ),
    };
  }

  #checkOptions(): CheckOptions {
    return { keys: this.options.keys, accepted: this.options.accepted ?? new Set() };
  }

  /** The log must reach as far as it was sealed. */
  async #cut(state: SealState | undefined): Promise<Finding[]> {
    if (!state) return [];
    const head = await this.log.head();
    return head < state.position ? [{ kind: 'cut', position: head + 1n, until: state.position }] : [];
  }

  /** What is stored of how far the tree goes has to agree with the tree. */
  async #storedState(state: SealState | undefined, tiles: KeptTiles): Promise<Finding[]> {
    if (!state) return [];
    const position = await tiles.positionOfLast(state.size);
    return position === undefined || position === state.position
      ? []
      : [{ kind: 'seal-altered', position, until: position }];
  }

  /** The kept checkpoints of a range of sizes, and the newest. */
  async #kept(
    { after, upTo = Number.MAX_SAFE_INTEGER, newest }: CheckpointRange,
    tiles: KeptTiles,
  ): Promise<Witnessed[]> {
    const kept = await this.store.checkpoints({ after, upTo: Math.min(upTo, newest?.size ?? 0) });
    const all = newest && !kept.some(({ size }) => size === newest.size) ? [...kept, newest] : kept;
    const witnessed: Witnessed[] = [];
    for (const row of all) witnessed.push(await keptAs(row, tiles));
    return witnessed;
  }

  /**
   * Checkpoints were signed over a longer tree. Either the log is shorter too, then it was cut; or the tree was set back or begun again, then the
   * log itself is compared with what was signed.
   */
  async #beyond(
    state: SealState | undefined,
    beyond: number,
    witnessed: readonly Witnessed[],
    isCut: boolean,
  ): Promise<Finding[]> {
    if (beyond === 0) return [];
    const { accepted } = this.#checkOptions();
    const anchors = witnessed.flatMap(({ note }) => anchorOf(note, 'a checkpoint') ?? []);
    const { broken, recorded } = await replay(() => this.#comparison.events(), anchors, accepted);
    const until = BigInt(Math.max(beyond, recorded));
    const head = await this.log.head();
    const ends: Finding[] =
      head >= until
        ? [{ kind: 'set-back', position: (state?.position ?? 0n) + 1n, until }]
        : isCut
          ? []
          : [{ kind: 'cut', position: head + 1n, until }];
    return [...(broken ? [broken] : []), ...ends];
  }

  /** The checkpoints that events behind the end of the tree record. */
  async #loggedBehind(state: SealState | undefined): Promise<LoggedCheckpoint[]> {
    const { accepted } = this.#checkOptions();
    const logged: LoggedCheckpoint[] = [];
    for await (const event of this.#comparison.events(state?.position ?? 0n)) {
      const checkpoint = loggedCheckpoint(event);
      if (checkpoint && !accepted.has(breakName(checkpoint.anchor))) logged.push(checkpoint);
    }
    return logged;
  }

  /**
   * Events behind the end of the tree record checkpoints over trees that were stored before them: none can be longer than the tree is now.
   * @returns the longest; 0 when the tree is long enough
   */
  async #recordedBeyond(state: SealState | undefined, behind: readonly LoggedCheckpoint[]): Promise<number> {
    const longest = behind.reduce((most, { anchor }) => Math.max(most, anchor.size), 0);
    if (longest <= (state?.size ?? 0)) return 0;
    // The log is sealed while it is verified.
    const now = await this.store.knownState();
    return longest > (now?.size ?? 0) ? longest : 0;
  }
}

/** Whether a checkpoint is over no more than the tree has. */
const isWithin =
  (state: SealState | undefined) =>
  ({ anchor }: LoggedCheckpoint): boolean =>
    anchor.size <= (state?.size ?? 0);

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
