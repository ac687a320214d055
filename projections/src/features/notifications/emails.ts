import { personId } from '@annals/contracts/kernel/ids';
import { LANGUAGES } from '@annals/contracts/kernel/language';
import { NOTICE_KIND_NAMES, noticeKinds } from '@annals/contracts/notice-kinds';
import { quietHours } from '@annals/contracts/features/notifications/quiet-hours';
import { notificationView } from '@annals/contracts/features/notifications/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** What says when a person gets e-mails. */
const hoursOfPerson = z.object({
  timeZone: z.string().nullable(),
  /** When they are held back; null: in the usual hours. */
  quietHours: quietHours.nullable(),
});
export type HoursOfPerson = z.infer<typeof hoursOfPerson>;

/** A notification whose e-mail is still to be sent, with what the mail needs of its recipient. */
const emailDueRow = hoursOfPerson
  .extend(
    notificationView.pick({ id: true, kind: true, path: true, facts: true, otherName: true, createdAt: true })
      .shape,
  )
  .extend({
    personId,
    address: z.string(),
    firstName: z.string(),
    /** The one they chose; null: none. */
    language: z.enum(LANGUAGES).nullable(),
  });
export type EmailDue = z.infer<typeof emailDueRow>;

/** What is needed of a notification to know whether its e-mail goes out now. */
const emailWaiting = hoursOfPerson.extend(
  emailDueRow.pick({ id: true, personId: true, createdAt: true }).shape,
);
export type EmailWaiting = z.infer<typeof emailWaiting>;

const emailedByDefault = NOTICE_KIND_NAMES.filter((kind) => noticeKinds[kind].defaults.email);

/** What is to be sent: not yet tried to the end, not yet read, wanted by e-mail, and to someone who works here. */
function due(db: ReadModels): Knex.QueryBuilder {
  return db('notifications as notification')
    .join('people as person', 'person.id', 'notification.personId')
    .leftJoin('people as other', 'other.id', 'notification.aboutId')
    .leftJoin('inboxes as inbox', 'inbox.id', 'notification.personId')
    .whereNull('person.departedOn')
    .where('notification.isRead', false)
    .where('notification.dismissed', false)
    .where((tried) => void tried.whereNull('notification.email').orWhere('notification.email', 'failed'))
    .whereRaw('coalesce(notification."createdAt" > inbox."readUntil", true)')
    .whereRaw(
      `coalesce((inbox.choices -> notification.kind ->> 'email')::boolean, notification.kind = ANY(?::text[]))`,
      [emailedByDefault],
    );
}

/** The e-mails of these notifications that are still to be sent. */
export function emailsDueOf(db: ReadModels, ids: readonly string[]): Promise<EmailDue[]> {
  return rowsOf(
    emailDueRow,
    due(db)
      .whereIn('notification.id', [...ids])
      .select('notification.id', 'notification.personId', 'notification.kind')
      .select(
        'notification.path',
        'notification.facts',
        'person.firstName',
        'person.timeZone',
        'person.language',
      )
      .select('inbox.quietHours', 'notification.createdAt')
      .select({ address: 'person.email' })
      .select(db.raw(`other."firstName" || ' ' || other."lastName" AS "otherName"`)),
  );
}

/** The hours of those to whom an e-mail is still to be sent of what they were told since `since`, each once. */
export function hoursOfEmailsDue(db: ReadModels, since: string): Promise<HoursOfPerson[]> {
  return rowsOf(
    hoursOfPerson,
    due(db).where('notification.createdAt', '>', since).distinct('person.timeZone', 'inbox.quietHours'),
  );
}

/**
 * The notifications since `since` whose e-mail is still to be sent, now or when quiet hours end, to people of these hours; oldest first, at
 * most `limit` after `after`.
 */
export async function emailsDue(
  db: ReadModels,
  {
    since,
    after,
    limit,
    hours,
  }: {
    since: string;
    after?: { createdAt: string; id: string } | undefined;
    limit: number;
    hours: readonly HoursOfPerson[];
  },
): Promise<EmailWaiting[]> {
  return rowsOf(
    emailWaiting,
    due(db)
      .where('notification.createdAt', '>', since)
      .whereRaw(`jsonb_build_array(person."timeZone", inbox."quietHours") = ANY(?::jsonb[])`, [
        hours.map(({ timeZone, quietHours }) => JSON.stringify([timeZone, quietHours])),
      ])
      .modify((query) => {
        if (after)
          void query.whereRaw('(notification."createdAt", notification.id) > (?::timestamptz, ?)', [
            after.createdAt,
            after.id,
          ]);
      })
      .select(
        'notification.id',
        'notification.personId',
        'notification.createdAt',
        'person.timeZone',
        'inbox.quietHours',
      )
      .orderBy(['notification.createdAt', 'notification.id'])
      .limit(limit),
  );
}
