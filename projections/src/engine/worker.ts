import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { WakeUp } from '@annals/event-store/wake-up';
import type pg from 'pg';
import type { Poison } from './fold';
import { neededFor, knowledgeOf, type Knowledge } from './knowledge';
import {
  acquire,
  heartbeat,
  HEARTBEAT_MS,
  leave,
  recordLeftOut,
  release,
  renew,
  workersAlive,
  type Lease,
} from './lease';
import { followLive } from './live-projection';
import type { LogReader } from './log-reader';
import type { Projection } from './projection';
import { leftOut, parkedStreams, parkingStreamOf } from './parked-streams';
import { passOver, type PassOver } from './pass-over';
import { recordRebuildFailure } from './rebuild';
import type { RebuildMode } from './rebuild-context';
import { RebuildScheduler } from './rebuild-scheduler';
import { shareOf } from './share';
import { endKnown, recordWaiting, waitingForOthers } from './waiting';

/** What a worker reports to the process that runs it. */
export interface WorkerReports {
  /** A poison event stopped a projection; it stays stopped until somebody resumes it or a new version is deployed. */
  stopped(projection: string, poison: Poison): void;
  /** A newer version of Annals wrote an event: the projection waits for a worker that can read it. */
  waits?(projection: string, poison: Poison): void;
  rebuilt(projection: string, generation: number): void;
  /** Something passing went wrong (the database is away, say); the worker tries again automatically. */
  failed(error: unknown): void;
  /** Events it has folded live. @param startedAt when the batch was begun, in milliseconds since 1970 */
  folded?(projection: string, events: readonly RecordedEvent[], startedAt: number): void;
}

/**
 * Connections of a worker's pool: fewer than there are read models, which wait for each other a moment when all have something to do. Many
 * more would take them from people, of whom PostgreSQL lets a hundred connections in by default.
 */
export const WORKER_CONNECTIONS = 20;

/** A log of more events than this is not followed live from its beginning. */
const LONG_LOG = 20_000n;

/** One projection this worker holds the lease of. */
interface Held {
  readonly lease: Lease;
  readonly ending: AbortController;
  readonly running: Promise<unknown>;
  rebuild: Promise<unknown> | undefined;
}

/**
 * Keeps read models up to date. Several workers, in one process or many, share the projections by leases; when one goes, the others
 * take over by themselves.
 */
