import { createHash, randomBytes } from 'node:crypto';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { ACCOUNTS_SCHEMA } from './schema';

const withDeviceHash = z.object({
  deviceHash: z.string(),
});

const TABLE = `${ACCOUNTS_SCHEMA}.known_devices`;

/** A device is known for this long after the last sign-in on it. */
export const DEVICE_DAYS = 365;
/** The ones used last; more than people have. */
const MOST_DEVICES = 20;

/**
 * The devices on which somebody has signed in to an account. A device carries a random secret in a cookie, which may be known for several
 * accounts; the table carries its hash. It opens nothing: it only keeps what strangers do from delaying a sign-in on it.
 */
export class KnownDevices {
  constructor(private readonly pool: pg.Pool) {}

  /** Whether a device is known for the account of an address, which may not exist. @returns its hash; undefined when it is not */
  async knownFor(email: string, secret: string | undefined): Promise<string | undefined> {
    const row = await rowOf(
      withDeviceHash,
      this.pool.query(
        `SELECT device."deviceHash" FROM ${TABLE} device
       JOIN ${ACCOUNTS_SCHEMA}.user_auth account ON account."userId" = device."personId"
       WHERE account.email = lower($1) AND device."deviceHash" = $2
         AND device."lastUsedAt" > now() - $3 * interval '1 day'`,
        [email, hashed(secret ?? ''), DEVICE_DAYS],
      ),
    );
    return row?.deviceHash;
  }

  /** Whether somebody has signed in on other devices, and not on this one. Nobody is told of their first. */
  async isNewFor(personId: PersonId, secret: string | undefined): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM ${TABLE} WHERE "personId" = $1 HAVING count(*) > 0 AND NOT coalesce(bool_or("deviceHash" = $2), false)`,
      [personId, hashed(secret ?? '')],
    );
    return rowCount === 1;
  }

  /** Notes a sign-in on a device. @returns its secret: the one it has, or a new one */
  async remember(personId: PersonId, secret: string | undefined): Promise<string> {
    const kept = secret ?? randomBytes(32).toString('base64url');
    await this.pool.query(
      `INSERT INTO ${TABLE} ("personId", "deviceHash") VALUES ($1, $2)
       ON CONFLICT ("personId", "deviceHash") DO UPDATE SET "lastUsedAt" = now()`,
      [personId, hashed(kept)],
    );
    await this.pool.query(
      `DELETE FROM ${TABLE} WHERE "personId" = $1 AND "deviceHash" NOT IN
         (SELECT "deviceHash" FROM ${TABLE} WHERE "personId" = $1 ORDER BY "lastUsedAt" DESC LIMIT $2)`,
      [personId, MOST_DEVICES],
    );
    return kept;
  }

  /** Forgets the devices of a person, but the one with a secret. */
  async forget(personId: PersonId, keep = ''): Promise<void> {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE "personId" = $1 AND "deviceHash" <> $2`, [
      personId,
      hashed(keep),
    ]);
  }

  /** Removes devices that have not been used for long. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE "lastUsedAt" <= now() - $1 * interval '1 day'`, [
      DEVICE_DAYS,
    ]);
  }
}

/** A secret of 256 random bits needs no salt and no slow hash. */
function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
