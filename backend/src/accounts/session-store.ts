import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ACCOUNTS_SCHEMA } from './schema';

const TABLE = `${ACCOUNTS_SCHEMA}.sessions`;

/** A read of this table must not let anyone take over a session: it holds hashes of the ids that the cookies carry. */
function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url');
}

/** The specification's `sessions` table behind koa-session. */
export class SessionStore {
  constructor(private readonly pool: pg.Pool) {}

  get = async (sid: string): Promise<unknown> => {
    const { rows } = await this.pool.query<{ sess: unknown }>(
      `SELECT sess FROM ${TABLE} WHERE sid = $1 AND expire > now()`,
      [hashed(sid)],
    );
    return rows[0]?.sess;
  };

  set = async (sid: string, session: unknown, maxAge: number): Promise<void> => {
    await this.pool.query(
      `INSERT INTO ${TABLE} (sid, sess, expire) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
       ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
      [hashed(sid), JSON.stringify(session), maxAge],
    );
  };

  destroy = async (sid: string): Promise<void> => {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE sid = $1`, [hashed(sid)]);
  };

  /** Removes sessions that have run out. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${TABLE} WHERE expire <= now()`);
  }
}
