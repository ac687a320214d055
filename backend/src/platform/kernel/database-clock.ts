import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import type { Logger } from 'pino';

const withNow = z.object({
  now: z.number(),
});

/** How often the database is asked for the time. */
const ASK_EVERY_MS = 5_000;
/** An answer that took longer tells too little. */
const LONGEST_ANSWER_MS = 1_000;
/** Smaller differences are left as they are: the time of a process does not jitter. */
const TOLERATED_MS = 250;
/** From so much on, somebody should set the clock of the machine. */
const WORTH_A_WORD_MS = 5_000;

const Original = Date;

/** The time of this process, which goes by the database's clock. */
export interface DatabaseClock {
  /** By how much the clock of this machine is ahead of the database's, in milliseconds; negative when it is behind. */
  ahead(): number;
  end(): Promise<void>;
}

/** The time that is told, as milliseconds since 1970 at the moment 0 of a clock that only goes forward. */
let zero: number | undefined;
let users = 0;

const told = () => Math.floor((zero ?? 0) + performance.now());

/**
 * `Date` for everything in this process, libraries included. Sessions, limits and the queue compare times that several processes have
 * written, and the libraries behind them ask `Date` alone; so this is the one place where a wrong clock can be set right.
 */
const ByDatabase = new Proxy(Original, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [told()] : values, newTarget) as Date,
  apply: () => new Original(told()).toString(),
  get: (target, name, receiver) => (name === 'now' ? told : (Reflect.get(target, name, receiver) as unknown)),
});

/**
 * Makes the time of this process that of the database: from then on it goes by a clock that only goes forward, and jumps of the machine's own
 * clock change nothing. While the database is away, the time goes on from what was last known.
 */
export async function followDatabaseClock(pool: pg.Pool, logger: Logger): Promise<DatabaseClock> {
  const ending = new AbortController();
  const { signal } = ending;
  let isTold = false;
  const ask = async () => {
    const asked = performance.now();
    const row = await rowOf(
      withNow,
      pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now'),
    );
    const answered = performance.now();
    const now = row?.now;
    if (now === undefined || answered - asked > LONGEST_ANSWER_MS) return;
    const found = now - (asked + answered) / 2;
    if (zero === undefined || Math.abs(found - zero) > TOLERATED_MS) zero = found;
    const isWrong = Math.abs(ahead()) > WORTH_A_WORD_MS;
    if (isWrong && !isTold)
      logger.warn(
        { aheadMs: ahead() },
        'the clock of this machine differs from that of the database, which counts',
      );
    isTold = isWrong;
  };
  users += 1;
  await ask().catch(() => undefined);
  zero ??= Original.now() - performance.now();
  globalThis.Date = ByDatabase;
  const asking = (async () => {
    for (;;) {
      await setTimeout(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await ask().catch(() => undefined);
    }
  })();
  return {
    ahead,
    end: async () => {
      ending.abort();
      await asking;
      users -= 1;
      if (users > 0) return;
      globalThis.Date = Original;
      zero = undefined;
    },
  };
}

const ahead = () => (zero === undefined ? 0 : Math.round(Original.now() - told()));
