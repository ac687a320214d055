import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/roles';
import type pg from 'pg';
import { ACCOUNTS_SCHEMA } from './schema';

const TABLE = `${ACCOUNTS_SCHEMA}.user_auth`;

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly userId: PersonId;
  readonly email: string;
  readonly hashedPassword: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isLocked: boolean;
}

const OF_TOKEN = `"passwordResetToken" = $1 AND "passwordResetExpires" > now() AND "isActive"`;
const NEW_PASSWORD = `"hashedPassword" = $2, "passwordResetToken" = NULL, "passwordResetExpires" = NULL,
  "loginAttempts" = 0, "lockedUntil" = NULL, "updatedAt" = now()`;

/** The specification's `user_auth` table: the secrets, which never enter the log. */
export class UserAuth {
  constructor(private readonly pool: pg.Pool) {}

  findByEmail(email: string): Promise<Credentials | undefined> {
    return this.find('email = lower($1)', email);
  }

  findByPerson(userId: PersonId): Promise<Credentials | undefined> {
    return this.find('"userId" = $1', userId);
  }

  private async find(condition: string, value: string): Promise<Credentials | undefined> {
    const { rows } = await this.pool.query<Credentials>(
      `SELECT "userId", email, "hashedPassword", role, "isActive", coalesce("lockedUntil" > now(), false) AS "isLocked"
       FROM ${TABLE} WHERE ${condition}`,
      [value],
    );
    return rows[0];
  }

  /** The role of an account that is open; undefined when there is none, or it was closed. */
  async activeRoleOf(userId: PersonId): Promise<Role | undefined> {
    const { rows } = await this.pool.query<{ role: Role }>(
      `SELECT role FROM ${TABLE} WHERE "userId" = $1 AND "isActive"`,
      [userId],
    );
    return rows[0]?.role;
  }

  /** Opens accounts; those that exist already stay as they are. */
  async open(
    accounts: readonly { userId: PersonId; email: string; hashedPassword: string; role: Role }[],
  ): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${TABLE} (id, "userId", email, "hashedPassword", role)
       SELECT "userId", "userId", lower(email), "hashedPassword", role
       FROM json_to_recordset($1::json) AS account("userId" uuid, email text, "hashedPassword" text, role text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(accounts)],
    );
  }

  async noteSignIn(userId: PersonId): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET "lastLoginAt" = now(), "loginAttempts" = 0, "lockedUntil" = NULL, "updatedAt" = now()
       WHERE "userId" = $1`,
      [userId],
    );
  }

  /**
   * Counts a failure. The one that makes `lockAfter` in a row locks the account until `lockedUntil`; once a lock has run out, counting
   * begins anew. @returns failures in a row
   */
  async noteFailure(userId: PersonId, lockAfter: number, lockedUntil: Date): Promise<number> {
    const { rows } = await this.pool.query<{ loginAttempts: number }>(
      `WITH counted AS (
         SELECT "userId", CASE WHEN "lockedUntil" <= now() THEN 1 ELSE "loginAttempts" + 1 END AS attempts
         FROM ${TABLE} WHERE "userId" = $1 FOR UPDATE
       )
       UPDATE ${TABLE} account SET "loginAttempts" = attempts, "updatedAt" = now(),
         "lockedUntil" = CASE WHEN attempts = $2 THEN $3::timestamptz WHEN attempts < $2 THEN NULL ELSE "lockedUntil" END
       FROM counted WHERE account."userId" = counted."userId" RETURNING "loginAttempts"`,
      [userId, lockAfter, lockedUntil.toISOString()],
    );
    return rows[0]?.loginAttempts ?? 0;
  }

  /** Sets a password. A link that was sent before is worth nothing from then on, and failures are forgotten. */
  async setPassword(userId: PersonId, hashedPassword: string): Promise<void> {
    await this.pool.query(`UPDATE ${TABLE} SET ${NEW_PASSWORD} WHERE "userId" = $1`, [
      userId,
      hashedPassword,
    ]);
  }

  /** Keeps the hash of the token in the link that is about to be sent; an earlier one is worth nothing from then on. */
  async noteReset(userId: PersonId, tokenHash: string, expires: Date): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET "passwordResetToken" = $2, "passwordResetExpires" = $3, "updatedAt" = now()
       WHERE "userId" = $1`,
      [userId, tokenHash, expires.toISOString()],
    );
  }

  /** Whether a link with this token could be used now. */
  async hasReset(tokenHash: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`SELECT FROM ${TABLE} WHERE ${OF_TOKEN}`, [tokenHash]);
    return rowCount === 1;
  }

  /** Sets a password by a token, which is spent with it; undefined when it was spent already, or ran out. */
  async spendReset(
    tokenHash: string,
    hashedPassword: string,
  ): Promise<Pick<Credentials, 'userId' | 'email' | 'role'> | undefined> {
    const { rows } = await this.pool.query<Pick<Credentials, 'userId' | 'email' | 'role'>>(
      `UPDATE ${TABLE} SET ${NEW_PASSWORD} WHERE ${OF_TOKEN} RETURNING "userId", email, role`,
      [tokenHash, hashedPassword],
    );
    return rows[0];
  }
}
