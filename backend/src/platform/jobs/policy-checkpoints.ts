import { rowsOf } from '@annals/event-store/postgres/rows';
import type { SharedLog } from '@annals/event-store/shared-log';
import { inOneGo } from '@annals/projections/engine/in-one-go';
import { ASYNC_COMMIT } from '@annals/projections/engine/transaction-settings';
import type pg from 'pg';
import { z } from 'zod';
import { isDiskFull } from '../kernel/disk-full';
import { errorFacts } from '../kernel/error-facts';
import { JOBS_SCHEMA } from '../kernel/jobs-schema';

const TABLE = `${JOBS_SCHEMA}.policies`;

const LONGEST_FAILURE = 300;

const namedPosition = z.object({ name: z.string(), position: z.bigint() });

interface Move {
  readonly name: string;
  readonly to: bigint;
}

/** How far each policy has come, and why one waits. */
export class PolicyCheckpoints {
  /**
   * Moves a checkpoint, never backwards; what the policy failed at is over then. Every event wakes all policies, and most have nothing to do with
   * it: the moves of one moment are one statement.
   */
  readonly move: (move: Move) => Promise<void>;

  /** Where those go on that begin at one moment, as all do when the process starts. */
  private readonly positionsOf: (name: string) => Promise<ReadonlyMap<string, bigint>>;

  /** @param log where new policies begin at the head */
  constructor(
    private readonly pool: pg.Pool,
    log: Pick<SharedLog, 'head'>,
  ) {
    this.positionsOf = inOneGo(async (names: readonly string[]) => {
      await pool.query(
        `INSERT INTO ${TABLE} (name, position) SELECT name, $2 FROM unnest($1::text[]) AS name ON CONFLICT DO NOTHING`,
        [[...names].sort(), String(await log.head())],
      );
      const rows = await rowsOf(
        namedPosition,
        pool.query(`SELECT name, position FROM ${TABLE} WHERE name = ANY($1)`, [names]),
      );
      return new Map(rows.map((row) => [row.name, row.position]));
    });
    this.move = inOneGo(async (moves: readonly Move[]) => {
      await pool.query(MOVE, [moves.map(({ name }) => name), moves.map(({ to }) => String(to))]);
    });
  }

  /** Where a policy goes on. A new one begins at the head of the log. */
  async of(name: string): Promise<bigint> {
    return (await this.positionsOf(name)).get(name) ?? 0n;
  }

  /** Says why a policy waits, to those who look. When the database is away or has no room, that is told elsewhere. */
  async noteFailure(name: string, error: unknown): Promise<void> {
    if (isDiskFull(error)) return;
    await this.pool
      .query(
        `UPDATE ${TABLE} SET failure = $2, failing_since = coalesce(failing_since, now()) WHERE name = $1`,
        [name, errorFacts(error).message.slice(0, LONGEST_FAILURE)],
      )
      .catch(() => undefined);
  }

  /**
   * Says which policies this installation follows: of those that it has switched off, nobody waits for progress. A process of another version
   * says so of its own with every batch.
   */
  async sayWhatIsOn(names: readonly string[]): Promise<void> {
    await this.pool.query(
      `WITH locked AS (SELECT name FROM ${TABLE} ORDER BY name FOR UPDATE)
       UPDATE ${TABLE} policy SET is_on = policy.name = ANY($1) FROM locked WHERE policy.name = locked.name`,
      [names],
    );
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
