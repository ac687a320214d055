import { t } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from '../kernel/refused';
import { ACCOUNTS_SCHEMA } from './schema';
import { SignInDelays, type Schedule } from './sign-in-delays';

const MINUTE_MS = 60_000;

/** What one network address, or one known device, may fail with one account. A person who guesses keeps nobody waiting but themselves. */
const ONE_SOURCE: Schedule = {
  free: 5,
  firstMs: 15_000,
  longestMs: 15 * MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};

/** What all unknown devices together may fail with one account: so short that its owner gets in between on a new device. */
const ALL_STRANGERS: Schedule = {
  free: 20,
  firstMs: 1_000,
  longestMs: MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};

const STRANGERS = 'strangers';

/** Tries from one network address in a minute, whatever the accounts. */
const TRIES_PER_ADDRESS = 30;

/** Links to set a new password: asked for from one network address, and sent to one address, in an hour. */
const RESETS_PER_ADDRESS = 20;
const RESETS_PER_EMAIL = 3;

/** A try to sign in that was counted. */
export interface Tried {
  readonly email: string;
  readonly source: string;
  readonly isStranger: boolean;
}

/** Slows down guessing, across all processes and in the same way for addresses that have no account. */
export class SignInLimits {
  private readonly byAddress: RateLimiterPostgres;
  private readonly resetsByAddress: RateLimiterPostgres;
  private readonly resetsByEmail: RateLimiterPostgres;
  private readonly delays: SignInDelays;

  constructor(pool: pg.Pool) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        schemaName: ACCOUNTS_SCHEMA,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    this.byAddress = limiter('address', TRIES_PER_ADDRESS, 60);
    this.resetsByAddress = limiter('reset-address', RESETS_PER_ADDRESS, 3600);
    this.resetsByEmail = limiter('reset-email', RESETS_PER_EMAIL, 3600);
    this.delays = new SignInDelays(pool);
  }

  /**
   * Counts a try to sign in. On a device that is known for the account, only what was tried on that device counts: strangers lock nobody out.
   * @param knownDevice its hash; undefined for a stranger
   * @returns what `succeeded` needs to know of it
   * @throws Refused 429 when it comes too early or is one too many
   */
  async take(address: string, email: string, knownDevice: string | undefined): Promise<Tried> {
    const isStranger = knownDevice === undefined;
    const source = isStranger ? `address ${address}` : `device ${knownDevice}`;
    if (isStranger) await this.takeFrom(address);
    await this.delay(email, source, ONE_SOURCE);
    if (isStranger) await this.delay(email, STRANGERS, ALL_STRANGERS);
    return { email, source, isStranger };
  }

  /** A try was no failure. What others failed still counts: an owner who signs in gives nobody new guesses. */
  async succeeded({ email, source, isStranger }: Tried): Promise<void> {
    await this.delays.clear(email, source);
    if (isStranger) await this.delays.takeBack({ account: email, source: STRANGERS });
  }

  /** Counts a signed-in person typing their own password. @throws Refused 429 when it comes too early */
  async takeOwnPassword(personId: PersonId): Promise<void> {
    await this.delay(personId, 'signed in', ONE_SOURCE);
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

  /** Ends every count of an e-mail address, or of a person who typed their own password. */
  async forgive(emailOrPerson: string): Promise<void> {
    await this.delays.clear(emailOrPerson);
  }

  /** Removes counts that have run out. */
  async sweep(pool: pg.Pool): Promise<void> {
    await this.delays.sweep();
    await pool.query(`DELETE FROM ${ACCOUNTS_SCHEMA}.rate_limits WHERE expire < $1`, [Date.now()]);
  }

  private async delay(account: string, source: string, schedule: Schedule): Promise<void> {
    const waitMs = await this.delays.take({ account, source }, schedule);
    if (waitMs > 0) throw tooEarly(waitMs);
  }
}

async function orWait(counted: Promise<RateLimiterRes>): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooEarly(error.msBeforeNext);
  }
}

function tooEarly(waitMs: number): Refused {
  const seconds = Math.ceil(waitMs / 1000);
  const sentence =
    seconds < 90
      ? t('Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.', {
          seconds,
        })
      : t('Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.', {
          minutes: Math.ceil(seconds / 60),
        });
  return new Refused('sign-in.too-many-attempts', sentence, { retryAfterSeconds: seconds });
}
