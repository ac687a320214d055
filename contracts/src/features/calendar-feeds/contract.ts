import { contract } from '../../kernel/contract';
import { calendarFeedEvents } from './events';
import { calendarFeedRoutes } from './routes';

export const calendarFeedsContract = contract({
  events: calendarFeedEvents,
  routes: { calendarFeeds: calendarFeedRoutes },
});
