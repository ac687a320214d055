import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from '../http/problems';
import { ACCOUNTS_SCHEMA } from './schema';

/** Failures in a row that lock an account, known or not, and for how long. */
export const LOCK_AFTER = 5;
export const LOCK_MINUTES = 15;

/** Tries from one network address in a minute, whatever the accounts. */
const TRIES_PER_ADDRESS = 30;

/** Slows down guessing, across all processes and in the same way for addresses that have no account. */
export class SignInLimits {
  private readonly byAddress: RateLimiterPostgres;
  private readonly byEmail: RateLimiterPostgres;

  constructor(pool: pg.Pool) {
    const table = {
      storeClient: pool,
      schemaName: ACCOUNTS_SCHEMA,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    this.byAddress = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'address',
      points: TRIES_PER_ADDRESS,
      duration: 60,
    });
    this.byEmail = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'email',
      points: LOCK_AFTER,
      duration: LOCK_MINUTES * 60,
    });
  }

  /** Counts a try. @throws Refused 429 when it is one too many */
  async take(address: string, email: string): Promise<void> {
    try {
      await this.byAddress.consume(address);
      await this.byEmail.consume(email);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      const wait = seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`;
      throw new Refused(429, `Too many attempts. Please try again in ${wait}.`, {
        retryAfterSeconds: seconds,
      });
    }
  }

  /** A successful sign-in ends the count of its e-mail address. */
  async forgive(email: string): Promise<void> {
    await this.byEmail.delete(email);
  }

  /** Removes counts that have run out. */
  async sweep(pool: pg.Pool): Promise<void> {
    await pool.query(`DELETE FROM ${ACCOUNTS_SCHEMA}.rate_limits WHERE expire < $1`, [Date.now()]);
  }
}
