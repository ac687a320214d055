import type { LanguageModelUse } from '@annals/contracts/features/language-model/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { JOBS_SCHEMA } from '../../platform/kernel/jobs-schema';
import type { UseLimits } from '../../platform/configuration/language-model';

const dayOfUse = z.object({
  calls: z.number(),
  tokens: z.coerce.number(),
  isToday: z.boolean(),
});

const TABLE = `${JOBS_SCHEMA}.language_model_use`;
/** Takes counting apart from other advisory locks of this database. */
const LOCK = 7_202_607;

/** What has been used, in the day and in the month of a moment (UTC). */
export interface Use {
  readonly today: LanguageModelUse;
  readonly thisMonth: LanguageModelUse;
}

/** What the language model has been used for, in the database: it holds for all processes together and over restarts. */
export async function useOf(pool: Pick<pg.Pool, 'query'>, limits: UseLimits, now: Date): Promise<Use> {
  const day = dayOf(now);
  const rows = await rowsOf(
    dayOfUse,
    pool.query(
      `SELECT calls, tokens, day = $1::date AS "isToday" FROM ${TABLE}
     WHERE day >= date_trunc('month', $1::date) AND day < date_trunc('month', $1::date) + interval '1 month'`,
      [day],
    ),
  );
  const sum = (of: typeof rows) => ({
    calls: of.reduce((total, { calls }) => total + calls, 0),
    tokens: of.reduce((total, { tokens }) => total + tokens, 0),
  });
  return {
    today: {
      ...sum(rows.filter(({ isToday }) => isToday)),
      mostCalls: limits.callsPerDay,
      mostTokens: limits.tokensPerDay,
    },
    thisMonth: { ...sum(rows), mostCalls: limits.callsPerMonth, mostTokens: limits.tokensPerMonth },
  };
}

/**
 * Takes one call and the tokens it can cost at most, before it is made.
 * @returns false, and takes nothing, when it is more than the day or the month allows
 */
export async function takeCall(
  pool: pg.Pool,
  limits: UseLimits,
  tokens: number,
  now: Date,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { today, thisMonth } = await useOf(client, limits, now);
    const fits = [today, thisMonth].every(
      (use) => use.calls + 1 <= use.mostCalls && use.tokens + tokens <= use.mostTokens,
    );
    if (fits) await add(client, dayOf(now), 1, tokens);
    await client.query('COMMIT');
    return fits;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Settles a call with what it really took, once the endpoint has said so. */
export async function settleCall(pool: pg.Pool, taken: number, used: number, takenAt: Date): Promise<void> {
  if (used !== taken) await add(pool, dayOf(takenAt), 0, used - taken);
}

async function add(db: Pick<pg.Pool, 'query'>, day: string, calls: number, tokens: number): Promise<void> {
  await db.query(
    `INSERT INTO ${TABLE} AS use (day, calls, tokens) VALUES ($1, $2, $3)
     ON CONFLICT (day) DO UPDATE SET calls = use.calls + excluded.calls, tokens = greatest(0, use.tokens + excluded.tokens)`,
    [day, calls, tokens],
  );
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
