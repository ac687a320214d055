import { createHash, randomBytes } from 'node:crypto';
import {
  identityProviderId,
  type IdentityProviderId,
} from '@annals/contracts/features/identity-providers/ids';
import { linkedPerson, type LinkedPerson } from '@annals/contracts/features/identity-providers/views';
import { LINKED_BY } from '@annals/contracts/features/identity-providers/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { READ_SCHEMA } from '@annals/projections/engine/connections';
import type pg from 'pg';
import { z } from 'zod';
import type { SecretBox } from '../../platform/kernel/secret-box';
import { IDENTITIES_SCHEMA } from '../../platform/sessions/schema';

const SECRETS = `${IDENTITIES_SCHEMA}.secrets`;
const LINKS = `${IDENTITIES_SCHEMA}.links`;
const ATTEMPTS = `${IDENTITIES_SCHEMA}.attempts`;
const LOGOUTS = `${IDENTITIES_SCHEMA}.logouts`;
const ASSERTIONS = `${IDENTITIES_SCHEMA}.assertions`;
const ANSWERS = `${IDENTITIES_SCHEMA}.answers`;

/** How long somebody may take at the provider. */
const ATTEMPT_MINUTES = 15;
/** How long a browser may take from one address here to the next. */
const ANSWER_SECONDS = 60;
const MOST_LISTED = 200;

const attempt = z.object({
  providerId: identityProviderId,
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string().nullable(),
  /** Who links their identity by it; null: somebody signs in. */
  personId: personId.nullable(),
  /** The hash of the link of an invitation that is used up by it; null: somebody signs in as they do every day. */
  invitationHash: z.string().nullable(),
});
export type Attempt = z.infer<typeof attempt>;

const link = z.object({ personId, linkedBy: z.enum(LINKED_BY) });
const linked = z.object({ providerId: identityProviderId, personId, linkedAt: z.string() });
const counted = z.object({ providerId: identityProviderId, people: z.int() });
const own = z.object({ providerId: identityProviderId, linkedAt: z.string(), linkedBy: z.enum(LINKED_BY) });
const withSealed = z.object({ sealed: z.string() });

/** What signing in by a provider keeps beside the log: secrets, as what and by whom a person is known, and sign-ins that have begun. */
export class KeptIdentities {
  constructor(
    private readonly pool: pg.Pool,
    private readonly box: SecretBox,
  ) {}

