import { contract } from '../../kernel/contract';
import { meetingEvents } from './events';
import { meetingRoutes } from './routes';

export const meetingsContract = contract({
  events: meetingEvents,
  routes: { meetings: meetingRoutes },
});
