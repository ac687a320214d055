import { serviceTokenId, type ServiceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { TOKEN_KINDS, type TokenKind } from '@annals/contracts/features/service-tokens/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role, type Role } from '@annals/contracts/kernel/roles';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Migration } from '@annals/projections/engine/migrations';
import { inOneGo } from '@annals/projections/engine/in-one-go';
import type pg from 'pg';
import { z } from 'zod';
import { isDiskFull } from '../kernel/disk-full';
import { ACCOUNTS_SCHEMA, SERVICE_TOKENS_SCHEMA } from './schema';
import { hashOfTokenText, newTokenText } from './token-text';

const TOKENS = `${SERVICE_TOKENS_SCHEMA}.tokens`;
const SECRETS = `${SERVICE_TOKENS_SCHEMA}.secrets`;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SERVICE_TOKENS_SCHEMA};
  -- What a token may do is decided here, at the moment of use; the log has who made it so.
  CREATE TABLE IF NOT EXISTS ${TOKENS} (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    name text NOT NULL,
    -- Null: nobody's.
    "ownerId" uuid,
    "asRole" text NOT NULL,
    permissions text[] NOT NULL,
    "isApproved" boolean NOT NULL,
    "lastUsedAt" timestamptz
  );
  CREATE INDEX IF NOT EXISTS tokens_of_owner ON ${TOKENS} ("ownerId");
  -- Two while one replaces the other.
  CREATE TABLE IF NOT EXISTS ${SECRETS} (
    "secretHash" text PRIMARY KEY,
    "tokenId" uuid NOT NULL REFERENCES ${TOKENS} (id) ON DELETE CASCADE,
    "madeBy" uuid NOT NULL,
    expires timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS secrets_of_token ON ${SECRETS} ("tokenId");
`;

export const serviceTokensMigrations: readonly Migration[] = [
  { schema: SERVICE_TOKENS_SCHEMA, name: '001 tables', statements: TABLES },
];

/** When a token was last used is written at most this often. */
const NOTE_USE_EVERY_MINUTES = 10;

/** What is kept of a token beside its secrets. */
export interface KeptToken {
  readonly id: ServiceTokenId;
  readonly kind: TokenKind;
  readonly name: string;
  readonly ownerId: PersonId | null;
  readonly asRole: Role;
  readonly permissions: readonly string[];
  readonly isApproved: boolean;
}

const used = z.object({
  secretHash: z.string(),
  id: serviceTokenId,
  kind: z.enum(TOKEN_KINDS),
  name: z.string(),
  ownerId: personId.nullable(),
  asRole: role,
  permissions: z.array(z.string()),
  isApproved: z.boolean(),
  madeBy: personId,
  expires: z.string(),
  /** The role its owner has now; null: there is no owner, or their account is closed. */
  ownerRole: role.nullable(),
  isUseToBeNoted: z.boolean(),
});
/** A token whose secret was shown, and how things stand with it. */
export type UsedToken = Omit<z.infer<typeof used>, 'secretHash' | 'expires' | 'isUseToBeNoted'> & {
  readonly hasRunOut: boolean;
};

const lastUse = z.object({ id: serviceTokenId, lastUsedAt: z.string().nullable() });
const withId = z.object({ id: serviceTokenId });

/** The tokens of programs, with their secrets as hashes: somebody who reads the tables can use none of them. */
export class ServiceTokens {
  /** Looked up for each request; for requests of the same moment together, as a program sends hundreds. */
  readonly #withSecrets = inOneGo(async (hashes: readonly string[]) => {
    const found = await rowsOf(
      used,
      this.pool.query(
        `SELECT secret."secretHash", token.id, token.kind, token.name, token."ownerId", token."asRole", token.permissions,
           token."isApproved", secret."madeBy", secret.expires, owner.role AS "ownerRole",
           token."lastUsedAt" IS NULL OR token."lastUsedAt" < now() - make_interval(mins => $2) AS "isUseToBeNoted"
         FROM ${SECRETS} secret JOIN ${TOKENS} token ON token.id = secret."tokenId"
         LEFT JOIN ${ACCOUNTS_SCHEMA}.user_auth owner ON owner."userId" = token."ownerId" AND owner."isActive"
           AND owner."lockedUntil" IS DISTINCT FROM 'infinity'
         WHERE secret."secretHash" = ANY($1)`,
        [[...new Set(hashes)], NOTE_USE_EVERY_MINUTES],
      ),
    );
    for (const { id, isUseToBeNoted } of found) if (isUseToBeNoted) await this.noteUse(id);
    return new Map(found.map((token) => [token.secretHash, token]));
  });

  constructor(private readonly pool: pg.Pool) {}

  /** Keeps a token and gives it its first secret; asked for again under the same id, another one: it can be shown only once. @returns the secret */
  async keep(token: KeptToken, madeBy: PersonId, expires: string): Promise<string> {
    await this.pool.query(
      `INSERT INTO ${TOKENS} (id, kind, name, "ownerId", "asRole", permissions, "isApproved")
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [token.id, token.kind, token.name, token.ownerId, token.asRole, token.permissions, token.isApproved],
    );
    await this.pool.query(`DELETE FROM ${SECRETS} WHERE "tokenId" = $1`, [token.id]);
    return this.addSecret(token, madeBy, expires);
  }

  /** Gives a token a new secret; what it had goes on working for a while. @returns the secret */
  async replaceSecret(
    token: Pick<KeptToken, 'id' | 'kind'>,
    madeBy: PersonId,
    { expires, earlierUntil }: { readonly expires: string; readonly earlierUntil: string },
  ): Promise<string> {
    await this.pool.query(`UPDATE ${SECRETS} SET expires = least(expires, $2) WHERE "tokenId" = $1`, [
      token.id,
      earlierUntil,
    ]);
    return this.addSecret(token, madeBy, expires);
  }

  private async addSecret(
    { id, kind }: Pick<KeptToken, 'id' | 'kind'>,
    madeBy: PersonId,
    expires: string,
  ): Promise<string> {
    const secret = newTokenText(kind);
    await this.pool.query(
      `INSERT INTO ${SECRETS} ("secretHash", "tokenId", "madeBy", expires) VALUES ($1, $2, $3, $4)`,
      [hashOfTokenText(secret), id, madeBy, expires],
    );
    return secret;
  }

  async approve(id: ServiceTokenId): Promise<void> {
    await this.pool.query(`UPDATE ${TOKENS} SET "isApproved" = true WHERE id = $1`, [id]);
  }

  /** Nothing is answered to it any more. */
  async end(id: ServiceTokenId): Promise<void> {
    await this.pool.query(`DELETE FROM ${TOKENS} WHERE id = $1`, [id]);
  }

  /** Ends all tokens of a person. @returns which */
  async endAllOf(owner: PersonId): Promise<ServiceTokenId[]> {
    const rows = await rowsOf(
      withId,
      this.pool.query(`DELETE FROM ${TOKENS} WHERE "ownerId" = $1 RETURNING id`, [owner]),
    );
    return rows.map(({ id }) => id);
  }

  /** The token that a secret opens, with what its owner may do at this moment; undefined when none does. @param now what the clock shows */
  async use(secret: string, now: Date): Promise<UsedToken | undefined> {
    const hash = hashOfTokenText(secret);
    const found = (await this.#withSecrets(hash)).get(hash);
    return found && { ...found, hasRunOut: Date.parse(found.expires) <= now.getTime() };
  }

  private async noteUse(id: ServiceTokenId): Promise<void> {
    try {
      await this.pool.query(`UPDATE ${TOKENS} SET "lastUsedAt" = now() WHERE id = $1`, [id]);
    } catch (error) {
      // When it was last used need not be kept: programs go on reading while there is no room on the disk.
      if (!isDiskFull(error)) throw error;
    }
  }

  async lastUses(): Promise<ReadonlyMap<string, string | null>> {
    const rows = await rowsOf(lastUse, this.pool.query(`SELECT id, "lastUsedAt" FROM ${TOKENS}`));
    return new Map(rows.map(({ id, lastUsedAt }) => [id, lastUsedAt]));
  }

  /** Removes secrets that have run out long ago; until then a program is told why. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${SECRETS} WHERE expires < now() - interval '90 days'`);
  }
}
