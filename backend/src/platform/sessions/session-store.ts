import { createHash } from 'node:crypto';
import { SESSION_MINUTES } from '@annals/contracts/features/break-glass/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { isDiskFull } from '../../platform/kernel/disk-full';
import { ACCOUNTS_SCHEMA, SIGN_IN_SCHEMA } from './schema';

const withSess = z.object({
  sess: z.unknown(),
});
const sessionRow = z.object({
  id: z.string(),
  sess: z.unknown(),
  expire: z.string(),
});

const withUserId = z.object({ userId: personId });

const past = z.object({ userId: personId.nullable(), because: z.enum(['idle limit', 'age limit']) });

/** Which sessions of an identity provider are meant; what is left out does not matter. */
export interface ProviderSessions {
  readonly sid?: string | undefined;
  readonly personId?: PersonId | undefined;
}

const TABLE = `${ACCOUNTS_SCHEMA}.sessions`;

/** A read of this table must not let anyone take over a session: it holds hashes of the ids that the cookies carry. */
export function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url');
}

/** What a session holds beside koa-session's own fields. */
const session = z.object({
  userId: z.string(),
  /** What the browser called itself. */
  agent: z.string().optional(),
  /** The id that the event of the sign-in names it by. */
  publicId: z.string().optional(),
  /** The shortened network address it began from. */
  network: z.string().nullish(),
  signedInAt: z.string().optional(),
  seenAt: z.string().optional(),
});

/** A session as it is listed to its person. */
export interface StoredSession {
  /** The hash that is in the table: it names a session and opens none. */
  readonly id: string;
  readonly session: z.infer<typeof session>;
  readonly expire: string;
}

/** The specification's `sessions` table behind koa-session. */
export class SessionStore {
  constructor(private readonly pool: pg.Pool) {}

  get = async (sid: string): Promise<unknown> => {
    const row = await rowOf(
      withSess,
      this.pool.query(`SELECT sess FROM ${TABLE} WHERE sid = $1 AND expire > now()`, [hashed(sid)]),
    );
    return row?.sess;
  };

  set = async (sid: string, session: unknown, maxAge: number): Promise<void> => {
    try {
      await this.pool.query(
        `INSERT INTO ${TABLE} (sid, sess, expire) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
         ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
        [hashed(sid), JSON.stringify(session), maxAge],
      );
    } catch (error) {
      // When somebody was last seen need not be kept: the person who is signed in goes on reading while there is no room on the disk.
      if (!isDiskFull(error) || (await this.get(sid)) === undefined) throw error;
    }
  };

  destroy = async (sid: string): Promise<void> => {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE sid = $1`, [hashed(sid)]);
  };

  /** Where somebody is signed in, the latest seen first. */
  async listOf(personId: PersonId): Promise<StoredSession[]> {
    const rows = await rowsOf(
      sessionRow,
      this.pool.query(
        `SELECT sid AS id, sess, expire FROM ${TABLE} WHERE sess ->> 'userId' = $1 AND expire > now()
       ORDER BY sess ->> 'seenAt' DESC NULLS LAST, sid`,
        [personId],
      ),
    );
    return rows.map(({ id, sess, expire }) => ({ id, session: session.parse(sess), expire }));
  }

  /** Ends one session of a person. @returns how many that were: 0 when it is none of theirs */
  async endOne(personId: PersonId, id: string): Promise<number> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM ${TABLE} WHERE sid = $2 AND sess ->> 'userId' = $1 AND expire > now()`,
      [personId, id],
    );
    return rowCount ?? 0;
  }

  /** Ends all sessions of a person, but the one to keep. @returns how many that were */
  async endAllOf(personId: PersonId, keep = ''): Promise<number> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM ${TABLE} WHERE sess ->> 'userId' = $1 AND sid <> $2 AND expire > now()`,
      [personId, keep],
    );
    return rowCount ?? 0;
  }

  /**
   * Ends what an identity provider began: one session by the name that the provider has for it, or all of a person.
   * @returns whose they were, one for each
   */
  async endOfProvider(providerId: string, { sid, personId }: ProviderSessions): Promise<PersonId[]> {
    const rows = await rowsOf(
      withUserId,
      this.pool.query(
        `DELETE FROM ${TABLE} WHERE sess -> 'provider' ->> 'id' = $1 AND expire > now()
           AND ($2::text IS NULL OR sess -> 'provider' ->> 'sid' = $2)
           AND ($3::text IS NULL OR sess ->> 'userId' = $3)
           AND NOT ($2::text IS NULL AND $3::text IS NULL)
         RETURNING sess ->> 'userId' AS "userId"`,
        [providerId, sid ?? null, personId ?? null],
      ),
    );
    return rows.map(({ userId }) => userId);
  }

  /**
   * Removes the sessions that are over: not used for too long, or as old as they may be. @param longestDays as the operator set it
   * @returns whose they were, and by which limit, one for each
   */
  async endPastLimits(
    longestDays: number,
  ): Promise<{ userId: PersonId; because: 'idle limit' | 'age limit' }[]> {
    const rows = await rowsOf(
      past,
      this.pool.query(
        `DELETE FROM ${TABLE} session USING (
           SELECT sid, CASE
             WHEN "signedInAt" <= now() - CASE WHEN "isBreakGlass" THEN interval '${SESSION_MINUTES} minutes'
               ELSE least($1, policy."longestDays") * interval '1 day' END THEN 'age limit'
             WHEN expire <= now() OR "seenAt" <= now() - policy."idleMinutes" * interval '1 minute' THEN 'idle limit'
           END AS because
           FROM (
             SELECT sid, expire, (sess ->> 'signedInAt')::timestamptz AS "signedInAt",
               coalesce(sess ->> 'seenAt', sess ->> 'signedInAt')::timestamptz AS "seenAt",
               coalesce((sess ->> 'isBreakGlass')::boolean, false) AS "isBreakGlass"
             FROM ${TABLE}
           ) kept LEFT JOIN ${SIGN_IN_SCHEMA}.policy policy ON true
         ) over
         WHERE session.sid = over.sid AND over.because IS NOT NULL
         RETURNING session.sess ->> 'userId' AS "userId", over.because`,
        [longestDays],
      ),
    );
    return rows.flatMap(({ userId, because }) => (userId === null ? [] : [{ userId, because }]));
  }
}
