import { z } from 'zod';
import { command, pageQuery, query } from '../../kernel/route';
import { noticeKindName } from './kind-name';
import { setQuietHours } from './quiet-hours';
import { notificationChoice, notificationView, quietHoursView } from './views';

const ofNotification = z.strictObject({ notificationId: z.string().max(100) });
const may = 'notifications:see-own';
const changes = ['Notifications'] as const;
/** Reminders of skip-level meetings are read and dismissed at the same addresses. */
const changesOne = ['Notifications', 'SkipLevel'] as const;

export const notificationRoutes = {
  list: query('GET /api/notifications', {
    summary: 'The caller’s notifications, newest first, without those they dismissed',
    may,
    query: pageQuery.extend({
      /** `unread`: only those. Left out: all. */
      which: z.enum(['unread']).optional(),
    }),
    answer: z.array(notificationView),
    paged: true,
    tags: ['Notifications'],
    reads: ['notifications', 'inboxes', 'people'],
  }),
  unread: query('GET /api/notifications/unread', {
    summary: 'How many of the caller’s notifications are unread',
    may,
    answer: z.object({ count: z.number() }),
    tags: ['Notifications'],
    reads: ['notifications', 'inboxes'],
  }),
  choices: query('GET /api/notifications/choices', {
    summary:
      'Where the caller is told of what can reach somebody with their role: in the app, by e-mail, or not',
    may,
    answer: z.array(notificationChoice),
    tags: ['Notifications'],
    reads: ['inboxes'],
  }),
  quietHours: query('GET /api/notifications/quiet-hours', {
    summary: 'When e-mails to the caller are held back, and in which time zone',
    may,
    answer: quietHoursView,
    tags: ['Notifications', 'Session'],
    reads: ['inboxes', 'people'],
  }),
  setQuietHours: command('PATCH /api/notifications/quiet-hours', {
    summary: 'Choose when e-mails are held back',
    may,
    body: setQuietHours,
    changes,
  }),
  markRead: command('PATCH /api/notifications/:notificationId/read', {
    summary: 'Mark one of the caller’s notifications as read',
    may,
    params: ofNotification,
    changes: changesOne,
  }),
  dismiss: command('PATCH /api/notifications/:notificationId/dismiss', {
    summary: 'Put one of the caller’s notifications away',
    may,
    params: ofNotification,
    changes: changesOne,
  }),
  markAllRead: command('POST /api/notifications/read', {
    summary: 'Mark everything the caller was told up to a moment as read',
    may,
    body: z.strictObject({ until: z.iso.datetime() }),
    changes,
  }),
  choose: command('PATCH /api/notifications/choices', {
    summary: 'Choose where to be told of one kind of thing',
    may,
    body: z.strictObject({ kind: noticeKindName, app: z.boolean(), email: z.boolean() }),
    changes,
  }),
};
