import { contract } from '../../kernel/contract';
import { meetingEvents, meetingSeriesEvents } from './events';
import { meetingRoutes } from './routes';

export const meetingsContract = contract({
  events: [...meetingEvents, ...meetingSeriesEvents],
  routes: { meetings: meetingRoutes },
});
