import { contract } from '../../kernel/contract';
import { erasureEvents } from './erasure-events';
import { subjectAccessEvents } from './subject-access-events';
import { privacyRoutes } from './routes';
import { subjectAccessRoutes } from './subject-access-routes';

export const privacyContract = contract({
  events: [...erasureEvents, ...subjectAccessEvents],
  routes: { privacy: privacyRoutes, subjectAccess: subjectAccessRoutes },
});
