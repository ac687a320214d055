import { contract } from '../../kernel/contract';
import { operationsEvents } from './events';
import { operationRequestEvents } from './operation-events';
import { masterKeyEvents } from './master-key-events';
import { automaticActRoutes } from './automatic-acts';
import { operationsRoutes } from './routes';

export const operationsContract = contract({
  events: [...operationsEvents, ...operationRequestEvents, ...masterKeyEvents],
  routes: { automaticActs: automaticActRoutes, operations: operationsRoutes },
});
