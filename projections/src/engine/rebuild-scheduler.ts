import { rowsOf } from '@annals/event-store/postgres/rows';
import { Throttle } from '@annals/event-store/throttle';
import pLimit from 'p-limit';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import type { Lease } from './lease';
import type { LogReader } from './log-reader';
import { parkedStreams, parkingStreamOf } from './parked-streams';
import type { Projection } from './projection';
import { rebuild, type RebuildOutcome } from './rebuild';
import { FREELY, type Pacing, type RebuildMode, type Serialized } from './rebuild-context';
import { SharedLogScan } from './shared-log-scan';

const withName = z.object({
  name: z.string(),
});

/** Decides when the rebuilds of a process do what, online and initial ones alike. */
export class RebuildScheduler {
  private readonly underWay = new Set<string>();
  private readonly pacing: Readonly<Record<RebuildMode, Pacing>>;
  private scan: SharedLogScan | undefined;

  /** @param signal ends the rests of what works online */
  constructor(
    private readonly pool: pg.Pool,
    private readonly log: LogReader,
    signal: AbortSignal,
  ) {
    const throttle = new Throttle();
    // Online rebuilds take turns: all of them at once would leave nobody else a moment. And half of the time is for people.
    const turns = pLimit(1);
    const piece: Serialized = (work) => throttle.work(work, signal);
    const throttled: Serialized = (work) => turns(() => piece(work));
    // While a rebuild holds a live generation still it keeps connections and needs further ones: two of them at once could wait for each other.
    const last = pLimit(1);
    this.pacing = {
      online: { throttled, piece, serialized: (work) => last(() => throttled(work)) },
      initial: { throttled: FREELY, piece: FREELY, serialized: (work) => last(work) },
    };
  }

  /** The read models whose rebuild nobody in this process works on, and somebody should. */
  async due(): Promise<readonly string[]> {
    const rows = await rowsOf(
      withName,
      this.pool.query(`SELECT name FROM ${READ_SCHEMA}.rebuilds WHERE failure IS NULL`),
    );
    return rows.map(({ name }) => name).filter((name) => !this.underWay.has(name));
  }

  /** Rebuilds a read model whose lease this process holds, from the state in which its rebuild is stored. */
  async run(
    projection: Projection,
    lease: Lease,
    mode: RebuildMode,
    signal: AbortSignal,
  ): Promise<RebuildOutcome> {
    const { name } = projection;
    // Two would write to the next generation's table.
    this.underWay.add(name);
    try {
      return await rebuild(this.pool, this.log, projection, lease, signal, {
        mode,
        pacing: this.pacing[mode],
        scan: { join: (after) => this.join(after) },
        parked: parkedStreams(await this.log.readStream(parkingStreamOf(name))),
      });
    } finally {
      this.underWay.delete(name);
    }
  }

  /** Rebuilds that begin at the same place within a moment read the log together. */
  private join(after: bigint) {
    if (!this.scan?.canJoin(after)) this.scan = new SharedLogScan(this.log);
    return this.scan.join(after);
  }
}
