import { z } from 'zod';
import { command, pageQuery, query } from '../kernel/route';
import { notificationView } from './views';

export const notificationRoutes = {
  list: query('GET /api/notifications', {
    summary: 'The caller’s notifications, newest first',
    may: 'notifications:see-own',
    query: pageQuery,
    answer: z.array(notificationView),
    paged: true,
    tags: ['Notifications'],
    reads: ['notifications', 'meetings', 'people'],
  }),
  markRead: command('PATCH /api/notifications/:notificationId/read', {
    summary: 'Mark one of the caller’s notifications as read',
    may: 'notifications:see-own',
    params: z.strictObject({ notificationId: z.string().max(100) }),
    changes: ['Notifications'],
  }),
};
