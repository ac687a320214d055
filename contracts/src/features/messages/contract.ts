import { contract } from '../../kernel/contract';
import { messageEvents } from './events';
import { messageRoutes } from './routes';

export const messagesContract = contract({
  events: messageEvents,
  routes: { messages: messageRoutes },
});
