import { eventDefinitions } from '@annals/contracts/events';

const DEFINITIONS = new Map(eventDefinitions.map((definition) => [definition.type, definition]));

/** Whether nobody in operations learns who acted in events of a type; of one that this version does not know, nobody can tell what was promised. */
export function isConfidential(type: string): boolean {
  return DEFINITIONS.get(type)?.isConfidential ?? true;
}
