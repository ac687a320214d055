import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeedId } from '@annals/contracts/features/calendar-feeds/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  CALENDAR_FEED_KINDS,
  type CalendarFeedKind,
} from '@annals/contracts/features/calendar-feeds/constants';
import { calendarFeedView, type CalendarFeedView } from '@annals/contracts/features/calendar-feeds/routes';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { isDiskFull } from '../../platform/kernel/disk-full';
import { ACCOUNTS_SCHEMA } from '../../platform/sessions/schema';

const TABLE = `${ACCOUNTS_SCHEMA}.calendar_feeds`;

/** Whose calendar a feed shows, and which. */
const openFeed = z.object({ personId, kind: z.enum(CALENDAR_FEED_KINDS) });
type OpenFeed = z.infer<typeof openFeed>;

/** The secrets of calendar feeds, as hashes: somebody who reads the table cannot read a calendar, and the log never has them. */
export class FeedSecrets {
  constructor(private readonly pool: pg.Pool) {}

  /** The open feeds of a person, newest first. */
  async openOf(personId: PersonId): Promise<CalendarFeedView[]> {
    return rowsOf(
      calendarFeedView,
      this.pool.query(
        `SELECT id, kind, "createdAt", "lastUsedAt" FROM ${TABLE}
       WHERE "personId" = $1 AND "tokenHash" IS NOT NULL ORDER BY "createdAt" DESC, id`,
        [personId],
      ),
    );
  }

  /** Gives a feed its secret, and another one if it has one: it can be shown only once. One that was revoked stays so. @returns the secret */
  async issue(feed: { id: CalendarFeedId; personId: PersonId; kind: CalendarFeedKind }): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(
      `INSERT INTO ${TABLE} (id, "personId", kind, "tokenHash") VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET "tokenHash" = excluded."tokenHash" WHERE ${TABLE}."tokenHash" IS NOT NULL`,
      [feed.id, feed.personId, feed.kind, hashOf(token)],
    );
    return token;
  }

  /** Forgets the secret of one's own feed. */
  async revoke(id: CalendarFeedId, personId: PersonId): Promise<void> {
    await this.pool.query(`UPDATE ${TABLE} SET "tokenHash" = NULL WHERE id = $1 AND "personId" = $2`, [
      id,
      personId,
    ]);
  }

  /** Whose feed opens with this secret, noting that it was used; undefined when none does. */
  async use(token: string): Promise<OpenFeed | undefined> {
    const ask = (statement: string) => rowOf(openFeed, this.pool.query(statement, [hashOf(token)]));
    try {
      return await ask(
        `UPDATE ${TABLE} SET "lastUsedAt" = now() WHERE "tokenHash" = $1 RETURNING "personId", kind`,
      );
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      // When it was last used need not be kept: calendars go on reading while there is no room on the disk.
      return ask(`SELECT "personId", kind FROM ${TABLE} WHERE "tokenHash" = $1`);
    }
  }
}

/** A secret of 256 random bits needs no salt and no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
