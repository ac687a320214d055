import { fieldsOfPeople } from '@annals/contracts/features/audit/people-in';
import type { EventDefinition, RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { definitionOf, valuesOf } from '../../audit/definitions';
import type { Disclosed, Disclosures } from '../../../platform/commands/disclosures';
import type { LeftOutBecause } from '../../../platform/commands/left-out';

/** Whose archive it is, and who gets it. */
export interface Whose {
  readonly personId: PersonId;
  /** An administrator gets it, and the person works here and could ask for it themself. */
  readonly isForAdministratorAlone: boolean;
}

/**
 * How much of an event a person gets: all of it; its facts without the personal values; that they took part in what is about somebody
 * else; or nothing, as if it had not happened.
 */
export type Disclosure =
  | { readonly kind: 'whole' }
  | { readonly kind: 'facts' | 'mention' | 'nothing'; readonly because: LeftOutBecause };

/**
 * How much of an event goes into the archive of a person whom it names, or who acted in it.
 * @param disclosures of all features
 * @param record all events of its stream
 */
export function disclosureOf(
  disclosures: Disclosures,
  event: RecordedEvent,
  record: readonly RecordedEvent[],
  { personId, isForAdministratorAlone }: Whose,
): Disclosure {
  const definition = definitionOf(event);
  const data = valuesOf(event);
  const { words, keptBecause, isForThemAlone, saysWho, leftOut, factsBecause, ofOthers }: Disclosed =
    disclosures.get(event.type) ?? {};
  const asked = { event, personId, record };
  // That they answered is theirs to say, to whomever they gave their word.
  if (isForAdministratorAlone && definition.isConfidential)
    return { kind: 'nothing', because: 'for the person alone' };
  const subject = subjectOf(definition, data);
  if (subject !== undefined && subject !== personId)
    return ofOthers === undefined
      ? { kind: 'mention', because: 'about others' }
      : { kind: 'nothing', because: ofOthers };
  const because = leftOut?.(asked);
  if (because !== undefined) return { kind: 'nothing', because };
  if (definition.personalFields.length === 0) return { kind: 'whole' };
  if (isForAdministratorAlone && isForThemAlone) return { kind: 'facts', because: 'for the person alone' };
  if (isForAdministratorAlone && event.metadata.actorId !== personId && !saysWho)
    return { kind: 'facts', because: 'words of others' };
  const factsAlone = factsBecause?.(asked);
  if (factsAlone !== undefined) return { kind: 'facts', because: factsAlone };
  const isTheirs = definition.about !== undefined && data[definition.about] === personId;
  return isTheirs && words === 'theirs'
    ? { kind: 'whole' }
    : { kind: 'facts', because: keptBecause ?? 'words of administrators' };
}

/** Whom an event is about, which need not be whose key its words are kept with; undefined: no one in particular. */
export function subjectOf(
  { about }: EventDefinition,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  const found = [data['employeeId'], data['personId'], data['targetUserId'], about && data[about]];
  return found.find((id): id is string => typeof id === 'string');
}

/** The values of an event that a person gets, and the names of the fields they do not get. */
export function disclosedData(
  event: RecordedEvent,
  { kind }: Disclosure,
  personId: PersonId,
): { readonly data: Readonly<Record<string, unknown>>; readonly leftOut: readonly string[] } {
  const definition = definitionOf(event);
  const people = fieldsOfPeople(definition);
  const isTheirs = subjectOf(definition, valuesOf(event)) === personId;
  const data: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [field, value] of Object.entries(valuesOf(event))) {
    const isHidden =
      kind !== 'whole' &&
      (kind === 'facts'
        ? definition.personalFields.includes(field)
        : !people.includes(field) && !isId(field));
    if (isHidden) leftOut.push(field);
    else if (Array.isArray(value) && people.includes(field) && !isTheirs)
      data[field] = value.filter((id) => id === personId);
    else data[field] = value;
  }
  return { data, leftOut };
}

function isId(field: string): boolean {
  return field.endsWith('Id');
}
