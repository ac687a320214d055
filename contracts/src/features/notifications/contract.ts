import { contract } from '../../kernel/contract';
import { notificationEvents } from './events';
import { inboxEvents } from './inbox-events';
import { notificationEmailEvents } from './email-events';
import { notificationRoutes } from './routes';

export const notificationsContract = contract({
  events: [...notificationEvents, ...inboxEvents, ...notificationEmailEvents],
  routes: { notifications: notificationRoutes },
});
