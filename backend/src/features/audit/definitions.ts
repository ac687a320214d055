import { eventDefinitions } from '@annals/contracts/events';
import { masked } from '@annals/contracts/features/audit/sensitivity';
import type { EventDefinition, RecordedEvent } from '@annals/contracts/kernel/event';

const definitions = new Map<string, EventDefinition>(eventDefinitions.map((one) => [one.type, one]));

/** The declaration of an event that was read: the log gives back no other. */
export function definitionOf({ type }: Pick<RecordedEvent, 'type'>): EventDefinition {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`${type} is not an event of the contracts`);
  return definition;
}

/** The values of an event by field. */
export function valuesOf({ data }: RecordedEvent): Readonly<Record<string, unknown>> {
  return data as Readonly<Record<string, unknown>>;
}

/** The event as somebody sees it who has stated no reason: its sensitive values read as if they were erased. */
export function maskedEvent(event: RecordedEvent): RecordedEvent {
  return { ...event, data: masked(definitionOf(event), valuesOf(event)) };
}
