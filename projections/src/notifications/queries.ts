import type { PersonId } from '@annals/contracts/kernel/ids';
import type { NotificationRow, NotificationView } from '@annals/contracts/notifications/views';
import { z } from 'zod';
import type { ReadModels } from '../kernel/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../kernel/page';

/** When the last notification of a page came, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.string()]);

/** What a person has been told, newest first. */
export async function notificationsOf(
  db: ReadModels,
  personId: PersonId,
  request: PageRequest,
): Promise<Page<NotificationView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = (await db('notifications as notification')
    .join('meetings as meeting', 'meeting.id', 'notification.meetingId')
    .joinRaw(
      `JOIN people AS other ON other.id = CASE WHEN meeting."managerId" = notification."personId" THEN meeting."employeeId" ELSE meeting."managerId" END`,
    )
    .select('notification.*', 'meeting.title')
    .select(db.raw(`other."firstName" || ' ' || other."lastName" AS "otherName"`))
    .where('notification.personId', personId)
    .modify((query) => {
      if (cursor)
        void query.whereRaw('(notification."createdAt", notification.id) < (?::timestamptz, ?)', cursor);
    })
    .orderBy([
      { column: 'notification.createdAt', order: 'desc' },
      { column: 'notification.id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as NotificationView[];
  return cutPage(rows, request.limit, (row) => [row.createdAt, row.id]);
}

/** One of a person's own notifications; undefined when there is none or it is someone else's. */
export function notificationOf(
  db: ReadModels,
  personId: PersonId,
  id: string,
): Promise<NotificationRow | undefined> {
  return db<NotificationRow>('notifications').where({ id, personId }).first();
}
