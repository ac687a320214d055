import { t } from '@annals/contracts/kernel/text';
import { type PersonId } from '@annals/contracts/kernel/ids';
import { role, type Role } from '@annals/contracts/kernel/roles';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Migration } from '@annals/projections/engine/migrations';
import type pg from 'pg';
import { z } from 'zod';
import { Refused } from '../kernel/refused';
import { ACCOUNTS_SCHEMA, FACTORS_ASKED, SECOND_FACTOR_TABLES, SIGN_IN_SCHEMA } from './schema';

const POLICY = `${SIGN_IN_SCHEMA}.policy`;
const ACCOUNTS = `${ACCOUNTS_SCHEMA}.user_auth`;
const [FACTORS, , , PASSKEYS] = SECOND_FACTOR_TABLES;

/** One row, or none while nothing was decided: every request looks at it, in the statement that looks up its person. */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SIGN_IN_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${POLICY} (
    "isIt" boolean PRIMARY KEY DEFAULT true CHECK ("isIt"),
    roles text[] NOT NULL,
    "graceDays" integer NOT NULL,
    since timestamptz,
    -- Null: as the product is set up.
    "idleMinutes" integer,
    "longestDays" integer,
    position bigint NOT NULL
  );
  -- Since when somebody without one is asked for a second factor.
  CREATE TABLE IF NOT EXISTS ${FACTORS_ASKED} ("personId" uuid PRIMARY KEY, "askedAt" timestamptz NOT NULL);
`;

export const signInPolicyMigrations: readonly Migration[] = [
  { schema: SIGN_IN_SCHEMA, name: '001 tables', statements: TABLES },
  {
    schema: SIGN_IN_SCHEMA,
    name: '002 passwords off',
    statements: `ALTER TABLE ${POLICY} ADD COLUMN IF NOT EXISTS "passwordsOff" boolean NOT NULL DEFAULT false;`,
  },
];

/** Whether somebody has a second factor. @param person the column with their id */
const hasFactor = (person: string) =>
  `(EXISTS (SELECT FROM ${FACTORS} f WHERE f."personId" = ${person} AND f."enrolledAt" IS NOT NULL)
    OR EXISTS (SELECT FROM ${PASSKEYS} p WHERE p."personId" = ${person}))`;

const standing = z.object({
  role,
  /** Whether they have to have a second factor, and have none. */
  needsFactor: z.boolean(),
  /** From when on they can do nothing else; null: they were not asked yet. */
  factorDueAt: z.string().nullable(),
  idleMinutes: z.int().nullable(),
  longestDays: z.int().nullable(),
});
export type Standing = z.infer<typeof standing>;

const byRole = z.object({ role, people: z.int(), withFactor: z.int() });

/** What is decided of how people sign in. */
export interface KeptPolicy {
  readonly roles: readonly Role[];
  readonly graceDays: number;
  readonly since: string | null;
  readonly idleMinutes: number | null;
  readonly longestDays: number | null;
  readonly passwordsOff: boolean;
  readonly position: bigint;
}

/** The policy of signing in as every request looks at it, beside the log that has it. */
export class SignInPolicies {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** Keeps a policy; one that is newer stays. */
  async keep(policy: KeptPolicy): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${POLICY} AS kept (roles, "graceDays", since, "idleMinutes", "longestDays", position, "passwordsOff")
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ("isIt") DO UPDATE SET roles = excluded.roles, "graceDays" = excluded."graceDays", since = excluded.since,
         "idleMinutes" = excluded."idleMinutes", "longestDays" = excluded."longestDays", position = excluded.position, "passwordsOff" = excluded."passwordsOff"
       WHERE kept.position < excluded.position`,
      [
        policy.roles,
        policy.graceDays,
        policy.since,
        policy.idleMinutes,
        policy.longestDays,
        String(policy.position),
        policy.passwordsOff,
      ],
    );
  }

  /** Whether nobody signs in with a password: accounts for emergencies have their own. */
  async arePasswordsOff(): Promise<boolean> {
    const { rowCount } = await this.pool.query(`SELECT FROM ${POLICY} WHERE "passwordsOff"`);
    return rowCount === 1;
  }

  /** @throws Refused for everybody alike, before anything that they typed is looked at */
  async refusePasswordsOff(): Promise<void> {
    if (await this.arePasswordsOff()) throw passwordsOff();
  }

  /** The role of an account that is open, and what the policy asks of its person; undefined when there is none, or it was closed, for good or by an administrator's lock. */
  async standingOf(person: PersonId): Promise<Standing | undefined> {
    return rowOf(
      standing,
      this.pool.query(
        `SELECT account.role, policy."idleMinutes", policy."longestDays",
           coalesce(account.role = ANY(policy.roles), false) AND NOT ${hasFactor('account."userId"')} AS "needsFactor",
           CASE WHEN asked."askedAt" IS NOT NULL
             THEN greatest(asked."askedAt", policy.since) + policy."graceDays" * interval '1 day'
           END AS "factorDueAt"
         FROM ${ACCOUNTS} account LEFT JOIN ${POLICY} policy ON true
           LEFT JOIN ${FACTORS_ASKED} asked ON asked."personId" = account."userId"
         WHERE account."userId" = $1 AND account."isActive" AND account."lockedUntil" IS DISTINCT FROM 'infinity'`,
        [person],
      ),
    );
  }

  /** Notes that somebody is asked for the first time: from now on the days of grace count. @returns when they are over */
  async noteAsked(person: PersonId, now: Date): Promise<string | null> {
    await this.pool.query(
      `INSERT INTO ${FACTORS_ASKED} ("personId", "askedAt") VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [person, now.toISOString()],
    );
    return (await this.standingOf(person))?.factorDueAt ?? null;
  }

  /** How many people of each role have a password, and how many of those a second factor. */
  peopleByRole(): Promise<z.infer<typeof byRole>[]> {
    return rowsOf(
      byRole,
      this.pool.query(
        `SELECT role, count(*)::int AS people, count(*) FILTER (WHERE ${hasFactor('account."userId"')})::int AS "withFactor"
         FROM ${ACCOUNTS} account WHERE "isActive" AND "hashedPassword" IS NOT NULL GROUP BY role`,
      ),
    );
  }
}

function passwordsOff(): Refused {
  return new Refused(
    'sign-in.passwords-off',
    t(
      'Signing in with a password is switched off here. Sign in by your identity provider, or with a passkey.',
    ),
    { title: t('No passwords') },
  );
}
