import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/roles';
import { READ_SCHEMA } from '@annals/projections/kernel/connections';
import type pg from 'pg';
import { ACCOUNTS_SCHEMA } from './schema';

const TABLE = `${ACCOUNTS_SCHEMA}.user_auth`;

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly userId: PersonId;
  readonly email: string;
  /** null until an invitation was accepted. */
  readonly hashedPassword: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isLocked: boolean;
}

/** An administrator's lock, which only an administrator ends; other locks run out. */
const LOCKED_FOR_GOOD = `"lockedUntil" IS NOT DISTINCT FROM 'infinity'`;
const OF_TOKEN = `"passwordResetToken" = $1 AND "passwordResetExpires" > now() AND "isActive" AND NOT ${LOCKED_FOR_GOOD}`;
const NEW_PASSWORD = `"hashedPassword" = $2, "passwordResetToken" = NULL, "passwordResetExpires" = NULL,
  "loginAttempts" = 0, "lockedUntil" = CASE WHEN ${LOCKED_FOR_GOOD} THEN "lockedUntil" END, "updatedAt" = now()`;

/** The specification's `user_auth` table: the secrets, which never enter the log. */
export class UserAuth {
  constructor(private readonly pool: pg.Pool) {}

  findByEmail(email: string): Promise<Credentials | undefined> {
    return this.find('email = lower($1)', email);
  }

  findByPerson(userId: PersonId): Promise<Credentials | undefined> {
    return this.find('"userId" = $1', userId);
  }

  /** Removes what is kept of an account outside of the log, its address included. */
  async erase(userId: PersonId): Promise<void> {
    await this.pool.query(`DELETE FROM ${ACCOUNTS_SCHEMA}.calendar_feeds WHERE "personId" = $1`, [userId]);
    await this.pool.query(`DELETE FROM ${TABLE} WHERE "userId" = $1`, [userId]);
  }

  private async find(condition: string, value: string): Promise<Credentials | undefined> {
    const { rows } = await this.pool.query<Credentials>(
      `SELECT "userId", email, "hashedPassword", role, "isActive", coalesce("lockedUntil" > now(), false) AS "isLocked"
       FROM ${TABLE} WHERE ${condition}`,
      [value],
    );
    return rows[0];
  }

  /** The role of an account that is open; undefined when there is none, or it was closed, for good or by an administrator's lock. */
  async activeRoleOf(userId: PersonId): Promise<Role | undefined> {
    const { rows } = await this.pool.query<{ role: Role }>(
      `SELECT role FROM ${TABLE} WHERE "userId" = $1 AND "isActive" AND NOT ${LOCKED_FOR_GOOD}`,
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
         "lockedUntil" = CASE WHEN account."lockedUntil" = 'infinity' THEN account."lockedUntil" WHEN attempts = $2 THEN $3::timestamptz WHEN attempts < $2 THEN NULL ELSE "lockedUntil" END
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

  /** Whose account an address is; undefined when it is nobody's. */
  async ownerOf(email: string): Promise<PersonId | undefined> {
    const { rows } = await this.pool.query<{ userId: PersonId }>(
      `SELECT "userId" FROM ${TABLE} WHERE email = lower($1)`,
      [email],
    );
    return rows[0]?.userId;
  }

  /**
   * Keeps the hash of a link to choose a password, opening the account when there is none; a link sent earlier stops working.
   * @throws the database's refusal when the address belongs to another account
   */
  async keepLink(link: {
    userId: PersonId;
    email: string;
    role: Role;
    hashedToken: string;
    expiresAt: string;
  }): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${TABLE} (id, "userId", email, role, "passwordResetToken", "passwordResetExpires")
       VALUES ($1, $1, lower($2), $3, $4, $5)
       ON CONFLICT ("userId") DO UPDATE SET "passwordResetToken" = excluded."passwordResetToken",
         "passwordResetExpires" = excluded."passwordResetExpires", "updatedAt" = now()`,
      [link.userId, link.email, link.role, link.hashedToken, link.expiresAt],
    );
  }

  /** Whom an invitation is for, while it works; of an account that has a password there is none. */
  async invitationOf(hashedToken: string): Promise<Invitation | undefined> {
    const { rows } = await this.pool.query<Invitation>(
      `SELECT "userId", email, role, "passwordResetExpires" AS "expiresAt" FROM ${TABLE}
       WHERE ${OF_TOKEN} AND "hashedPassword" IS NULL`,
      [hashedToken],
    );
    return rows[0];
  }

  /** Brings an account in line with what the log says of its person. Without an account there is nothing to do. */
  async settle(userId: PersonId, now: { role: Role; locked: boolean; active: boolean }): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET role = $2, "isActive" = $4, "updatedAt" = now(),
         "lockedUntil" = CASE WHEN $3 THEN 'infinity' WHEN "lockedUntil" = 'infinity' THEN NULL ELSE "lockedUntil" END,
         "passwordResetToken" = CASE WHEN $3 OR NOT $4 THEN NULL ELSE "passwordResetToken" END
       WHERE "userId" = $1`,
      [userId, now.role, now.locked, now.active],
    );
  }

  /** Whose accounts do not stand as the read models say: the role, the lock, or that their person left. */
  async unsettled(): Promise<PersonId[]> {
    const { rows } = await this.pool.query<{ userId: PersonId }>(
      `SELECT auth."userId" FROM ${TABLE} auth
       JOIN ${READ_SCHEMA}.people person ON person.id = auth."userId"
       LEFT JOIN ${READ_SCHEMA}.accounts account ON account.id = auth."userId"
       WHERE person.role <> auth.role OR auth."isActive" <> (person."departedOn" IS NULL)
         OR (auth."lockedUntil" IS NOT DISTINCT FROM 'infinity') <> (account.state IS NOT DISTINCT FROM 'locked')`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** Forgets failed attempts, and the lock they led to. @returns the address they were counted for */
  async forgetFailures(userId: PersonId): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ email: string }>(
      `UPDATE ${TABLE} SET "loginAttempts" = 0, "updatedAt" = now(),
         "lockedUntil" = CASE WHEN "lockedUntil" = 'infinity' THEN "lockedUntil" END
       WHERE "userId" = $1 RETURNING email`,
      [userId],
    );
    return rows[0]?.email;
  }
}

/** Whom an invitation is for, and until when. */
export interface Invitation {
  readonly userId: PersonId;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: string;
}
