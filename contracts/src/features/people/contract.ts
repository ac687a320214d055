import { contract } from '../../kernel/contract';
import { personEvents } from './events';
import { organizationEvents } from './organization-events';
import { profileEvents } from './profile-events';
import { pictureRoutes } from './picture';
import { profileRoutes } from './profile';
import { peopleRoutes } from './routes';

export const peopleContract = contract({
  events: [...personEvents, ...organizationEvents, ...profileEvents],
  routes: { profile: profileRoutes, pictures: pictureRoutes, people: peopleRoutes },
});
