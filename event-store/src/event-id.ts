import { parse, v5 } from 'uuid';

/** The namespace of all event ids of Annals. Never changed: retries of commands from before would not be recognised. */
const NAMESPACE = parse('6d3b3f0a-6f0c-5b43-9d5f-6c2b2d3f8e11');

/**
 * The id of an event, derived from the command that caused it: a repeated command makes the same ids, and stores recognise them.
 * @param commandId the command's idempotency key
 * @param index the event's place among those of the command, from 0
 */
export function eventId(commandId: string, index: number): string {
  return v5(`${commandId}/${index}`, NAMESPACE);
}
