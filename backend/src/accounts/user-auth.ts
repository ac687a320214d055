import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/roles';
import type pg from 'pg';
import { ACCOUNTS_SCHEMA } from './schema';

const TABLE = `${ACCOUNTS_SCHEMA}.user_auth`;

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly userId: PersonId;
  readonly hashedPassword: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isLocked: boolean;
}

/** The specification's `user_auth` table: the secrets, which never enter the log. */
export class UserAuth {
  constructor(private readonly pool: pg.Pool) {}

  async findByEmail(email: string): Promise<Credentials | undefined> {
    const { rows } = await this.pool.query<Credentials>(
      `SELECT "userId", "hashedPassword", role, "isActive", coalesce("lockedUntil" > now(), false) AS "isLocked"
       FROM ${TABLE} WHERE email = lower($1)`,
      [email],
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
}
