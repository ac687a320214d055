import type { EventDefinition } from '@annals/contracts/kernel/event';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\d(T|$)/;
/** What is searched of one event at most: texts of catalogues are short. */
const MOST_CHARACTERS = 2_000;

/** The texts of an event that anybody who may see the log may search: those of its fields that are not personal, and the stated reason. */
export function wordsOf(
  definition: EventDefinition,
  data: Readonly<Record<string, unknown>>,
  reason?: string,
): string {
  const found: string[] = reason === undefined ? [] : [reason];
  for (const [field, value] of Object.entries(data))
    if (!definition.personalFields.includes(field)) collect(value, found);
  return [...new Set(found)].join(' ').slice(0, MOST_CHARACTERS);
}

function collect(value: unknown, into: string[]): void {
  if (typeof value === 'string') {
    if (!UUID.test(value) && !INSTANT.test(value)) into.push(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collect(item, into);
}
