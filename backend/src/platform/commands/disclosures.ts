import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { LeftOutBecause } from './left-out';

/** Why a person gets nothing of an event, or its facts alone, in the archive of everything about them; undefined: they get it as every other. */
export type LeftOut<Event extends RecordedEvent = RecordedEvent> = (asked: {
  readonly event: Event;
  /** Whose archive it is. */
  readonly personId: PersonId;
  /** The whole record the event is of. */
  readonly record: readonly RecordedEvent[];
}) => LeftOutBecause | undefined;

/** What the person whom an event is about gets of it. */
export interface Disclosed<Event extends RecordedEvent = RecordedEvent> {
  /** To whom its personal values go; without a word of it, to nobody. A test asks for the decision where an event has personal values. */
  readonly words?: 'theirs' | 'nobodys';
  /** Why its words go to nobody, where they are not an administrator's. */
  readonly keptBecause?: LeftOutBecause;
  /** Its words go to the person, and not to an administrator who asks for the archive of somebody who works here. */
  readonly isForThemAlone?: true;
  /** It says who somebody is, so an administrator gets it regardless of who wrote it. */
  readonly saysWho?: true;
  /** Nothing of it is given at all, or not yet. */
  readonly leftOut?: LeftOut<Event>;
  /** Its facts are given without its words. */
  readonly factsBecause?: LeftOut<Event>;
  /** Why others who took part do not even learn that they did. */
  readonly ofOthers?: LeftOutBecause;
}

/** What people get of the events of features, by type. */
export type Disclosures = ReadonlyMap<string, Disclosed>;

/** Declares what people get of the events of a feature; the word alone where nothing else is to be said. */
export function disclosures<Event extends RecordedEvent>(table: {
  readonly [Type in Event['type']]?: 'theirs' | 'nobodys' | Disclosed<Extract<Event, { type: Type }>>;
}): Disclosures {
  const entries = Object.entries(table) as [string, 'theirs' | 'nobodys' | Disclosed][];
  return new Map(entries.map(([type, one]) => [type, typeof one === 'string' ? { words: one } : one]));
}

/** Whether something has happened to a record. */
export function happened(record: readonly RecordedEvent[], type: string): boolean {
  return record.some((event) => event.type === type);
}
