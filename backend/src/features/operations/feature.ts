import { operationsFeature } from '@annals/contracts/features/operations/feature';
import { backendFeature } from '../../platform/feature';
import { automaticActDoors } from './automatic-acts';
import { operationsDoors } from './handlers';

export const operationsBackend = backendFeature(operationsFeature, {
  doors: (services) => [...automaticActDoors(services), ...operationsDoors(services)],
});
