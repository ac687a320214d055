import { ASYNC_COMMIT } from '@annals/projections/engine/transaction-settings';
import type pg from 'pg';
import { JOBS_SCHEMA } from '../kernel/jobs-schema';

const TABLE = `${JOBS_SCHEMA}.policies`;

interface Move {
  readonly name: string;
  readonly to: bigint;
  readonly settle: { resolve(): void; reject(error: unknown): void };
}

/**
 * How far each policy has come. Every event wakes all of them, and most have nothing to do with it: those that are done with it at the same
 * moment say so in one statement.
 */
export class PolicyCheckpoints {
  #waiting: Move[] = [];

  constructor(private readonly pool: pg.Pool) {}

  /** Moves a checkpoint, never backwards, together with the others of this moment. What the policy failed at is over then. */
  move(name: string, to: bigint): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#moveTogether());
      this.#waiting.push({ name, to, settle: { resolve, reject } });
    });
  }

  async #moveTogether(): Promise<void> {
    const together = this.#waiting;
    this.#waiting = [];
    try {
      await this.pool.query(MOVE, [together.map(({ name }) => name), together.map(({ to }) => String(to))]);
      for (const { settle } of together) settle.resolve();
    } catch (error) {
      for (const { settle } of together) settle.reject(error);
    }
  }
}

/**
 * Set back by a crash of the server, a policy reacts again to what it has reacted to, which is harmless. Several processes run the same policies:
 * all take the rows in one order, so that none waits for another in a circle.
 */
const MOVE = `WITH ${ASYNC_COMMIT}, moved AS (
    SELECT * FROM unnest($1::text[], $2::bigint[]) AS row(name, "to")
  ), locked AS (
    SELECT policy.name FROM ${TABLE} policy JOIN moved USING (name) ORDER BY policy.name FOR UPDATE OF policy
  )
  UPDATE ${TABLE} policy
  SET position = greatest(policy.position, moved."to"), moved_at = now(), is_on = true, failure = NULL, failing_since = NULL
  FROM locked JOIN moved USING (name), async_commit WHERE policy.name = locked.name`;

/**
 * Says which policies this installation follows: of those that it has switched off, nobody waits for progress. A process of another version
 * says so of its own with every batch.
 */
export async function sayWhatIsOn(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `WITH locked AS (SELECT name FROM ${TABLE} ORDER BY name FOR UPDATE)
     UPDATE ${TABLE} policy SET is_on = policy.name = ANY($1) FROM locked WHERE policy.name = locked.name`,
    [names],
  );
}
