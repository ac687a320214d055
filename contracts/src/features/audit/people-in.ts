import type { z } from 'zod';
import type { EventDefinition } from '../../kernel/event';
import { personId } from '../../kernel/ids';

const FIELDS_OF_PEOPLE = new WeakMap<EventDefinition, readonly string[]>();

/** The fields of an event that name people, as its schema declares them. */
export function fieldsOfPeople(definition: EventDefinition): readonly string[] {
  const known = FIELDS_OF_PEOPLE.get(definition);
  if (known) return known;
  const fields = Object.entries(definition.schema.shape)
    .filter(([, schema]) => namesPeople(schema))
    .map(([field]) => field);
  FIELDS_OF_PEOPLE.set(definition, fields);
  return fields;
}

/** The ids of the people an event names, each once; whom it is about comes first where the definition says so. */
export function peopleIn(definition: EventDefinition, data: Readonly<Record<string, unknown>>): string[] {
  const ids = fieldsOfPeople(definition).flatMap((field) => {
    const value = data[field];
    return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  });
  const about = definition.about === undefined ? undefined : data[definition.about];
  return [...new Set(typeof about === 'string' ? [about, ...ids] : ids)];
}

/** Whether a schema is that of a person's id: plain, nullable, optional, or a list of them. */
function namesPeople(schema: unknown): boolean {
  if (schema === personId) return true;
  const { innerType, element } = (schema as z.core.$ZodType & { def: Inside }).def;
  return [innerType, element].some((inner) => inner !== undefined && namesPeople(inner));
}

/** What an optional, a nullable or a list is made of. */
interface Inside {
  readonly innerType?: unknown;
  readonly element?: unknown;
}
