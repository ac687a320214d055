import { setImmediate } from 'node:timers/promises';
import { findRefused, type SmallSteps } from './find-refused';
import { fold, handledIn, keysNeeded, type Poison } from './fold';
import { readPage, type LogReader, type PageOrPoison } from './log-reader';
import { tableOf } from './read-model-table';
import { RebuildLost, type RebuildContext, type RebuildMode } from './rebuild-context';
import { tellProgress } from './rebuild-record';
import { RebuildRows } from './rebuild-rows';
import { RowRefused } from './row-refused';

/** Beside people at work pages are small, so that nobody who shares the process waits for one; alone they are large. */
const PAGE: Readonly<Record<RebuildMode, number>> = { online: 250, initial: 2_000 };
/** So are the chunks in which rows are written. */
const ROWS_AT_ONCE: Readonly<Record<RebuildMode, number>> = { online: 100, initial: 500 };
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

/** An event that a rebuild cannot take ends it. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  constructor(readonly poison: Poison) {
    super(poison.error.message);
  }
}

/** The next generation as it is folded: in memory, and written out now and then. Whatever the state, it is brought further with this. */
export class NextGeneration {
  private readonly rows: RebuildRows;
  private reached: bigint;
  /** How far what is written reaches. */
  private savedTo: bigint;
  /** Where the log ended when it was last asked for. */
  private head = 0n;
  private saved = Date.now();
  private told = 0;

  constructor(private readonly context: RebuildContext) {
    const { pool, projection, begun, lease, mode, pacing } = context;
    this.reached = this.savedTo = begun.position;
    this.rows = new RebuildRows(
      pool,
      projection,
      tableOf(projection, begun.generation),
      lease.token,
      begun.position > 0n,
      {
        atOnce: ROWS_AT_ONCE[mode],
        piece: pacing.piece,
      },
    );
  }

  get position(): bigint {
    return this.reached;
  }

  /**
   * Reads on with all that rebuild at once, a page in each turn, up to a position or until near the head, and writes out what is folded.
   * @throws RebuildStopped, RebuildLost
   */
  async scan(until?: bigint): Promise<void> {
    const { signal, pacing } = this.context;
    let ahead = this.readAhead();
    while (!signal.aborted && (until === undefined || this.reached < until)) {
      const page = cut(await ahead, until);
      // The next page is read while this one is folded.
      ahead = this.readAhead(page.next);
      ahead.catch(() => undefined);
      const isLast = await pacing.throttled(() => this.step(page, until));
      if (isLast) break;
      await setImmediate();
    }
    if (signal.aborted) throw new RebuildLost();
  }

  /** Folds up to exactly this position; further, it may be already. @throws RebuildStopped */
  async catchUp(until: bigint): Promise<void> {
    stopAt(await this.foldTo(until, (page) => this.takeOrFind(page, page.next)));
  }

  /** Near again, after a wait for others. @throws RebuildStopped */
  async comeNear(): Promise<void> {
    await this.catchUp(await this.context.log.head());
  }

  /** Writes out what is folded: when the database refuses a row, only what is before its event. @throws RebuildStopped, RebuildLost */
  async save(): Promise<void> {
    stopAt(await this.saveOrFind());
  }

  /** @throws RebuildLost */
  async tell(): Promise<void> {
    this.told = Date.now();
    this.head = await this.context.log.head();
    await tellProgress(this.context, this.reached, this.head);
  }

  private readAhead(after = this.reached): Promise<PageOrPoison> {
    const { readAll, mode } = this.context;
    return this.read({ readAll }, after, PAGE[mode]);
  }

  private read(log: Pick<LogReader, 'readAll'>, after: bigint, limit: number): Promise<PageOrPoison> {
    return readPage(log, { after, limit }, this.context.projection, this.context.leftOut);
  }

  /** @returns whether it was the last, and everything is written */
  private async step(page: PageOrPoison, until: bigint | undefined): Promise<boolean> {
    stopAt(await this.takeOrFind(page, page.next));
    const isLast = until === undefined ? page.atEnd || (await this.isNear()) : this.reached >= until;
    stopAt(isLast ? await this.saveOrFind() : await this.saveWhenDue());
    const every = Math.max(PROGRESS_EVERY_MS, PROGRESS_TOGETHER_MS * this.context.company());
    if (Date.now() - this.told >= every) await this.tell();
    return isLast;
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
    const { projection } = this.context;
    const handled = handledIn(projection, page.events);
    const ready = await this.rows.ready(keysNeeded(handled));
    const poison = fold(projection, ready, handled) ?? page.poison;
    if (!poison) this.reached = page.next;
    return poison;
  }

  private async saveWhenDue(): Promise<Poison | null> {
    const most = Math.min(MOST_ROWS, Math.floor(MOST_ROWS_TOGETHER / this.context.company()));
    if (this.rows.size <= most && Date.now() - this.saved < SAVE_EVERY_MS) return null;
    const poison = await this.saveOrFind();
    this.saved = Date.now();
    return poison;
  }

  private async saveOrFind(): Promise<Poison | null> {
    try {
      await this.write();
      return null;
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return this.findRefused(this.reached);
    }
  }

  private async write(): Promise<void> {
    await this.rows.save(this.reached);
    this.savedTo = this.reached;
  }

  private findRefused(until: bigint): Promise<Poison | null> {
    const back = () => {
      this.rows.forget();
      this.reached = this.savedTo;
    };
    back();
    const steps: SmallSteps = {
      back,
      foldTo: (position) => this.foldTo(position, (page) => this.take(page)),
      save: () => this.write(),
      eventAfter: async (position) => (await this.read(this.context.log, position, 1)).events[0],
    };
    return findRefused(steps, this.savedTo, until);
  }

  private async foldTo(
    until: bigint,
    take: (page: PageOrPoison) => Promise<Poison | null>,
  ): Promise<Poison | null> {
    while (this.reached < until) {
      const page = await this.read(this.context.log, this.reached, PAGE.initial);
      const poison = await take(cut(page, until));
      if (poison) return poison;
    }
    return null;
  }

  /** The head is looked up again only when the position comes near to where it was. */
  private async isNear(): Promise<boolean> {
    if (this.head - this.reached >= NEAR) return false;
    this.head = await this.context.log.head();
    return this.head - this.reached < NEAR;
  }
}

function stopAt(poison: Poison | null): void {
  if (poison) throw new RebuildStopped(poison);
}

/** The part of a page up to a position. */
function cut(page: PageOrPoison, until: bigint | undefined): PageOrPoison {
  if (until === undefined || page.next <= until) return page;
  const poison = page.poison && page.poison.position <= until ? page.poison : null;
  return { ...page, events: page.events.filter(({ position }) => position <= until), next: until, poison };
}