  async keepSecret(id: IdentityProviderId, secret: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO ${SECRETS} ("providerId", sealed) VALUES ($1, $2)
       ON CONFLICT ("providerId") DO UPDATE SET sealed = excluded.sealed`,
      [id, this.box.seal(secret, id)],
    );
  }

  /** The client secret of a provider, or our keys for it; undefined when there is none, or it cannot be read any more. */
  async secretOf(id: IdentityProviderId): Promise<string | undefined> {
    const row = await rowOf(
      withSealed,
      this.pool.query(`SELECT sealed FROM ${SECRETS} WHERE "providerId" = $1`, [id]),
    );
    return row && this.box.open(row.sealed, id);
  }

  /** Forgets everything of a provider. */
  async forget(id: IdentityProviderId): Promise<void> {
    for (const table of [SECRETS, LINKS, ATTEMPTS, ANSWERS])
      await this.pool.query(`DELETE FROM ${table} WHERE "providerId" = $1`, [id]);
  }

  /** Keeps a sign-in that begins. @returns the state that comes back with the answer */
  async begin(browser: string, begun: Attempt): Promise<string> {
    const state = newSecret();
    await this.pool.query(
      `INSERT INTO ${ATTEMPTS} ("stateHash", "browserHash", "providerId", nonce, "codeVerifier", "returnTo", "personId", "invitationHash", expires)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute')`,
      [
        hashed(state),
        hashed(browser),
        begun.providerId,
        begun.nonce,
        begun.codeVerifier,
        begun.returnTo,
        begun.personId,
        begun.invitationHash,
        ATTEMPT_MINUTES,
      ],
    );
    return state;
  }

  /** Uses a sign-in up that this browser began; undefined when it did not, it was used, or it took too long. */
  async take(browser: string, state: string, providerId: IdentityProviderId): Promise<Attempt | undefined> {
    return rowOf(
      attempt,
      this.pool.query(
        `DELETE FROM ${ATTEMPTS} WHERE "stateHash" = $1 AND "browserHash" = $2 AND "providerId" = $3 AND expires > now()
         RETURNING "providerId", nonce, "codeVerifier", "returnTo", "personId", "invitationHash"`,
        [hashed(state), hashed(browser), providerId],
      ),
    );
  }

  /** Whom a provider knows as this subject. */
  async personOf(id: IdentityProviderId, issuer: string, subject: string) {
    return rowOf(
      link,
      this.pool.query(
        `SELECT "personId", "linkedBy" FROM ${LINKS} WHERE "providerId" = $1 AND issuer = $2 AND "subjectHash" = $3`,
        [id, issuer, hashed(subject)],
      ),
    );
  }

  /** Links a subject to a person. @returns false when either is linked already, to somebody or something else */
  async link(
    id: IdentityProviderId,
    { issuer, subject }: { readonly issuer: string; readonly subject: string },
    { personId, linkedBy }: z.infer<typeof link>,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${LINKS} ("providerId", issuer, "subjectHash", "personId", "linkedBy") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [id, issuer, hashed(subject), personId, linkedBy],
    );
    if (rowCount === 1) return true;
    const { rowCount: same } = await this.pool.query(
      `UPDATE ${LINKS} SET "linkedBy" = $5
       WHERE "providerId" = $1 AND issuer = $2 AND "subjectHash" = $3 AND "personId" = $4`,
      [id, issuer, hashed(subject), personId, linkedBy],
    );
    return same === 1;
  }

  /** @returns whether there was a link */
  async unlink(id: IdentityProviderId, person: PersonId): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM ${LINKS} WHERE "providerId" = $1 AND "personId" = $2`,
      [id, person],
    );
    return rowCount !== 0;
  }

  /** Since when a person can sign in by which provider. */
  async linksOf(person: PersonId) {
    return rowsOf(
      own,
      this.pool.query(`SELECT "providerId", "linkedAt", "linkedBy" FROM ${LINKS} WHERE "personId" = $1`, [
        person,
      ]),
    );
  }

  /** Everybody who works here and can sign in by a provider. */
  async everyLink() {
    return rowsOf(
      linked,
      this.pool.query(
        `SELECT link."providerId", link."personId", link."linkedAt"
         FROM ${LINKS} link JOIN ${READ_SCHEMA}.people person ON person.id = link."personId"
         WHERE person."departedOn" IS NULL ORDER BY 1, 2, 3`,
      ),
    );
  }

  async countOfPeople(): Promise<ReadonlyMap<string, number>> {
    const rows = await rowsOf(
      counted,
      this.pool.query(
        `SELECT "providerId", count(DISTINCT "personId")::int AS people FROM ${LINKS} GROUP BY "providerId"`,
      ),
    );
    return new Map(rows.map(({ providerId, people }) => [providerId, people]));
  }

  /** Who can sign in by a provider, by name. */
  async peopleOf(id: IdentityProviderId): Promise<LinkedPerson[]> {
    return rowsOf(
      linkedPerson,
      this.pool.query(
        `SELECT link."personId", person."firstName" || ' ' || person."lastName" AS name, max(link."linkedAt") AS "linkedAt"
         FROM ${LINKS} link JOIN ${READ_SCHEMA}.people person ON person.id = link."personId"
         WHERE link."providerId" = $1 GROUP BY link."personId", name ORDER BY name, link."personId" LIMIT $2`,
        [id, MOST_LISTED],
      ),
    );
  }

  /** Notes a logout token. @returns false when it was used already */
  async useLogout(token: string, expires: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${LOGOUTS} ("tokenHash", expires) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [hashed(token), expires.toISOString()],
    );
    return rowCount === 1;
  }

  /** Notes an assertion. @returns false when it was used already, in whichever process */
  async useAssertion(assertion: string, expires: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${ASSERTIONS} ("assertionHash", expires) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [hashed(assertion), expires.toISOString()],
    );
    return rowCount === 1;
  }

  /** Keeps an answer for a moment. @returns the secret by which it is taken, once */
  async keepAnswer(id: IdentityProviderId, answer: string): Promise<string> {
    const secret = newSecret();
    await this.pool.query(
      `INSERT INTO ${ANSWERS} ("answerHash", "providerId", sealed, expires)
       VALUES ($1, $2, $3, now() + $4 * interval '1 second')`,
      [hashed(secret), id, this.box.seal(answer, `answer ${id}`), ANSWER_SECONDS],
    );
    return secret;
  }

  async takeAnswer(id: IdentityProviderId, secret: string): Promise<string | undefined> {
    const row = await rowOf(
      withSealed,
      this.pool.query(
        `DELETE FROM ${ANSWERS} WHERE "answerHash" = $1 AND "providerId" = $2 AND expires > now() RETURNING sealed`,
        [hashed(secret), id],
      ),
    );
    return row && this.box.open(row.sealed, `answer ${id}`);
  }

  /** Removes what has run out. */
  async sweep(): Promise<void> {
    for (const table of [ATTEMPTS, LOGOUTS, ASSERTIONS, ANSWERS])
      await this.pool.query(`DELETE FROM ${table} WHERE expires <= now()`);
  }
}

/** 256 random bits, which nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
