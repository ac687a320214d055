import type pg from 'pg';
import type { Lease } from './lease';
import type { LogReader } from './log-reader';
import type { LeftOut } from './parked-streams';
import type { Projection } from './projection';
import type { BegunRebuild } from './rebuild-begin';

/** `online`: beside a live generation and people who read it. `initial`: nobody can read anything newer before it is done. */
export type RebuildMode = 'online' | 'initial';

/** Runs work when nobody else's is running. */
export type Serialized = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const FREELY: Serialized = (work) => work();

/** When a rebuild may do what. */
export interface Pacing {
  /** A piece of work, when those who share the process with people let it. */
  readonly throttled: Serialized;
  /** A part of such a piece, by the rebuild whose turn it is. */
  readonly piece: Serialized;
  /** What holds the live generation still, one after another for all that share the pool. */
  readonly serialized: Serialized;
}

/** One rebuild under way, as the work of each of its states needs it. */
export interface RebuildContext {
  readonly pool: pg.Pool;
  readonly log: LogReader;
  readonly projection: Projection;
  readonly lease: Lease;
  readonly signal: AbortSignal;
  readonly begun: BegunRebuild;
  readonly mode: RebuildMode;
  readonly pacing: Pacing;
  readonly leftOut: LeftOut;
  /** Reads the log together with all that rebuild at once. */
  readonly readAll: LogReader['readAll'];
  /** How many rebuild in this process at the moment. */
  company(): number;
  /** Lets the others read on without it. */
  leaveScan(): void;
}

/** Another runner has taken the rebuild over, it was given up, or the process ends: what this one still has counts for nothing. */
export class RebuildLost extends Error {
  override readonly name = 'RebuildLost';
}
