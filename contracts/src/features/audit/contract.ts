import { contract } from '../../kernel/contract';
import { searchEvents, sampleEvents } from './search-events';
import { sensitiveEvents } from './sensitive-events';
import { sealEvents } from './seal-events';
import { evidenceEvents } from './evidence-events';
import { auditRoutes } from './routes';
import { sealRoutes } from './seal-routes';
import { evidenceRoutes } from './evidence-routes';

export const auditContract = contract({
  events: [...searchEvents, ...sampleEvents, ...sensitiveEvents, ...sealEvents, ...evidenceEvents],
  routes: { audit: auditRoutes, seal: sealRoutes, evidence: evidenceRoutes },
});