export class ProjectionWorker {
  private readonly held = new Map<string, Held>();
  private readonly rebuilds: RebuildScheduler;
  private readonly passOver: PassOver;
  private readonly wakeUp = new WakeUp();
  private readonly tending = new WakeUp();
  private readonly ending = new AbortController();
  private tended: Promise<void> = Promise.resolve();
  private tendedAt = performance.now();
  private readonly knowledge: Knowledge;
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly id: string,
    private readonly pool: pg.Pool,
    private readonly log: LogReader,
    private readonly projections: readonly Projection[],
    private readonly reports: WorkerReports,
  ) {
    this.passOver = passOver(pool);
    this.rebuilds = new RebuildScheduler(pool, log, this.ending.signal);
    this.knowledge = knowledgeOf(projections);
  }

  start(): void {
    this.unsubscribe = this.log.onAppended(() => this.wakeUp.call());
    this.tended = this.tend();
  }

  /** Looks at once for read models to resume or rebuild, instead of at the next heartbeat. */
  look(): void {
    this.tending.call();
  }

  /** For how long it has got nothing done, in milliseconds: it reaches the database every few seconds when all is well. */
  silentForMs(): number {
    return performance.now() - this.tendedAt;
  }

  /** Finishes the batches under way, gives the leases back and ends. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.unsubscribe();
    await this.tended;
    const held = [...this.held.values()];
    await Promise.all(held.map((one) => this.giveBack(one)));
    await leave(this.pool, this.id).catch(() => undefined);
  }

  private async tend(): Promise<void> {
    while (!this.ending.signal.aborted) {
      const looked = this.tending.now();
      try {
        await heartbeat(this.pool, this.id, this.knowledge);
        await this.renewHeld();
        await this.takeShare();
        await this.startRebuilds();
        this.tendedAt = performance.now();
      } catch (error) {
        this.reports.failed(error);
      }
      await this.tending.sleep(HEARTBEAT_MS, this.ending.signal, looked);
    }
  }

  private async renewHeld(): Promise<void> {
    const held = [...this.held.values()];
    const lost = await renew(
      this.pool,
      held.map(({ lease }) => lease),
    );
    // Nobody waits for what they are at: a statement that hangs must not cost this worker its other leases.
    for (const one of held) if (lost.has(one.lease.name)) one.ending.abort();
  }

  private async takeShare(): Promise<void> {
    const alive = await workersAlive(this.pool);
    const { size, isFor } = shareOf({ id: this.id, knows: this.knowledge }, alive, this.projections);
    const waiting = await waitingForOthers(this.pool, this.knowledge);
    const kept = [...this.held].filter(([name]) => isFor(name)).slice(0, size);
    const keeps = new Set(kept.map(([name]) => name));
    for (const [name, held] of [...this.held]) {
      // What it is at is not waited for: a statement that hangs must not cost this worker its other leases.
      if (!keeps.has(name)) void this.giveBack(held);
    }
    for (const projection of this.projections) {
      if (this.held.size >= size || this.ending.signal.aborted) return;
      const { name } = projection;
      if (this.held.has(name) || !isFor(name) || waiting.has(name)) continue;
      const lease = await acquire(this.pool, this.id, projection);
      if (lease) this.hold(projection, lease);
    }
  }

  private hold(projection: Projection, lease: Lease): void {
    const ending = new AbortController();
    const running = this.run(projection, lease, ending.signal)
      // What another worker did, or a switch to a new generation: look at once who does what now.
      .then(() => this.tending.call())
      // Something passing: the next heartbeat tries again.
      .catch((error: unknown) => this.reports.failed(error))
      .finally(async () => {
        // A rebuild beside it writes under the same lease: it ends before the lease is taken again.
        ending.abort();
        await held.rebuild;
        this.held.delete(projection.name);
      });
    const held: Held = { lease, ending, running, rebuild: undefined };
    this.held.set(projection.name, held);
  }

  /** What the lease asks for: a rebuild by newer code, a wait while stopped, or to follow the log. */
  private async run(projection: Projection, taken: Lease, signal: AbortSignal): Promise<void> {
    const lease = await endKnown(this.pool, taken, this.knowledge);
    if (lease.paused || lease.failure?.version === projection.version) return untilAborted(signal);
    if (await this.needsRebuild(projection, lease))
      return this.runRebuild(projection, lease, 'initial', signal);
    const parked = parkedStreams(await this.log.readStream(parkingStreamOf(projection.name)));
    const toLeaveOut = leftOut(parked, lease.leftOut);
    if (toLeaveOut.size > 0 && !(await recordLeftOut(this.pool, lease, toLeaveOut))) return;
    const outcome = await followLive(this.pool, this.log, projection, lease, {
      leftOut: toLeaveOut,
      passOver: this.passOver,
      wakeUp: this.wakeUp,
      signal,
      onFolded: (events, startedAt) => this.reports.folded?.(projection.name, events, startedAt),
    });
    if (outcome.kind === 'waits') return this.leaveToNewer(projection, lease, outcome.poison);
    if (outcome.kind !== 'stopped') return;
    this.reports.stopped(projection.name, outcome.poison);
    // It keeps its lease, so that it is seen to be stopped rather than tried by every worker in turn.
    await untilAborted(signal);
  }

  /** Other code cannot go on with the table; and a long log is folded faster in large batches than live. */
  private async needsRebuild(projection: Projection, lease: Lease): Promise<boolean> {
    if (lease.version !== projection.version) return true;
    return lease.position === 0n && (await this.log.head()) > LONG_LOG;
  }

  private async runRebuild(
    projection: Projection,
    lease: Lease,
    mode: RebuildMode,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = await this.rebuilds.run(projection, lease, mode, signal);
    if (outcome.kind === 'switched') this.reports.rebuilt(projection.name, outcome.generation);
    if (outcome.kind !== 'stopped') return;
    if (mode === 'initial' && neededFor(outcome.poison.error))
      return this.leaveToNewer(projection, lease, outcome.poison);
    this.reports.stopped(projection.name, outcome.poison);
    await recordRebuildFailure(this.pool, projection, lease, outcome.poison, mode);
    if (mode === 'initial') await untilAborted(signal);
  }

  /** Gives a read model back with an event that a newer version of Annals wrote: a worker that can read it continues from there. */
  private async leaveToNewer(projection: Projection, lease: Lease, poison: Poison): Promise<void> {
    await recordWaiting(this.pool, projection, lease, poison);
    this.reports.waits?.(projection.name, poison);
    await release(this.pool, lease);
  }

  /** Starts the rebuilds asked for of read models this worker holds, beside their live generation. */
  private async startRebuilds(): Promise<void> {
    for (const name of await this.rebuilds.due()) {
      const held = this.held.get(name);
      const projection = this.projections.find((candidate) => candidate.name === name);
      if (!held || !projection || held.lease.paused || held.lease.version !== projection.version) continue;
      held.rebuild = this.runRebuild(projection, held.lease, 'online', held.ending.signal)
        .catch((error: unknown) => this.reports.failed(error))
        .finally(() => (held.rebuild = undefined));
    }
  }

  /** Lets what is under way come to its end, and releases the lease. */
  private async giveBack(held: Held): Promise<void> {
    held.ending.abort();
    await Promise.all([held.running, held.rebuild]);
    await release(this.pool, held.lease).catch((error: unknown) => this.reports.failed(error));
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
