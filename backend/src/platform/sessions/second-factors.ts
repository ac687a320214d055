import { createHash, randomBytes } from 'node:crypto';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { SIGN_IN_ROLES, type SignInRole } from '@annals/contracts/kernel/roles';
import { rowOf } from '@annals/event-store/postgres/rows';
import type { Migration } from '@annals/projections/engine/migrations';
import type pg from 'pg';
import { z } from 'zod';
import type { SecretBox } from '../kernel/secret-box';
import { PASSKEY_TABLES } from './passkeys';
import { SECOND_FACTOR_TABLES, SECOND_FACTORS_SCHEMA } from './schema';
import type { Credentials } from './user-auth';

const [FACTORS, CODES, WAITING, PASSKEYS, CHALLENGES] = SECOND_FACTOR_TABLES;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SECOND_FACTORS_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${FACTORS} (
    "personId" uuid PRIMARY KEY,
    -- Sealed with a key that is in no database.
    sealed text NOT NULL,
    -- Null: set up, and no code of it was shown yet.
    "enrolledAt" timestamptz,
    -- The time step of the last code that was accepted: no code is accepted twice.
    "lastStep" bigint NOT NULL DEFAULT 0,
    failures integer NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS ${CODES} (
    "personId" uuid NOT NULL,
    "codeHash" text NOT NULL,
    PRIMARY KEY ("personId", "codeHash")
  );
  -- Sign-ins whose password was right, and which wait for the code; each becomes one session.
  CREATE TABLE IF NOT EXISTS ${WAITING} (
    "tokenHash" text PRIMARY KEY,
    "personId" uuid NOT NULL,
    "asRole" text NOT NULL,
    "passwordHash" text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    expires timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS waiting_sign_ins_to_expire ON ${WAITING} (expires);
`;

export const secondFactorsMigrations: readonly Migration[] = [
  { schema: SECOND_FACTORS_SCHEMA, name: '001 tables', statements: TABLES },
  { schema: SECOND_FACTORS_SCHEMA, name: '002 passkeys', statements: PASSKEY_TABLES },
];

/** How long somebody may take to find their telephone, and how often they may mistype: then the password is asked for again. */
const WAITS_MINUTES = 10;
const MOST_TRIES = 5;

const factor = z.object({ sealed: z.string().nullable(), enrolledAt: z.string().nullable() });
const own = z.object({ enrolledAt: z.string().nullable(), recoveryCodesLeft: z.int(), passkeys: z.int() });
const waiting = z.object({ personId, asRole: z.enum(SIGN_IN_ROLES), passwordHash: z.string() });
const counted = z.object({ count: z.int() });

/** What second factors keep beside the log: sealed secrets, hashes of recovery codes, and sign-ins that wait for a code. */
export class SecondFactors {
  constructor(
    private readonly pool: pg.Pool,
    private readonly box: SecretBox,
  ) {}

  /** Which factors somebody has: since when an app, how many passkeys, and recovery codes that are left; undefined when they have none. */
  ownOf(person: PersonId): Promise<z.infer<typeof own> | undefined> {
    return rowOf(
      own,
      this.pool.query(
        `SELECT * FROM (SELECT
           (SELECT "enrolledAt" FROM ${FACTORS} WHERE "personId" = $1) AS "enrolledAt",
           (SELECT count(*)::int FROM ${CODES} WHERE "personId" = $1) AS "recoveryCodesLeft",
           (SELECT count(*)::int FROM ${PASSKEYS} WHERE "personId" = $1) AS passkeys) own
         WHERE "enrolledAt" IS NOT NULL OR passkeys > 0`,
        [person],
      ),
    );
  }

  /** Keeps a secret that counts once a code of it was shown. @returns false when a factor is enrolled already, which stays as it is */
  async begin(person: PersonId, secret: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${FACTORS} AS kept ("personId", sealed) VALUES ($1, $2)
       ON CONFLICT ("personId") DO UPDATE SET sealed = excluded.sealed WHERE kept."enrolledAt" IS NULL`,
      [person, this.box.seal(secret, purposeOf(person))],
    );
    return rowCount === 1;
  }

  /** The secret of somebody's app; undefined when there is none, or it cannot be read any more. */
  async secretOf(person: PersonId, state: 'begun' | 'enrolled'): Promise<string | undefined> {
    const row = await rowOf(
      factor,
      this.pool.query(`SELECT sealed, "enrolledAt" FROM ${FACTORS} WHERE "personId" = $1`, [person]),
    );
    if (!row?.sealed || (row.enrolledAt === null) !== (state === 'begun')) return undefined;
    return this.box.open(row.sealed, purposeOf(person));
  }

  /**
   * Accepts the code of a time step, in one statement: of two who show it at once, in whatever processes, one comes too late.
   * @param state an app that was begun counts from now on
   */
  async acceptStep(person: PersonId, step: number, state: 'begun' | 'enrolled'): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE ${FACTORS} SET "lastStep" = $2, failures = 0, "enrolledAt" = coalesce("enrolledAt", now())
       WHERE "personId" = $1 AND "lastStep" < $2 AND ("enrolledAt" IS NULL) = $3`,
      [person, step, state === 'begun'],
    );
    return rowCount === 1;
  }

  /** Counts a wrong code. @returns how many in a row that are */
  async noteFailure(person: PersonId): Promise<number> {
    const row = await rowOf(
      counted,
      this.pool.query(
        `INSERT INTO ${FACTORS} AS kept ("personId", failures) VALUES ($1, 1)
         ON CONFLICT ("personId") DO UPDATE SET failures = kept.failures + 1 RETURNING failures AS count`,
        [person],
      ),
    );
    return row?.count ?? 0;
  }

  /** Replaces all recovery codes of a person. */
  async keepRecoveryCodes(person: PersonId, codes: readonly string[]): Promise<void> {
    await this.pool.query(
      `WITH ended AS (DELETE FROM ${CODES} WHERE "personId" = $1)
       INSERT INTO ${CODES} ("personId", "codeHash") SELECT $1, unnest($2::text[])`,
      [person, codes.map(hashed)],
    );
  }

  /** Uses a recovery code up. @returns how many are left; undefined when it is none */
  async spendRecoveryCode(person: PersonId, code: string): Promise<number | undefined> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM ${CODES} WHERE "personId" = $1 AND "codeHash" = $2`,
      [person, hashed(code)],
    );
    if (rowCount !== 1) return undefined;
    await this.pool.query(`UPDATE ${FACTORS} SET failures = 0 WHERE "personId" = $1`, [person]);
    return (await this.ownOf(person))?.recoveryCodesLeft ?? 0;
  }

  /** Removes the app of a person and what waits for a factor, and the recovery codes with the last factor, in one statement: all of it or nothing. */
  async removeApp(person: PersonId): Promise<void> {
    await this.pool.query(
      `WITH codes AS (DELETE FROM ${CODES} WHERE "personId" = $1
           AND NOT EXISTS (SELECT FROM ${PASSKEYS} WHERE "personId" = $1)),
         waiting AS (DELETE FROM ${WAITING} WHERE "personId" = $1)
       DELETE FROM ${FACTORS} WHERE "personId" = $1`,
      [person],
    );
  }

  /** Removes every factor of a person, in one statement. */
  async removeAll(person: PersonId): Promise<void> {
    await this.pool.query(
      `WITH codes AS (DELETE FROM ${CODES} WHERE "personId" = $1),
         waiting AS (DELETE FROM ${WAITING} WHERE "personId" = $1),
         passkeys AS (DELETE FROM ${PASSKEYS} WHERE "personId" = $1),
         challenges AS (DELETE FROM ${CHALLENGES} WHERE "personId" = $1)
       DELETE FROM ${FACTORS} WHERE "personId" = $1`,
      [person],
    );
  }

  /**
   * What else a sign-in needs after the password: keeps it waiting for a code.
   * @returns the secret of the browser that it waits for; undefined when nothing else is needed
   */
  async askedOf(
    { userId, hashedPassword }: Pick<Credentials, 'userId' | 'hashedPassword'>,
    asRole: SignInRole,
  ): Promise<string | undefined> {
    if (!(await this.ownOf(userId))) return undefined;
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(
      `INSERT INTO ${WAITING} ("tokenHash", "personId", "asRole", "passwordHash", expires)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 minute')`,
      [hashed(token), userId, asRole, hashed(hashedPassword ?? ''), WAITS_MINUTES],
    );
    return token;
  }

  /** Whose sign-in waits in a browser, without a try; undefined when it is over. */
  async whoseWaits(token: string): Promise<PersonId | undefined> {
    const row = await rowOf(
      waiting.pick({ personId: true }),
      this.pool.query(
        `SELECT "personId" FROM ${WAITING} WHERE "tokenHash" = $1 AND expires > now() AND tries < $2`,
        [hashed(token), MOST_TRIES],
      ),
    );
    return row?.personId;
  }

  /** Counts a try with a sign-in that waits. @returns whose it is; undefined when it is over */
  async takeWaiting(
    token: string,
  ): Promise<
    { personId: PersonId; asRole: SignInRole; isOfPassword: (hash: string) => boolean } | undefined
  > {
    const row = await rowOf(
      waiting,
      this.pool.query(
        `UPDATE ${WAITING} SET tries = tries + 1 WHERE "tokenHash" = $1 AND expires > now() AND tries < $2
         RETURNING "personId", "asRole", "passwordHash"`,
        [hashed(token), MOST_TRIES],
      ),
    );
    return (
      row && {
        personId: row.personId,
        asRole: row.asRole,
        isOfPassword: (hash) => hashed(hash) === row.passwordHash,
      }
    );
  }

  /** Ends the wait. @returns whether it is this call that did */
  async endWaiting(token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`DELETE FROM ${WAITING} WHERE "tokenHash" = $1`, [
      hashed(token),
    ]);
    return rowCount === 1;
  }

  /** Removes what nobody waits for any more. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${WAITING} WHERE expires <= now()`);
  }
}

const purposeOf = (person: PersonId) => `second factor of ${person}`;

/** What is hashed is random, of 80 bits and more, or a hash itself: it needs no salt and no slow hash. */
function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
