import { setImmediate, setTimeout } from 'node:timers/promises';
import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import { showLife } from '@annals/event-store/postgres/show-life';
import type pg from 'pg';
import { READ_SCHEMA } from './connections';
import { findRefused, type SmallSteps } from './find-refused';
import { fold, handledIn, keysNeeded, type Poison } from './fold';
import { generationDifference } from './generation-difference';
import type { Lease } from './lease';
import { readPage, type LogReader, type PageOrPoison } from './log-reader';
import type { LeftOut } from './parked-streams';
import type { Projection } from './projection';
import { createIndexes, dropTable, tableOf } from './read-model-table';
import type { BegunRebuild } from './rebuild-begin';
import { RebuildLost, RebuildRows } from './rebuild-rows';
import { RowRefused } from './row-refused';
import { switchGeneration, type Serialized } from './switch-generation';
import { LOW_PRIORITY, ASYNC_COMMIT } from './transaction-settings';

/** Beside people at work pages are small, so that nobody who shares the process waits for one; alone they are large. */
const PAGE = { beside: 250, instead: 2_000 } as const;
/** So are the chunks in which rows are written. */
const ROWS_AT_ONCE = { beside: 100, instead: 500 } as const;
/** Rows kept in memory by all rebuilds of a process together, whatever the length of the log; and by one of them. */
const MOST_ROWS_TOGETHER = 150_000;
const MOST_ROWS = 15_000;
/** How near the head a rebuild must be before it switches: the rest is folded while the live generation is held still. */
const NEAR = 200n;
/** What is built is written out this often at least: so much a rebuild that was killed has to do again. */
const SAVE_EVERY_MS = 30_000;
/** Progress is told this often by one rebuild alone, and the more seldom the more there are: it would be most of the work of many. */
const PROGRESS_EVERY_MS = 500;
const PROGRESS_TOGETHER_MS = 100;
/** How often one that waits for approval catches up. */
const REVIEW_POLL_MS = 500;

export type RebuildOutcome =
  | { readonly kind: 'switched'; readonly generation: number; readonly position: bigint }
  /** It was only to be compared. */
  | { readonly kind: 'compared' }
  | { readonly kind: 'stopped'; readonly poison: Poison }
  /** The lease or the rebuild was lost, or the signal came; whoever holds the lease next goes on. */
  | { readonly kind: 'ended' };

/** Whether a live generation goes on beside a rebuild, or there is none that could. */
export type RebuildPlace = 'beside' | 'instead';

/** What a rebuild runs in. */
export interface RebuildSurroundings {
  readonly place: RebuildPlace;
  readonly leftOut: LeftOut;
  readonly readAll: LogReader['readAll'];
  /** How many rebuild in this process at the moment. */
  company(): number;
  readonly serialized: Serialized;
  readonly throttled: Serialized;
  readonly piece: Serialized;
}

