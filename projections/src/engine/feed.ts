import { rowsOf } from '@annals/event-store/postgres/rows';
import { NotificationListener } from '@annals/event-store/postgres/notification-listener';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, noticeIn, type Notice } from './feed-notice';

/** How often positions are looked up while somebody waits, in case a notification was lost. */
const POLL_MS = 50;

interface Waiter {
  readonly names: readonly string[];
  readonly position: bigint;
  readonly done: (reached: boolean) => void;
}

const standingRow = z.object({
  name: z.string(),
  position: z.bigint(),
  /** Held still by an operator, or stopped by an event: it comes no further by waiting. */
  stands: z.boolean(),
});

/**
 * Knows how far each read model is, lets a query wait (bounded) until it shows the caller's last command, and passes on what moved.
 * One per process; the worker may run in another one.
 */
export class ReadModelFeed {
  private readonly positions = new Map<string, bigint>();
  private readonly waiters = new Set<Waiter>();
  private readonly subscribers = new Set<(notice: Notice) => void>();
  private readonly listener: NotificationListener;
  private poll: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    url: string,
  ) {
    this.listener = new NotificationListener(url, FEED_CHANNEL, {
      onNotification: (payload) => this.heard(payload),
      onListening: () => void this.look(),
    });
  }

  /** Calls back with everything that moves from now on; returns a function that ends it. */
  onMoved(callback: (notice: Notice) => void): () => void {
    this.subscribers.add(callback);
    return () => this.subscribers.delete(callback);
  }

  /**
   * Waits until every one of these read models has reached `position`. For one that is paused or stopped nobody waits.
   * @param timeoutMs the longest wait
   * @returns false when the time was up first, or waiting is of no use: what is read now may not show the caller's last command
   */
  waitFor(names: readonly string[], position: bigint, timeoutMs: number): Promise<boolean> {
    if (this.reached(names, position)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timeout = setTimeout(() => waiter.done(false), timeoutMs);
      const waiter: Waiter = {
        names,
        position,
        done: (reached) => {
          clearTimeout(timeout);
          this.waiters.delete(waiter);
          if (this.waiters.size === 0) this.stopPolling();
          resolve(reached);
        },
      };
      this.waiters.add(waiter);
      void this.look();
      this.poll ??= setInterval(() => void this.look(), POLL_MS);
    });
  }

  /** How far a read model is at least; undefined while nothing has been heard of it. */
  positionOf(name: string): bigint | undefined {
    return this.positions.get(name);
  }

  async close(): Promise<void> {
    for (const waiter of this.waiters) waiter.done(false);
    this.stopPolling();
    await this.listener.close();
  }

  private reached(names: readonly string[], position: bigint): boolean {
    return names.every((name) => (this.positions.get(name) ?? 0n) >= position);
  }

  private heard(payload: string): void {
    const moved = noticeIn(payload);
    if (!moved) return;
    this.advance(moved.name, BigInt(moved.position));
    for (const subscriber of this.subscribers) subscriber(moved);
  }

  private advance(name: string, position: bigint): void {
    // Never backwards: a notice may arrive after a look at the table that already saw more.
    if (position > (this.positions.get(name) ?? -1n)) this.positions.set(name, position);
    for (const waiter of this.waiters) if (this.reached(waiter.names, waiter.position)) waiter.done(true);
  }

  /** One look serves all who wait when it begins. */
  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const waiting = [...this.waiters];
    try {
      const rows = await rowsOf(
        standingRow,
        this.pool.query(
          `SELECT name, position, paused IS NOT NULL OR failure IS NOT NULL OR waiting IS NOT NULL AS stands FROM ${READ_SCHEMA}.projections`,
        ),
      );
      for (const { name, position } of rows) this.advance(name, position);
      const standing = new Map(rows.map((row) => [row.name, row]));
      for (const { names, position, done } of waiting) {
        const isInVain = names.some((name) => {
          const read = standing.get(name);
          return read !== undefined && read.stands && read.position < position;
        });
        if (isInVain) done(false);
      }
    } catch {
      // The database is away: a query that waits is answered after its timeout as possibly stale.
    }
  }

  private stopPolling(): void {
    clearInterval(this.poll);
    this.poll = undefined;
  }
}
