import type { PersonId } from '@annals/contracts/kernel/ids';
import { NOTICE_KIND_NAMES, noticeKinds } from '@annals/contracts/notice-kinds';
import { quietHours, type QuietHours } from '@annals/contracts/features/notifications/quiet-hours';
import {
  inboxRow,
  notificationRow,
  notificationView,
  type InboxRow,
  type NotificationRow,
  type NotificationView,
} from '@annals/contracts/features/notifications/views';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const counted = z.object({ count: z.number() });
const hoursChosen = z.object({
  quietHours: quietHours.nullable(),
  timeZone: z.string().nullable(),
});

/** When the last notification of a page came, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.string()]);

const IS_READ = `(notification."isRead" OR coalesce(notification."createdAt" <= inbox."readUntil", false))`;
const shownByDefault = NOTICE_KIND_NAMES.filter((kind) => noticeKinds[kind].defaults.app);

/** A person's notifications beside their choices, without those put away and the kinds they do not want to see. */
function shownTo(db: ReadModels, personId: PersonId): Knex.QueryBuilder {
  return db('notifications as notification')
    .leftJoin('inboxes as inbox', 'inbox.id', 'notification.personId')
    .where('notification.personId', personId)
    .where('notification.dismissed', false)
    .whereRaw(
      `coalesce((inbox.choices -> notification.kind ->> 'app')::boolean, notification.kind = ANY(?::text[]))`,
      [shownByDefault],
    );
}

/** What a person has been told, newest first. */
export async function notificationsOf(
  db: ReadModels,
  personId: PersonId,
  request: PageRequest & { which?: 'unread' | undefined },
): Promise<Page<NotificationView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    notificationView,
    shownTo(db, personId)
      .leftJoin('people as other', 'other.id', 'notification.aboutId')

      .select(
        ['id', 'personId', 'kind', 'path', 'aboutId', 'facts', 'dismissed', 'createdAt'].map(
          (column) => `notification.${column}`,
        ),
      )

      .select(db.raw(`${IS_READ} AS "isRead"`))
      .select(db.raw(`other."firstName" || ' ' || other."lastName" AS "otherName"`))
      .modify((query) => {
        if (request.which === 'unread') void query.whereRaw(`NOT ${IS_READ}`);
        if (cursor)
          void query.whereRaw('(notification."createdAt", notification.id) < (?::timestamptz, ?)', cursor);
      })
      .orderBy([
        { column: 'notification.createdAt', order: 'desc' },
        { column: 'notification.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.createdAt, row.id]);
}

/** How many of a person's notifications are unread. */
export async function unreadCountOf(db: ReadModels, personId: PersonId): Promise<number> {
  const { count } = await oneRowOf(
    counted,
    shownTo(db, personId).whereRaw(`NOT ${IS_READ}`).select(db.raw('count(*)::integer AS count')),
  );
  return count;
}

/** One of a person's own notifications; undefined when there is none or it is someone else's. */
export function notificationOf(
  db: ReadModels,
  personId: PersonId,
  id: string,
): Promise<NotificationRow | undefined> {
  return rowOf(notificationRow, db('notifications').where({ id, personId }).limit(1));
}

/** When e-mails to a person are held back, and the time zone they chose; nulls for what they never chose. */
export async function quietHoursOf(
  db: ReadModels,
  personId: PersonId,
): Promise<{ quietHours: QuietHours | null; timeZone: string | null }> {
  const row = await rowOf(
    hoursChosen,
    db('people as person')
      .leftJoin('inboxes as inbox', 'inbox.id', 'person.id')
      .where('person.id', personId)
      .select('inbox.quietHours', 'person.timeZone')
      .limit(1),
  );
  return row ?? { quietHours: null, timeZone: null };
}

/** What a person chose, by the name of the kind; kinds they never chose are missing. */
export async function choicesOf(db: ReadModels, personId: PersonId): Promise<InboxRow['choices']> {
  const row = await rowOf(inboxRow, db('inboxes').where({ id: personId }).limit(1));
  return row?.choices ?? {};
}
