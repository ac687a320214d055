import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { failureOf } from './batch-writer';
import { READ_SCHEMA } from './connections';
import type { Poison } from './fold';
import type { Lease } from './lease';
import type { LogReader } from './log-reader';
import { leftOut, type ParkedStream } from './parked-streams';
import type { Projection } from './projection';
import { dropTable } from './read-model-table';
import { awaitingApproval } from './rebuild-awaiting-approval';
import { beginRebuild, type BegunRebuild } from './rebuild-begin';
import { comparing } from './rebuild-comparing';
import { FREELY, RebuildLost, type Pacing, type RebuildContext, type RebuildMode } from './rebuild-context';
import { NextGeneration, RebuildStopped } from './next-generation';
import { indexing } from './rebuild-indexing';
import { recordState } from './rebuild-record';
import type { RebuildRun } from './rebuild-run';
import { scanning } from './rebuild-scanning';
import {
  isAtWork,
  isUnderWay,
  stateAfter,
  type RebuildEvent,
  type RebuildState,
  type StateAtWork,
} from './rebuild-state';
import { switching } from './rebuild-switching';
import type { SharedScanPosition } from './shared-log-scan';

const withGeneration = z.object({
  generation: z.number(),
});

export type RebuildOutcome =
  | { readonly kind: 'switched'; readonly generation: number; readonly position: bigint }
  /** It was only to be compared. */
  | { readonly kind: 'compared' }
  | { readonly kind: 'stopped'; readonly poison: Poison }
  /** The lease or the rebuild was lost, or the signal came; the next holder of the lease continues. */
  | { readonly kind: 'ended' };

export interface RebuildOptions {
  readonly mode?: RebuildMode;
  /** Where it reads the log, when it does so together with others. */
  readonly scan?: { join(after: bigint): SharedScanPosition };
  readonly parked?: readonly ParkedStream[];
  readonly pacing?: Pacing;
}

/** What is done in each state, and what then has happened. */
const WORK: Readonly<Record<StateAtWork, (run: RebuildRun) => Promise<RebuildEvent>>> = {
  scanning,
  indexing,
  comparing,
  'awaiting approval': awaitingApproval,
  switching,
};

const ALONE: Pacing = { throttled: FREELY, piece: FREELY, serialized: FREELY };

/**
 * Builds the next generation of a read model from the whole log, compares it with the live one row by row, then switches readers over in one
 * short transaction. A live generation goes on meanwhile, so nobody reads a stale or half-filled row. What was live is kept, to roll back to;
 * whatever is older is dropped. A rebuild that was killed goes on in the state it was in, with what was written.
 */
export async function rebuild(
  pool: pg.Pool,
  log: LogReader,
  projection: Projection,
  lease: Lease,
  signal: AbortSignal,
  { mode = 'online', scan, parked = [], pacing = ALONE }: RebuildOptions = {},
): Promise<RebuildOutcome> {
  const begun = await pacing.throttled(() => beginRebuild(pool, projection, lease));
  if (!begun) return { kind: 'ended' };
  const place = scan?.join(begun.position);
  const context: RebuildContext = {
    pool,
    log,
    projection,
    lease,
    signal,
    begun,
    mode,
    pacing,
    // What comes back lacks what it lacked when it was put aside.
    leftOut: leftOut(parked, begun.lacks),
    readAll: (page) => (place ?? log).readAll(page),
    company: () => place?.size() ?? 1,
    leaveScan: () => place?.leave(),
  };
  try {
    return await fromStateToState({
      ...context,
      next: new NextGeneration(context),
      startedAt: Date.now(),
      difference: begun.difference,
    });
  } catch (error) {
    if (error instanceof RebuildStopped) return { kind: 'stopped', poison: error.poison };
    if (!(error instanceof RebuildLost)) throw error;
    if (!signal.aborted) await forgetGivenUp(pool, projection, begun);
    return { kind: 'ended' };
  } finally {
    context.leaveScan();
  }
}

async function fromStateToState(run: RebuildRun): Promise<RebuildOutcome> {
  let state: RebuildState = run.begun.state;
  // The process that takes over lacks what came meanwhile.
  if (state !== 'scanning') await scanning(run);
  while (isAtWork(state)) {
    const before: StateAtWork = state;
    state = stateAfter(before, await WORK[before](run));
    if (isUnderWay(state)) await recordState(run, before, state);
  }
  const { begun, next } = run;
  if (begun.kind === 'diff') return { kind: 'compared' };
  return { kind: 'switched', generation: begun.generation, position: next.position };
}

/** Removes what was built of a rebuild that was given up; one that another runner took over is left to it. */
async function forgetGivenUp(pool: pg.Pool, projection: Projection, begun: BegunRebuild): Promise<void> {
  if (begun.kind === 'rollback') return;
  const { rowCount } = await pool.query(`SELECT FROM ${READ_SCHEMA}.rebuilds WHERE name = $1`, [
    projection.name,
  ]);
  const row = await rowOf(
    withGeneration,
    pool.query(`SELECT generation FROM ${READ_SCHEMA}.projections WHERE name = $1`, [projection.name]),
  );
  if (rowCount === 0 && row?.generation !== begun.generation)
    await pool.query(dropTable(projection, begun.generation));
}

/**
 * Records the event a rebuild could not take. Online only the rebuild has failed; an initial one has stopped its projection, until somebody
 * resumes it or a newer version is deployed.
 */
export async function recordRebuildFailure(
  pool: pg.Pool,
  projection: Projection,
  lease: Lease,
  poison: Poison,
  mode: RebuildMode,
): Promise<void> {
  const failure = JSON.stringify(failureOf(projection, poison));
  const table = mode === 'initial' ? 'projections' : 'rebuilds';
  await pool.query(`UPDATE ${READ_SCHEMA}.${table} SET failure = $3 WHERE name = $1 AND token = $2`, [
    projection.name,
    String(lease.token),
    failure,
  ]);
}
