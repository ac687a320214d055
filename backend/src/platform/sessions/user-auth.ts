import { calendarFeedId, type CalendarFeedId } from '@annals/contracts/features/calendar-feeds/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role, type Role } from '@annals/contracts/kernel/roles';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { READ_SCHEMA } from '@annals/projections/engine/connections';
import type pg from 'pg';
import { z } from 'zod';
import {
  ACCOUNTS_SCHEMA,
  BREAK_GLASS_ACCOUNTS,
  FACTORS_ASKED,
  IDENTITIES_SCHEMA,
  SCIM_MEMBERS,
  SCIM_USERS,
  SECOND_FACTOR_TABLES,
  SERVICE_TOKENS_SCHEMA,
} from './schema';

const withRole = z.object({
  role,
});
const withUserId = z.object({
  userId: personId,
});
const emailAndHashedPassword = z.object({
  email: z.string(),
  hashedPassword: z.string(),
});
const userIdAndFailuresInARow = z.object({
  userId: personId,
  failuresInARow: z.number(),
});
const withEmail = z.object({
  email: z.string(),
});

const TABLE = `${ACCOUNTS_SCHEMA}.user_auth`;

/** What signing in needs to know of an account. */
const credentials = z.object({
  userId: personId,
  email: z.string(),
  /** null until an invitation was accepted. */
  hashedPassword: z.string().nullable(),
  role,
  isActive: z.boolean(),
  isLocked: z.boolean(),
  /** Whether it is kept for emergencies: nothing but its sealed password opens it. */
  isBreakGlass: z.boolean(),
});
export type Credentials = z.infer<typeof credentials>;

/** An administrator's lock, which only an administrator ends; other locks run out. */
const LOCKED_FOR_GOOD = `"lockedUntil" IS NOT DISTINCT FROM 'infinity'`;
const OF_TOKEN = `"passwordResetToken" = $1 AND "passwordResetExpires" > now() AND "isActive" AND NOT ${LOCKED_FOR_GOOD}`;
const NEW_PASSWORD = `"hashedPassword" = $2, "passwordResetToken" = NULL, "passwordResetExpires" = NULL,
  "loginAttempts" = 0, "lockedUntil" = CASE WHEN ${LOCKED_FOR_GOOD} THEN "lockedUntil" END, "updatedAt" = now()`;

/** Whose password was changed, and the calendar feeds whose addresses ended with the old one. */
const changed = credentials.pick({ userId: true, email: true, role: true }).extend({
  endedFeeds: z.array(calendarFeedId),
});
type Changed = z.infer<typeof changed>;