/** One rebuild from its beginning, or from where it was interrupted, to its end. */
export class RebuildRun {
  private readonly rows: RebuildRows;
  private readonly started = Date.now();
  private position: bigint;
  /** How far what is written reaches. */
  private savedTo: bigint;
  /** Where the log ended when it was last asked for. */
  private head = 0n;
  private saved = Date.now();
  private told = 0;
  private difference: GenerationDifference | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: LogReader,
    private readonly projection: Projection,
    private readonly lease: Lease,
    private readonly signal: AbortSignal,
    private readonly begun: BegunRebuild,
    private readonly around: RebuildSurroundings,
  ) {
    this.position = begun.position;
    this.savedTo = begun.position;
    const table = tableOf(projection, begun.generation);
    this.rows = new RebuildRows(pool, projection, table, lease.token, begun.position > 0n, {
      atOnce: ROWS_AT_ONCE[around.place],
      piece: around.piece,
    });
  }

  async toTheEnd(leaveScan: () => void): Promise<RebuildOutcome> {
    // A live generation that stands still is compared with where it stands; one that goes on, with where it is when this one has come near.
    const still = this.around.place === 'instead' && this.lease.position > this.position;
    const poison = (still && (await this.buildTo(this.lease.position))) || null;
    if (poison) return { kind: 'stopped', poison };
    const unwritten = still ? await this.compareStill() : null;
    if (unwritten) return { kind: 'stopped', poison: unwritten };
    const further = await this.buildTo(undefined);
    leaveScan();
    if (further) return { kind: 'stopped', poison: further };
    if (this.signal.aborted) return { kind: 'ended' };
    const refused = await this.around.throttled(async () => {
      const event = await this.save();
      if (!event) await this.finishTable();
      return event;
    });
    if (refused) return { kind: 'stopped', poison: refused };
    if (this.around.place === 'beside') {
      const compared = await this.around.serialized(() => this.compareBeside());
      if (compared) return compared;
    }
    if (this.begun.kind === 'diff') return this.endCompared();
    const waited = await this.untilApproved();
    if (waited) return { kind: 'stopped', poison: waited };
    return this.switchOver();
  }

  /** Folds up to a position, or until near the head. @returns the event that stopped it */
  private async buildTo(until: bigint | undefined): Promise<Poison | null> {
    const limit = PAGE[this.around.place];
    let ahead = this.read(limit);
    while (!this.signal.aborted && (until === undefined || this.position < until)) {
      const page = cut(await ahead, until);
      // The next page is read while this one is folded.
      ahead = this.read(limit, page.next);
      ahead.catch(() => undefined);
      const poison = await this.around.throttled(() => this.step(page));
      if (poison) return poison;
      if (until === undefined && (page.atEnd || (await this.isNear()))) break;
      await setImmediate();
    }
    return null;
  }

  private read(limit: number, after = this.position): Promise<PageOrPoison> {
    return readPage({ readAll: this.around.readAll }, { after, limit }, this.projection, this.around.leftOut);
  }

  private async step(page: PageOrPoison): Promise<Poison | null> {
    const poison = (await this.takeOrFind(page, page.next)) ?? (await this.saveWhenDue());
    if (poison) return poison;
    await this.tell();
    return null;
  }

  /** @param until how far is folded when a key is refused, and nothing of the page is taken */
  private async takeOrFind(page: PageOrPoison, until: bigint): Promise<Poison | null> {
    try {
      return await this.take(page);
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return this.findRefused(until);
    }
  }

  private async take(page: PageOrPoison): Promise<Poison | null> {
    const handled = handledIn(this.projection, page.events);
    const ready = await this.rows.ready(keysNeeded(handled));
    const poison = fold(this.projection, ready, handled) ?? page.poison;
    if (!poison) this.position = page.next;
    return poison;
  }

  private async saveWhenDue(): Promise<Poison | null> {
    const most = Math.min(MOST_ROWS, Math.floor(MOST_ROWS_TOGETHER / this.around.company()));
    if (this.rows.size <= most && Date.now() - this.saved < SAVE_EVERY_MS) return null;
    const poison = await this.save();
    this.saved = Date.now();
    return poison;
  }

  /** Writes out what is folded. @returns the event whose row the database refuses: only what is before it is written then */
  private async save(): Promise<Poison | null> {
    try {
      await this.rows.save(this.position);
      this.savedTo = this.position;
      return null;
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return this.findRefused(this.position);
    }
  }

  private findRefused(until: bigint): Promise<Poison | null> {
    const back = () => {
      this.rows.forget();
      this.position = this.savedTo;
    };
    back();
    const steps: SmallSteps = {
      back,
      foldTo: (position) => this.foldTo(position, (page) => this.take(page)),
      save: async () => {
        await this.rows.save(this.position);
        this.savedTo = this.position;
      },
      eventAfter: async (position) => (await this.pageAfter(position, 1)).events[0],
    };
    return findRefused(steps, this.savedTo, until);
  }

  private async tell(state = 'building'): Promise<void> {
    const every = Math.max(PROGRESS_EVERY_MS, PROGRESS_TOGETHER_MS * this.around.company());
    if (Date.now() - this.told < every && state === 'building') return;
    this.told = Date.now();
    this.head = await this.log.head();
    const { rowCount } = await this.pool.query(
      `WITH ${ASYNC_COMMIT}
       UPDATE ${READ_SCHEMA}.rebuilds SET position = $3, head = $4, state = $5 FROM async_commit WHERE name = $1 AND token = $2`,
      [this.projection.name, String(this.lease.token), String(this.position), String(this.head), state],
    );
    if (rowCount !== 1) throw new RebuildLost();
  }

  /** The head is looked up again only when the position comes near to where it was. */
  private async isNear(): Promise<boolean> {
    if (this.head - this.position >= NEAR) return false;
    this.head = await this.log.head();
    return this.head - this.position < NEAR;
  }

  private async finishTable(): Promise<void> {
    await this.tell('indexing');
    const table = tableOf(this.projection, this.begun.generation);
    const before = this.around.place === 'beside' ? LOW_PRIORITY : '';
    for (const statement of [...createIndexes(this.projection, this.begun.generation), `ANALYZE ${table}`])
      await this.around.piece(() => this.pool.query(`${before} ${statement}`));
  }

  private async compareStill(): Promise<Poison | null> {
    const poison = await this.save();
    if (poison) return poison;
    await this.tell('comparing');
    const client = await this.pool.connect();
    try {
      this.difference = await this.differenceIn(client);
      return null;
    } finally {
      client.release();
    }
  }

  /**
   * Holds the live generation still for the moment it takes to bring this one to the very same position and to take a snapshot of both; the
   * comparison itself holds up nobody.
   */
  private async compareBeside(): Promise<RebuildOutcome | null> {
    await this.tell('comparing');
    const stopped = await this.comeNear();
    if (stopped) return { kind: 'stopped', poison: stopped };
    const [holding, looking] = [await this.pool.connect(), await this.pool.connect()];
    try {
      await holding.query('BEGIN');
      const live = await this.holdLive(holding);
      if (live === undefined) return { kind: 'ended' };
      const poison = await showLife(holding, async () => (await this.catchUp(live)) ?? (await this.save()));
      if (poison) return { kind: 'stopped', poison };
      await looking.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${LOW_PRIORITY} SELECT 1`);
      await holding.query('ROLLBACK');
      if (this.position === live) this.difference = await this.differenceIn(looking);
      return null;
    } finally {
      for (const client of [holding, looking]) {
        await client.query('ROLLBACK').catch(() => undefined);
        client.release();
      }
    }
  }

  private differenceIn(client: pg.ClientBase): Promise<GenerationDifference> {
    const { generation: next } = this.begun;
    return generationDifference(client, this.projection, {
      live: this.lease.generation,
      next,
      position: this.position,
    });
  }

  /** @returns where the live generation stands, held still until the end of the transaction; undefined when the lease is lost */
  private async holdLive(client: pg.ClientBase): Promise<bigint | undefined> {
    const { rows } = await client.query<{ position: bigint }>(
      `SELECT position FROM ${READ_SCHEMA}.projections WHERE name = $1 AND token = $2 FOR UPDATE`,
      [this.projection.name, String(this.lease.token)],
    );
    return rows[0]?.position;
  }

  /** Folds up to exactly this position; further, it may be already. */
  private async catchUp(until: bigint): Promise<Poison | null> {
    return this.foldTo(until, (page) => this.takeOrFind(page, page.next));
  }

  private async foldTo(
    until: bigint,
    take: (page: PageOrPoison) => Promise<Poison | null>,
  ): Promise<Poison | null> {
    while (this.position < until) {
      const poison = await take(cut(await this.pageAfter(this.position, PAGE.instead), until));
      if (poison) return poison;
    }
    return null;
  }

  private pageAfter(after: bigint, limit: number): Promise<PageOrPoison> {
    return readPage(this.log, { after, limit }, this.projection, this.around.leftOut);
  }

  /** Near again, after a wait for others. */
  private async comeNear(): Promise<Poison | null> {
    return this.catchUp(await this.log.head());
  }

  private async endCompared(): Promise<RebuildOutcome> {
    await this.pool.query(
      `WITH ended AS (DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND token = $2 RETURNING *)
       UPDATE ${READ_SCHEMA}.projections p SET last_rebuild = $3::jsonb || jsonb_build_object('by', requested_by, 'reason', reason)
       FROM ended WHERE p.name = ended.name`,
      [this.projection.name, String(this.lease.token), JSON.stringify(this.report())],
    );
    await this.pool.query(dropTable(this.projection, this.begun.generation));
    return { kind: 'compared' };
  }

  private report() {
    return {
      kind: this.begun.kind,
      generation: this.begun.generation,
      version: this.projection.version,
      position: String(this.position),
      at: new Date().toISOString(),
      seconds: Math.round((Date.now() - this.started) / 100) / 10,
      difference: this.difference,
    };
  }

  /** When somebody wants to look first: keeps up with the log until they have. */
  private async untilApproved(): Promise<Poison | null> {
    if (!this.begun.review) return null;
    await this.pool.query(
      `UPDATE ${READ_SCHEMA}.rebuilds SET difference = $3 WHERE name = $1 AND token = $2`,
      [this.projection.name, String(this.lease.token), JSON.stringify(this.difference)],
    );
    while (!this.signal.aborted) {
      await this.tell('reviewing');
      const { rows } = await this.pool.query<{ approved: boolean }>(
        `SELECT approved FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND token = $2`,
        [this.projection.name, String(this.lease.token)],
      );
      if (rows[0]?.approved) return null;
      const poison = (await this.catchUp(await this.log.head())) ?? (await this.save());
      if (poison) return poison;
      await setTimeout(REVIEW_POLL_MS, undefined, { signal: this.signal }).catch(() => undefined);
    }
    return null;
  }

  private async switchOver(): Promise<RebuildOutcome> {
    const switched = await switchGeneration(this.pool, this.projection, this.lease, {
      generation: this.begun.generation,
      signal: this.signal,
      leftOut: this.around.leftOut,
      report: () => this.report(),
      holdLive: (client) => this.holdLive(client),
      catchUp: async (live) => {
        const poison = (await this.catchUp(live)) ?? (await this.save());
        return { poison, position: this.position };
      },
      comeNear: () => this.comeNear(),
      serialized: this.around.serialized,
    });
    if (switched.kind !== 'switched') return switched;
    return { kind: 'switched', generation: this.begun.generation, position: this.position };
  }
}

/** The part of a page up to a position. */
function cut(page: PageOrPoison, until: bigint | undefined): PageOrPoison {
  if (until === undefined || page.next <= until) return page;
  const poison = page.poison && page.poison.position <= until ? page.poison : null;
  return { ...page, events: page.events.filter(({ position }) => position <= until), next: until, poison };
}
