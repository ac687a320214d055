import { createHash, randomBytes } from 'node:crypto';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { SECOND_FACTOR_TABLES } from './schema';

const [FACTORS, CODES, , PASSKEYS, CHALLENGES] = SECOND_FACTOR_TABLES;

export const PASSKEY_TABLES = `
  CREATE TABLE IF NOT EXISTS ${PASSKEYS} (
    id uuid PRIMARY KEY,
    "credentialId" text NOT NULL UNIQUE,
    "personId" uuid NOT NULL,
    name text NOT NULL,
    "publicKey" bytea NOT NULL,
    -- How often it was used, as it counts itself; many count nothing and stay at 0.
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    "isSynced" boolean NOT NULL,
    -- The host that browsers offer it to.
    "rpId" text NOT NULL,
    "addedAt" timestamptz NOT NULL DEFAULT now(),
    "lastUsedAt" timestamptz
  );
  CREATE INDEX IF NOT EXISTS passkeys_of_person ON ${PASSKEYS} ("personId");
  CREATE TABLE IF NOT EXISTS ${CHALLENGES} (
    "tokenHash" text PRIMARY KEY,
    challenge text NOT NULL,
    purpose text NOT NULL,
    -- Null: whoever has a passkey.
    "personId" uuid,
    expires timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS passkey_challenges_to_expire ON ${CHALLENGES} (expires);
  -- Of people with passkeys alone, only wrong recovery codes are counted there.
  ALTER TABLE ${FACTORS} ALTER COLUMN sealed DROP NOT NULL;
`;

/** How long a browser may take. */
export const CHALLENGE_MINUTES = 5;

/** What a challenge was made for: an answer to it is good for nothing else. */
export type ChallengePurpose = 'make' | 'sign-in' | 'step-up';

const kept = z.object({
  id: z.uuid(),
  credentialId: z.string(),
  personId,
  name: z.string(),
  publicKey: z.instanceof(Buffer),
  counter: z.coerce.number(),
  transports: z.array(z.string()),
  isSynced: z.boolean(),
  rpId: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type KeptPasskey = z.infer<typeof kept>;
export type NewPasskey = Omit<KeptPasskey, 'addedAt' | 'lastUsedAt'>;

const challenge = z.object({ challenge: z.string(), personId: personId.nullable() });

/** What passkeys keep beside the log: public keys, counters, and challenges that wait for their answer. */
export class Passkeys {
  constructor(private readonly pool: pg.Pool) {}

  /** The passkeys of a person, the oldest first. */
  of(person: PersonId): Promise<KeptPasskey[]> {
    return rowsOf(
      kept,
      this.pool.query(`SELECT * FROM ${PASSKEYS} WHERE "personId" = $1 ORDER BY "addedAt", id`, [person]),
    );
  }

  async find(credentialId: string): Promise<KeptPasskey | undefined> {
    return rowOf(
      kept,
      this.pool.query(`SELECT * FROM ${PASSKEYS} WHERE "credentialId" = $1`, [credentialId]),
    );
  }

  /** @returns false when it is kept already, for whomever */
  async add(made: NewPasskey): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${PASSKEYS} (id, "credentialId", "personId", name, "publicKey", counter, transports, "isSynced", "rpId")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        made.id,
        made.credentialId,
        made.personId,
        made.name,
        made.publicKey,
        made.counter,
        made.transports,
        made.isSynced,
        made.rpId,
      ],
    );
    return rowCount === 1;
  }

  /**
   * Notes that a passkey was used, in one statement. @returns false when its counter did not move on: a copy of it was used before, or it was removed
   */
  async noteUse(id: string, counter: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE ${PASSKEYS} SET counter = $2, "lastUsedAt" = now()
       WHERE id = $1 AND ($2 > counter OR ($2 = 0 AND counter = 0))`,
      [id, counter],
    );
    return rowCount === 1;
  }

  /** Removes a passkey, and the recovery codes with the last factor of its person. */
  async remove(person: PersonId, id: string): Promise<void> {
    await this.pool.query(
      `WITH gone AS (DELETE FROM ${PASSKEYS} WHERE "personId" = $1 AND id = $2 RETURNING id)
       DELETE FROM ${CODES} WHERE "personId" = $1 AND EXISTS (SELECT FROM gone)
         AND NOT EXISTS (SELECT FROM ${FACTORS} WHERE "personId" = $1 AND "enrolledAt" IS NOT NULL)
         AND NOT EXISTS (SELECT FROM ${PASSKEYS} WHERE "personId" = $1 AND id <> $2)`,
      [person, id],
    );
  }

  /** Keeps a challenge for one browser. @returns the secret of that browser */
  async keepChallenge(made: string, purpose: ChallengePurpose, person: PersonId | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(
      `INSERT INTO ${CHALLENGES} ("tokenHash", challenge, purpose, "personId", expires)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 minute')`,
      [hashed(token), made, purpose, person, CHALLENGE_MINUTES],
    );
    return token;
  }

  /** Uses a challenge up, in one statement: of two answers to it, one comes too late. */
  async takeChallenge(
    token: string,
    purpose: ChallengePurpose,
  ): Promise<z.infer<typeof challenge> | undefined> {
    return rowOf(
      challenge,
      this.pool.query(
        `DELETE FROM ${CHALLENGES} WHERE "tokenHash" = $1 AND purpose = $2 AND expires > now()
         RETURNING challenge, "personId"`,
        [hashed(token), purpose],
      ),
    );
  }

  /** Removes challenges that nobody answered. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${CHALLENGES} WHERE expires <= now()`);
  }
}

/** A secret of 256 random bits needs no salt and no slow hash. */
function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
