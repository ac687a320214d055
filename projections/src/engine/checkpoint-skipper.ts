import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import type { Checkpoint } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import { RENEWED } from './lease-time';
import type { Projection } from './projection';
import { ASYNC_COMMIT } from './transaction-settings';

const withName = z.object({
  name: z.string(),
});

interface Pass {
  readonly projection: Projection;
  readonly from: Checkpoint;
  readonly to: bigint;
  readonly settle: { resolve(passed: boolean): void; reject(error: unknown): void };
}

/**
 * Moves checkpoints over events that are for other read models. Most events are for a few read models, and wake all of them at once: those that
 * pass over an event at the same moment do so in one statement, instead of a transaction and a notice of its own each.
 */
export class CheckpointSkipper {
  private waiting: Pass[] = [];

  constructor(private readonly pool: pg.Pool) {}

  /**
   * Moves one checkpoint, together with the others of this moment.
   * @returns false when it was not moved: it is held still for a moment, or is not what it was
   */
  over(projection: Projection, from: Checkpoint, to: bigint): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.passTogether());
      this.waiting.push({ projection, from, to, settle: { resolve, reject } });
    });
  }

  private async passTogether(): Promise<void> {
    const together = this.waiting;
    this.waiting = [];
    const passes = together.map(({ projection, from, to }) => ({
      name: projection.name,
      generation: from.generation,
      from: String(from.position),
      token: String(from.token),
      to: String(to),
      notice: movedNotice(projection, to, new Set(), false),
    }));
    try {
      const rows = await rowsOf(withName, this.pool.query(PASS, [JSON.stringify(passes)]));
      const passed = new Set(rows.map(({ name }) => name));
      for (const { projection, settle } of together) settle.resolve(passed.has(projection.name));
    } catch (error) {
      for (const { settle } of together) settle.reject(error);
    }
  }
}

/** Waits for nobody's lock while it holds those of others: whatever is held still is left out. */
const PASS = `WITH ${ASYNC_COMMIT}, pass AS (
    SELECT * FROM json_to_recordset($1::json) AS row(name text, generation integer, "from" bigint, token bigint, "to" bigint, notice text)
  ), free AS (
    SELECT p.name FROM ${READ_SCHEMA}.projections p JOIN pass ON p.name = pass.name
    WHERE p.generation = pass.generation AND p.position = pass."from" AND p.token = pass.token
    FOR UPDATE OF p SKIP LOCKED
  ), moved AS (
    UPDATE ${READ_SCHEMA}.projections p SET position = pass."to", failure = NULL, updated_at = now(), lease_until = ${RENEWED}
    FROM free JOIN pass ON pass.name = free.name, async_commit WHERE p.name = free.name RETURNING p.name, pass.notice
  )
  SELECT name, pg_notify('${FEED_CHANNEL}', notice) FROM moved`;
