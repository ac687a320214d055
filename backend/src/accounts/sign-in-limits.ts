import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from '../http/problems';
import { ACCOUNTS_SCHEMA } from './schema';

/** Failures in a row that lock an account, known or not, and for how long. */
export const LOCK_AFTER = 5;
export const LOCK_MINUTES = 15;

/** Tries from one network address in a minute, whatever the accounts. */
const TRIES_PER_ADDRESS = 30;

/** Links to set a new password: asked for from one network address, and sent to one address, in an hour. */
const RESETS_PER_ADDRESS = 20;
const RESETS_PER_EMAIL = 3;

/** Slows down guessing, across all processes and in the same way for addresses that have no account. */
export class SignInLimits {
  private readonly byAddress: RateLimiterPostgres;
  private readonly byEmail: RateLimiterPostgres;
  private readonly resetsByAddress: RateLimiterPostgres;
  private readonly resetsByEmail: RateLimiterPostgres;

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
    this.resetsByAddress = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'reset-address',
      points: RESETS_PER_ADDRESS,
      duration: 3600,
    });
    this.resetsByEmail = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'reset-email',
      points: RESETS_PER_EMAIL,
      duration: 3600,
    });
  }

  /** Counts a try. @throws Refused 429 when it is one too many */
  async take(address: string, email: string): Promise<void> {
    await orWait(this.byAddress.consume(address));
    await orWait(this.byEmail.consume(email));
  }

  /** Counts somebody asking for a link to set a new password, or using one. @throws Refused 429 when it is one too many */
  async takeReset(address: string): Promise<void> {
    await orWait(this.resetsByAddress.consume(address));
  }

  /** Counts a try that names no account, such as one with an invitation. @throws Refused 429 when it is one too many */
  async takeFrom(address: string): Promise<void> {
    await orWait(this.byAddress.consume(address));
  }

  /** Whether one more link may be mailed to an address in this hour: nobody's mailbox is filled by others. */
  async mayMailReset(email: string): Promise<boolean> {
    try {
      await this.resetsByEmail.consume(email);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
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

async function orWait(counted: Promise<RateLimiterRes>): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1000);
    const wait = seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`;
    throw new Refused(429, `Too many attempts. Please try again in ${wait}.`, { retryAfterSeconds: seconds });
  }
}
