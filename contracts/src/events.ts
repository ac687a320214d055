import { CONTRACTS } from './contracts';
import type { EventDefinition } from './kernel/event';

/** Every event there is, by feature. */
export const eventDefinitions: readonly EventDefinition[] = CONTRACTS.flatMap(({ events }) => events);
