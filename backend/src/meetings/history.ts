import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { meetingEvents, type MeetingEvent } from '@annals/contracts/meetings/events';
import { NotFound } from '../kernel/domain-error';
import { meeting } from './decider';
import type { MeetingState } from './meeting';

/** What one event says to a person: a sentence after the actor's name, and the values it changed. */
interface Told {
  readonly does: string;
  readonly changes?: readonly HistoryChange[];
  readonly reason?: string | null;
}

type Teller = {
  readonly [Type in MeetingEvent['type']]: (
    event: Extract<MeetingEvent, { type: Type }>,
    before: MeetingState,
    known: { nameOf: (id: string) => string; itemText: (id: string) => string },
  ) => Told;
};

const text = (value: string | Erased | undefined): string | null =>
  value === undefined ? null : readable(value);

const TELL: Teller = {
  MeetingScheduled: ({ data }, _, { nameOf }) => ({
    does: `scheduled “${readable(data.title)}” with ${nameOf(data.employeeId)}.`,
    changes: [
      { field: 'Time', kind: 'instant', before: null, after: data.scheduledAt },
      { field: 'Duration', kind: 'minutes', before: null, after: String(data.duration) },
    ],
  }),
  MeetingRescheduled: ({ data }, before) => {
    const changes: HistoryChange[] = [];
    if (before.status !== 'none' && before.scheduledAt !== data.scheduledAt)
      changes.push({ field: 'Time', kind: 'instant', before: before.scheduledAt, after: data.scheduledAt });
    if (before.status !== 'none' && before.duration !== data.duration)
      changes.push({
        field: 'Duration',
        kind: 'minutes',
        before: String(before.duration),
        after: String(data.duration),
      });
    const moved = changes.some(({ field }) => field === 'Time');
    return {
      does: moved ? 'moved the meeting.' : 'changed how long the meeting lasts.',
      changes,
      reason: text(data.reason),
    };
  },
  MeetingRetitled: ({ data }, before) => ({
    does: 'gave the meeting another title.',
    changes: [
      { field: 'Title', kind: 'text', before: wordsOf(before, 'title'), after: readable(data.title) },
    ],
  }),
  AgendaItemAdded: ({ data }) => ({ does: `put “${readable(data.text)}” on the agenda.` }),
  AgendaItemDiscussed: ({ data }, _, { itemText }) => ({
    does: `marked “${itemText(data.itemId)}” as discussed.`,
  }),
  MeetingNotesTaken: ({ data }, before) => {
    const earlier = wordsOf(before, 'notes');
    return {
      does: earlier === null ? 'took notes.' : 'rewrote the notes.',
      changes: [{ field: 'Notes', kind: 'text', before: earlier, after: readable(data.notes) }],
    };
  },
  ActionItemAgreed: ({ data }, _, { nameOf }) => ({
    does: `noted that ${nameOf(data.ownerId)} will do “${readable(data.text)}”.`,
    ...(data.dueDate ? { changes: [{ field: 'Due', kind: 'day', before: null, after: data.dueDate }] } : {}),
  }),
  ActionItemDone: ({ data }, _, { itemText }) => ({ does: `marked “${itemText(data.itemId)}” as done.` }),
  ActionItemReopened: ({ data }, _, { itemText }) => ({
    does: `marked “${itemText(data.itemId)}” as not done after all.`,
  }),
  MeetingCompleted: () => ({ does: 'completed the meeting.' }),
  MeetingCancelled: ({ data }) => ({ does: 'cancelled the meeting.', reason: text(data.reason) }),
  MeetingReminderSent: ({ data }) => ({
    does: 'reminded both people.',
    changes: [{ field: 'Time', kind: 'instant', before: null, after: data.scheduledAt }],
  }),
};

/** The ids of everyone a history names, so that their names can be looked up at once. */
export function peopleNamedIn(events: readonly RecordedEvent[]): readonly string[] {
  return events.filter(isMeetingEvent).flatMap((event) => {
    const named = [event.data.employeeId, event.metadata.actorId];
    if (event.type === 'MeetingScheduled') named.push(event.data.managerId);
    return named.filter((id) => !id.startsWith('system:'));
  });
}

/**
 * Tells a meeting's events as plain sentences, newest first.
 * @param readerId one of the two people of the meeting
 * @throws NotFound for everyone else, and for a meeting that does not exist
 */
export function historyOf(
  events: readonly RecordedEvent[],
  readerId: PersonId,
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const nameOf = (id: string) =>
    names.get(id) ?? (id.startsWith('system:') ? 'Annals' : 'A former colleague');
  const texts = new Map<string, string>();
  let state = meeting.initial;
  const entries = events.filter(isMeetingEvent).map((event) => {
    if (event.type === 'AgendaItemAdded' || event.type === 'ActionItemAgreed')
      texts.set(event.data.itemId, readable(event.data.text));
    const tell = TELL[event.type] as (...parameters: Parameters<Teller['MeetingScheduled']>) => Told;
    const told = tell(event as Parameters<typeof tell>[0], state, {
      nameOf,
      itemText: (id) => texts.get(id) ?? 'an item',
    });
    state = meeting.evolve(state, event);
    const actorName = nameOf(event.metadata.actorId);
    return {
      id: event.id,
      type: event.type,
      position: String(event.position),
      at: event.metadata.occurredAt,
      actorName,
      sentence: `${actorName} ${told.does}`,
      reason: told.reason ?? event.metadata.reason ?? null,
      changes: [...(told.changes ?? [])],
    };
  });
  if (state.status === 'none' || (state.managerId !== readerId && state.employeeId !== readerId))
    throw new NotFound('This meeting');
  return entries.reverse();
}

const TYPES: ReadonlySet<string> = new Set(meetingEvents.map(({ type }) => type));

function isMeetingEvent(event: RecordedEvent): event is MeetingEvent {
  return TYPES.has(event.type);
}

/** What stood in a personal field before. */
function wordsOf(state: MeetingState, field: 'title' | 'notes'): string | null {
  return state.status === 'none' ? null : text(state[field] as string | Erased | undefined);
}
