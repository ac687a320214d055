import { contract } from '../../kernel/contract';
import { cohortEvents } from './events';
import { cohortRoutes } from './routes';

export const cohortsContract = contract({
  events: cohortEvents,
  routes: { cohorts: cohortRoutes },
});
