import { createHash } from 'node:crypto';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { ACCOUNTS_SCHEMA } from './schema';

const withWait = z.object({
  wait: z.number(),
});

const TABLE = `${ACCOUNTS_SCHEMA}.sign_in_delays`;

/**
 * No wait. Never the time of the statement: one that came a moment earlier, and waited for the row, would look at it as something that has yet to come.
 */
const AT_ONCE = `'epoch'::timestamptz`;

/** How the waits between failures grow: each is twice the one before. All times are milliseconds. */
export interface Schedule {
  /** Failures in a row before the first wait. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
  /** How long after the last failure they are forgotten. */
  readonly forgottenAfterMs: number;
}

/** Who or what fails: an e-mail address (an account or not), and where it is tried from. */
export interface Attempted {
  readonly account: string;
  readonly source: string;
}

/**
 * Waits between failures in a row, in PostgreSQL, so that they hold across processes and restarts. Every try counts as a failure until
 * `clear` says that it was none: tries that are made at the same time cannot slip through together.
 */
export class SignInDelays {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** Counts a try. @returns milliseconds to wait before it may be made; 0: it may be made now */
  async take(attempted: Attempted, schedule: Schedule): Promise<number> {
    const { account, source } = attempted;
    const key = [hashed(account), source];
    const { free, firstMs, longestMs, forgottenAfterMs } = schedule;
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${TABLE} AS known (account, source, failures, "nextTryAt", "forgottenAt")
       VALUES ($1, $2, 1, ${AT_ONCE}, now() + $6 * interval '1 millisecond')
       ON CONFLICT (account, source) DO UPDATE SET
         failures = CASE WHEN known."forgottenAt" <= now() THEN 1 ELSE known.failures + 1 END,
         "nextTryAt" = CASE
           WHEN known."forgottenAt" <= now() OR known.failures + 1 < $3 THEN ${AT_ONCE}
           ELSE now() + interval '1 millisecond' * least($5::float8, $4::float8 * power(2, least(known.failures + 1 - $3, 30))) END,
         "forgottenAt" = excluded."forgottenAt"
       WHERE known."nextTryAt" <= now()`,
      [...key, free, firstMs, longestMs, forgottenAfterMs],
    );
    if (rowCount === 1) return 0;
    const row = await rowOf(
      withWait,
      this.pool.query(
        `SELECT greatest(1, extract(epoch FROM "nextTryAt" - now()) * 1000)::float8 AS wait FROM ${TABLE}
       WHERE account = $1 AND source = $2`,
        key,
      ),
    );
    // Forgotten meanwhile: it has to be counted all the same.
    return row ? row.wait : this.take(attempted, schedule);
  }

  /** Forgets the failures of an account. @param source undefined: wherever they came from */
  async clear(account: string, source?: string): Promise<void> {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE account = $1 AND source = coalesce($2, source)`, [
      hashed(account),
      source ?? null,
    ]);
  }

  /** One try was no failure; those before it are. */
  async takeBack({ account, source }: Attempted): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET failures = failures - 1, "nextTryAt" = ${AT_ONCE}
       WHERE account = $1 AND source = $2 AND failures > 0`,
      [hashed(account), source],
    );
  }

  /** Removes what is forgotten. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE "forgottenAt" <= now()`);
  }
}

/** Whatever was typed as an address is in no table. */
function hashed(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
