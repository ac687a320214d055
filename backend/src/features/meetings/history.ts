import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  detailsAfter,
  DETAIL_LABELS,
  DETAIL_NAMES,
  NO_DETAILS,
  type MeetingDetails,
  type RecordedDetails,
} from '@annals/contracts/features/meetings/details';
import { RHYTHM_WORDS } from '@annals/contracts/features/meetings/constants';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import { NotFound } from '../../platform/commands/domain-error';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { meeting } from './decider';
import type { MeetingState } from './meeting';

/** The text of an agenda or action item, found where it was put down. */
function itemText(earlier: readonly MeetingEvent[], itemId: string): string {
  for (const { data } of earlier)
    if ('text' in data && 'itemId' in data && data.itemId === itemId) return readable(data.text);
  return 'an item';
}

/** A sentence for each of its events. */
export const meetingHistory: HistoryFormatters<MeetingState, MeetingEvent> = {
  MeetingScheduled: ({ data }, _, { nameOf }) => ({
    does: data.series
      ? `scheduled “${readable(data.title)}” of ${nameOf(data.managerId)} with ${nameOf(data.employeeId)}: ${String(data.series.number)} of ${String(data.series.of)}, ${RHYTHM_WORDS[data.series.everyWeeks]}.`
      : `scheduled “${readable(data.title)}” with ${nameOf(data.employeeId)}.`,
    changes: [
      { field: 'Time', kind: 'instant', before: null, after: data.scheduledAt },
      { field: 'Duration', kind: 'minutes', before: null, after: String(data.duration) },
      ...detailChanges({ status: 'none' }, data),
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
      reason: words(data.reason),
    };
  },
  MeetingDetailsChanged: ({ data }, before) => ({
    does: 'changed the details of the meeting.',
    changes: detailChanges(before, data),
  }),
  MeetingRetitled: ({ data }, before) => ({
    does: 'gave the meeting another title.',
    changes: [
      { field: 'Title', kind: 'text', before: wordsOf(before, 'title'), after: readable(data.title) },
    ],
  }),
  AgendaItemAdded: ({ data }) => ({ does: `put “${readable(data.text)}” on the agenda.` }),
  AgendaItemCarriedOver: ({ data }) => ({
    does: `put “${readable(data.text)}” on the agenda, which was not discussed last time.`,
  }),
  AgendaItemDiscussed: ({ data }, _, { earlier }) => ({
    does: `marked “${itemText(earlier, data.itemId)}” as discussed.`,
  }),
  AgendaItemReopened: ({ data }, _, { earlier }) => ({
    does: `marked “${itemText(earlier, data.itemId)}” as not discussed after all.`,
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
  ActionItemDone: ({ data }, _, { earlier }) => ({
    does: `marked “${itemText(earlier, data.itemId)}” as done.`,
  }),
  ActionItemReopened: ({ data }, _, { earlier }) => ({
    does: `marked “${itemText(earlier, data.itemId)}” as not done after all.`,
  }),
  MeetingCompleted: () => ({ does: 'completed the meeting.' }),
  MeetingCancelled: ({ data }) => ({ does: 'cancelled the meeting.', reason: words(data.reason) }),
  MeetingHandedOver: ({ data }, _, { nameOf }) => ({
    does: `handed the meeting over from ${nameOf(data.fromManagerId)} to ${nameOf(data.managerId)}. Agenda, notes and action items begin anew.`,
  }),
  MeetingReminderSent: ({ data }) => ({
    does: 'reminded both people.',
    changes: [{ field: 'Time', kind: 'instant', before: null, after: data.scheduledAt }],
  }),
};

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
  const { entries, state } = formatHistory(meeting, meetingHistory, events, names);
  if (state.status === 'none' || (state.managerId !== readerId && state.employeeId !== readerId))
    throw new NotFound('This meeting');
  if (state.employeeId === readerId) return entries;
  // A manager who took the meeting over reads what has happened since: what the two before said to each other is not for them.
  const takenOver = events.findLast(({ type }) => type === 'MeetingHandedOver')?.position ?? 0n;
  return entries.filter(({ position }) => BigInt(position) >= takenOver);
}

/** The details that an event changed. */
export function detailChanges(
  state: { readonly status: 'none' } | { readonly status: string; readonly details: MeetingDetails },
  recorded: RecordedDetails,
): HistoryChange[] {
  const before = 'details' in state ? state.details : NO_DETAILS;
  const after = detailsAfter(before, recorded);
  return DETAIL_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    field: DETAIL_LABELS[name],
    kind: 'text',
    before: before[name],
    after: after[name],
  }));
}

/** What was in a personal field before. */
function wordsOf(state: MeetingState, field: 'title' | 'notes'): string | null {
  return state.status === 'none' ? null : words(state[field] as string | Erased | undefined);
}
