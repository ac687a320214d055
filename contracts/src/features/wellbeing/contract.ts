import { contract } from '../../kernel/contract';
import { wellbeingEvents } from './events';
import { managerAlertEvents } from './alert-events';
import { pulseAnnouncementEvents } from './announcement-events';
import { wellbeingRoutes } from './routes';

export const wellbeingContract = contract({
  events: [...wellbeingEvents, ...managerAlertEvents, ...pulseAnnouncementEvents],
  routes: { wellbeing: wellbeingRoutes },
});
