import { t } from '@annals/contracts/kernel/text';
import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import { actorNameOf } from './actor-name';
import type { Decider } from './decider';

/** What one event says to a person: a sentence after the actor's name, and the values it changed. */
export interface FormattedEvent {
  readonly does: string;
  readonly changes?: readonly HistoryChange[];
  readonly reason?: string | null;
}

/** What a sentence may draw on besides its event. */
export interface Known<Event> {
  /** A person's name; "Annals" for the system, and never an id. */
  readonly nameOf: (id: string) => string;
  /** The events before this one, oldest first. */
  readonly earlier: readonly Event[];
}

/** The parts of the system that people know by a name of their own. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  'system:alex': 'ALEX',
  'system:identity-provider': 'The identity provider',
};

/** A sentence for every event of a feature; the compiler finds the one that is missing. */
export type HistoryFormatters<State, Event extends RecordedEvent> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { type: Type }>,
    before: State,
    known: Known<Event>,
  ) => FormattedEvent;
};

/**
 * Tells the events of one record as plain sentences, newest first, and gives the record's state beside, by which the caller decides
 * whether the reader may have them.
 * @param names of the people named in the events, by id; see `namesOf`
 */
export function formatHistory<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  formatters: HistoryFormatters<State, Event>,
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): { readonly entries: HistoryEntry[]; readonly state: State } {
  const nameOf = (id: string) =>
    names.get(id) ?? SYSTEM_NAMES[id] ?? (id.startsWith('system:') ? 'Annals' : t('A former colleague'));
  const formattable = events.filter((event): event is Event => event.type in formatters);
  let state = decider.initial;
  const entries = formattable.map((event, index) => {
    const format = formatters[event.type as Event['type']] as (
      event: Event,
      before: State,
      known: Known<Event>,
    ) => FormattedEvent;
    const known: Known<Event> = {
      nameOf,
      // Made for those who ask: of a long record, all the parts of it would be more than anybody can hold.
      get earlier() {
        return formattable.slice(0, index);
      },
    };
    const { does, changes = [], reason } = format(event, state, known);
    state = decider.evolve(state, event);
    const actorName = actorNameOf(event.metadata, nameOf);
    return {
      id: event.id,
      type: event.type,
      position: String(event.position),
      at: event.metadata.occurredAt,
      actorName,
      sentence: `${actorName} ${does}`,
      reason: reason ?? event.metadata.reason ?? null,
      changes: [...changes],
    };
  });
  return { entries: entries.reverse(), state };
}

/** The words of a personal field, for a sentence or a changed value. */
export function words(value: string | Erased | undefined): string | null {
  return value === undefined ? null : readable(value);
}

/** The ids of the people a history names — those under keys ending in `Id` or `Ids` and the actors — to look up their names at once. */
export function peopleNamedIn(events: readonly RecordedEvent[]): readonly string[] {
  const named = new Set<string>();
  for (const { data, metadata } of events) {
    named.add(metadata.actorId);
    for (const [field, value] of Object.entries(data as Record<string, unknown>)) {
      if (field.endsWith('Id') && typeof value === 'string') named.add(value);
      if (field.endsWith('Ids') && Array.isArray(value)) value.forEach((id) => named.add(String(id)));
    }
  }
  return [...named].filter((id) => UUID.test(id));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The entries of a record's history, newest first. @param names of the people named in the events, by id */
export type FormatHistory = (
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
) => HistoryEntry[];

/** The history of one kind of records, with its category, its types erased. */
export function history<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  formatters: HistoryFormatters<State, Event>,
): readonly [category: string, format: FormatHistory] {
  return [decider.category, (events, names) => formatHistory(decider, formatters, events, names).entries];
}

/** A value that was not there before. */
export const added = (field: string, after: string): HistoryChange => ({
  field,
  kind: 'text',
  before: null,
  after,
});

/** The second administrator, where it took one. */
export const approvedBy = (data: { readonly approvedBy: string | null }, nameOf: (id: string) => string) =>
  data.approvedBy === null ? '' : t('; {name} approved it', { name: nameOf(data.approvedBy) });