/** A person who knew the old password may have opened a feed: no password is changed while one stays. @param condition with $1 */
function newPasswordWhere(condition: string): string {
  return `WITH changed AS (
      UPDATE ${TABLE} SET ${NEW_PASSWORD} WHERE ${condition} RETURNING "userId", email, role
    ), ended AS (
      UPDATE ${ACCOUNTS_SCHEMA}.calendar_feeds SET "tokenHash" = NULL FROM changed
      WHERE "personId" = changed."userId" AND "tokenHash" IS NOT NULL RETURNING id
    )
    SELECT changed.*, array(SELECT id FROM ended) AS "endedFeeds" FROM changed`;
}

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
    for (const table of [
      `${ACCOUNTS_SCHEMA}.calendar_feeds`,
      `${ACCOUNTS_SCHEMA}.known_devices`,
      `${IDENTITIES_SCHEMA}.links`,
      ...SECOND_FACTOR_TABLES,
      FACTORS_ASKED,
    ])
      await this.pool.query(`DELETE FROM ${table} WHERE "personId" = $1`, [userId]);
    await this.pool.query(`DELETE FROM ${BREAK_GLASS_ACCOUNTS} WHERE "personId" = $1`, [userId]);
    await this.pool.query(`DELETE FROM ${SERVICE_TOKENS_SCHEMA}.tokens WHERE "ownerId" = $1`, [userId]);
    for (const table of [SCIM_USERS, SCIM_MEMBERS])
      await this.pool.query(`DELETE FROM ${table} WHERE "personId" = $1`, [userId]);
    await this.pool.query(`DELETE FROM ${TABLE} WHERE "userId" = $1`, [userId]);
  }

  private async find(condition: string, value: string): Promise<Credentials | undefined> {
    return rowOf(
      credentials,
      this.pool.query(
        `SELECT "userId", email, "hashedPassword", role, "isActive", coalesce("lockedUntil" > now(), false) AS "isLocked",
         EXISTS (SELECT FROM ${BREAK_GLASS_ACCOUNTS} kept WHERE kept."personId" = "userId") AS "isBreakGlass"
       FROM ${TABLE} WHERE ${condition}`,
        [value],
      ),
    );
  }

  /** The role of an account that is open; undefined when there is none, or it was closed, for good or by an administrator's lock. */
  async activeRoleOf(userId: PersonId): Promise<Role | undefined> {
    const row = await rowOf(
      withRole,
      this.pool.query(
        `SELECT role FROM ${TABLE} WHERE "userId" = $1 AND "isActive" AND NOT ${LOCKED_FOR_GOOD}`,
        [userId],
      ),
    );
    return row?.role;
  }

  /** Whose accounts are open, of several people. */
  async openOf(people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    const rows = await rowsOf(
      withUserId,
      this.pool.query(
        `SELECT "userId" FROM ${TABLE} WHERE "userId" = ANY($1) AND "isActive" AND NOT ${LOCKED_FOR_GOOD}`,
        [people],
      ),
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  /** The open accounts with a password whose address is in a domain, or that share their password's hash, as only accounts made together do. */
  async openAccountsAt(domain: string): Promise<{ email: string; hashedPassword: string }[]> {
    return rowsOf(
      emailAndHashedPassword,
      this.pool.query(
        `SELECT email, "hashedPassword" FROM (
         SELECT *, count(*) OVER (PARTITION BY "hashedPassword") AS shared FROM ${TABLE} WHERE "hashedPassword" IS NOT NULL
       ) account
       WHERE "isActive" AND NOT ${LOCKED_FOR_GOOD} AND (shared > 1 OR email LIKE '%@' || $1) ORDER BY email`,
        [domain],
      ),
    );
  }

  /** Opens accounts; those that exist already stay as they are. */
  async open(
    accounts: readonly { userId: PersonId; email: string; hashedPassword: string | null; role: Role }[],
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
   * Counts a failure to sign in with an address, which may be nobody's.
   * @returns whose it is, and how many failures in a row it makes; undefined when it is nobody's
   */
  async noteFailure(email: string): Promise<{ userId: PersonId; failuresInARow: number } | undefined> {
    return rowOf(
      userIdAndFailuresInARow,
      this.pool.query(
        `UPDATE ${TABLE} SET "loginAttempts" = "loginAttempts" + 1, "updatedAt" = now()
       WHERE email = lower($1) RETURNING "userId", "loginAttempts" AS "failuresInARow"`,
        [email],
      ),
    );
  }

  /**
   * Sets a password. A link that was sent before is worth nothing from then on, the addresses of calendar feeds end, and failures are
   * forgotten. @returns the feeds that ended
   */
  async setPassword(userId: PersonId, hashedPassword: string): Promise<CalendarFeedId[]> {
    const row = await rowOf(
      changed,
      this.pool.query(newPasswordWhere('"userId" = $1'), [userId, hashedPassword]),
    );
    return row?.endedFeeds ?? [];
  }

  /** Ends a password and every link to choose one: from now on neither opens the account. */
  async dropPassword(userId: PersonId): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET "hashedPassword" = NULL, "passwordResetToken" = NULL, "passwordResetExpires" = NULL, "updatedAt" = now()
       WHERE "userId" = $1`,
      [userId],
    );
  }

  /** Ends the link that somebody was sent. */
  async endLink(userId: PersonId): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET "passwordResetToken" = NULL, "passwordResetExpires" = NULL, "updatedAt" = now() WHERE "userId" = $1`,
      [userId],
    );
  }

  /** Keeps the hash of the token in the link that is about to be sent; an earlier one is worth nothing from then on. */
  async noteReset(userId: PersonId, tokenHash: string, expires: Date): Promise<void> {
    await this.pool.query(
      `UPDATE ${TABLE} SET "passwordResetToken" = $2, "passwordResetExpires" = $3, "updatedAt" = now()
       WHERE "userId" = $1`,
      [userId, tokenHash, expires.toISOString()],
    );
  }

  /**
   * Whether somebody who asked for a link at this moment has been sent none since.
   * @param minutes for how long a link is good
   */
  async awaitsLink(userId: PersonId, askedAt: Date, minutes: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM ${TABLE} WHERE "userId" = $1
         AND ("passwordResetExpires" IS NULL OR "passwordResetExpires" < $2::timestamptz + make_interval(mins => $3))`,
      [userId, askedAt.toISOString(), minutes],
    );
    return rowCount === 1;
  }

  /** The address of the account that a link with this token could be used for now; undefined when it could not. */
  async hasReset(tokenHash: string): Promise<{ email: string } | undefined> {
    return rowOf(withEmail, this.pool.query(`SELECT email FROM ${TABLE} WHERE ${OF_TOKEN}`, [tokenHash]));
  }

  /** Sets a password by a token, which is spent with it, as `setPassword` does; undefined when it was spent already, or ran out. */
  async spendReset(tokenHash: string, hashedPassword: string): Promise<Changed | undefined> {
    return rowOf(changed, this.pool.query(newPasswordWhere(OF_TOKEN), [tokenHash, hashedPassword]));
  }

  /**
   * Gives an account another address, with which its person signs in from now on. Sessions end with it, and a link that was sent to the
   * earlier address is worth nothing: one statement, so that nobody stays in half-way.
   */
  async changeAddress(userId: PersonId, email: string): Promise<void> {
    await this.pool.query(
      `WITH changed AS (
         UPDATE ${TABLE} SET email = lower($2), "passwordResetToken" = NULL, "passwordResetExpires" = NULL, "updatedAt" = now()
         WHERE "userId" = $1 AND email <> lower($2) RETURNING "userId"
       ), forgotten AS (
         DELETE FROM ${ACCOUNTS_SCHEMA}.known_devices device USING changed WHERE device."personId" = changed."userId"
       )
       DELETE FROM ${ACCOUNTS_SCHEMA}.sessions session USING changed WHERE session.sess ->> 'userId' = changed."userId"::text`,
      [userId, email],
    );
  }

  /** Whose account an address is; undefined when it is nobody's. */
  async ownerOf(email: string): Promise<PersonId | undefined> {
    const row = await rowOf(
      withUserId,
      this.pool.query(`SELECT "userId" FROM ${TABLE} WHERE email = lower($1)`, [email]),
    );
    return row?.userId;
  }

  /** Whose accounts these addresses are, by the address in lower case. */
  async ownersOf(emails: readonly string[]): Promise<ReadonlyMap<string, PersonId>> {
    const rows = await rowsOf(
      withUserId.extend(withEmail.shape),
      this.pool.query(`SELECT "userId", email FROM ${TABLE} WHERE email = ANY($1)`, [
        emails.map((email) => email.toLowerCase()),
      ]),
    );
    return new Map(rows.map(({ userId, email }) => [email, userId]));
  }

  /**
   * Keeps the hash of a link to choose a password, opening the account when there is none; a link sent earlier, or a password, stops working.
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
       ON CONFLICT ("userId") DO UPDATE SET "hashedPassword" = NULL, "passwordResetToken" = excluded."passwordResetToken",
         "passwordResetExpires" = excluded."passwordResetExpires", "updatedAt" = now()`,
      [link.userId, link.email, link.role, link.hashedToken, link.expiresAt],
    );
  }

  /** Whom an invitation is for, while it works; of an account that has a password there is none. */
  async invitationOf(hashedToken: string): Promise<Invitation | undefined> {
    return rowOf(
      invitation,
      this.pool.query(
        `SELECT "userId", email, role, "passwordResetExpires" AS "expiresAt" FROM ${TABLE}
       WHERE ${OF_TOKEN} AND "hashedPassword" IS NULL`,
        [hashedToken],
      ),
    );
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

  /** Whose accounts differ from the read models: the role, the address, the lock, or that their person left. */
  async unsettled(): Promise<PersonId[]> {
    const rows = await rowsOf(
      withUserId,
      this.pool.query(
        `SELECT auth."userId" FROM ${TABLE} auth
       JOIN ${READ_SCHEMA}.people person ON person.id = auth."userId"
       LEFT JOIN ${READ_SCHEMA}.accounts account ON account.id = auth."userId"
       WHERE person.role <> auth.role OR (person.email <> '' AND lower(person.email) <> auth.email) OR auth."isActive" <> (person."departedOn" IS NULL)
         OR (auth."lockedUntil" IS NOT DISTINCT FROM 'infinity') <> (account.state IS NOT DISTINCT FROM 'locked')`,
      ),
    );
    return rows.map(({ userId }) => userId);
  }

  /** Forgets failed attempts, and the lock they led to. @returns the address they were counted for */
  async forgetFailures(userId: PersonId): Promise<string | undefined> {
    const row = await rowOf(
      withEmail,
      this.pool.query(
        `UPDATE ${TABLE} SET "loginAttempts" = 0, "updatedAt" = now(),
         "lockedUntil" = CASE WHEN "lockedUntil" = 'infinity' THEN "lockedUntil" END
       WHERE "userId" = $1 RETURNING email`,
        [userId],
      ),
    );
    return row?.email;
  }
}

/** Whom an invitation is for, and until when. */
const invitation = z.object({
  userId: personId,
  email: z.string(),
  role,
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;
