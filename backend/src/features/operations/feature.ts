import { operationsFeature } from '@annals/contracts/features/operations/feature';
import { backendFeature } from '../../platform/feature';
import { automaticActHandlers } from './automatic-acts';
import { operationsHandlers } from './handlers';

export const operationsBackend = backendFeature(operationsFeature, {
  handlers: (services) => [...automaticActHandlers(services), ...operationsHandlers(services)],
});
