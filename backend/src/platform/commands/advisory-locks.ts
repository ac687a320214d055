import { rowOf } from '@annals/event-store/postgres/rows';
import { showLife } from '@annals/event-store/postgres/show-life';
import type pg from 'pg';
import { z } from 'zod';
import { TooMuchContention } from './domain-error';

const withFree = z.object({
  free: z.boolean(),
});

/** The longest somebody waits for their turn. */
const LONGEST_WAIT_MS = 15_000;

/**
 * A process that does nothing for so long loses its turn: it is frozen, or gone. Nobody waits longer for it; what it goes on to write
 * must be kept apart by the log.
 */
const FROZEN_AFTER_MS = 8_000;

/** Takes `turns_of` apart from other advisory locks of this database. */
const LOCK_CLASS = 7_202_604;

/**
 * One at a time, across all processes, for rules that span several streams: the holder of the lock of a key may read and act, and
 * nobody else with that key does meanwhile. Locks must not be nested. A lock can be lost (a process that is frozen, a connection that
 * breaks): it saves people from useless waiting, and no rule may rest on it alone.
 */
export class AdvisoryLocks {
  /** @param pool of its own, so that those who wait hold no connection that the one at work needs */
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Runs `act` when nobody else has the turn of `key`.
   * @returns whether it ran; whatever `act` throws is thrown
   */
  async takeIfFree(key: string, act: () => Promise<void>): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await begin(client);
      const row = await rowOf(
        withFree,
        client.query('SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS free', [LOCK_CLASS, key]),
      );
      if (row?.free !== true) return false;
      await showLife(client, act);
      return true;
    } finally {
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    }
  }

  /**
   * Runs `act` when the turn of `key` has come.
   * @throws TooMuchContention when it does not come in time; whatever `act` throws
   */
  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await begin(client, `SET LOCAL lock_timeout = ${String(LONGEST_WAIT_MS)}`);
      try {
        await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, key]);
      } catch (error) {
        if ((error as { code?: unknown }).code === '55P03') throw new TooMuchContention();
        throw error;
      }
      return await showLife(client, act);
    } finally {
      // Whatever became of the connection meanwhile, its lock went with it.
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    }
  }
}

/** In one message to the server: a lock is often held for less time than three messages take. */
async function begin(client: pg.PoolClient, setting = ''): Promise<void> {
  const frozen = `SET LOCAL idle_in_transaction_session_timeout = ${String(FROZEN_AFTER_MS)}`;
  await client.query(`BEGIN; ${frozen}; ${setting}`);
}
