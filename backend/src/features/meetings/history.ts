import { msg, t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
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
import { formatHistory, type HistoryFormatters } from '../../platform/commands/history';
import { conversationHistory, rewritten, timeChanges } from '../conversations/history';
import { meeting } from './decider';
import type { MeetingState } from './meeting';

/** A sentence for each of its events. */
export const meetingHistory: HistoryFormatters<MeetingState, MeetingEvent> = {
  MeetingScheduled: ({ data }, _, { nameOf }) => ({
    does: data.series
      ? t('scheduled “{title}” of {manager} with {employee}: {number} of {all}, {rhythm}.', {
          title: readable(data.title),
          manager: nameOf(data.managerId),
          employee: nameOf(data.employeeId),
          number: data.series.number,
          all: data.series.of,
          rhythm: RHYTHM_WORDS[data.series.everyWeeks],
        })
      : t('scheduled “{title}” with {employee}.', {
          title: readable(data.title),
          employee: nameOf(data.employeeId),
        }),
    changes: [...timeChanges(undefined, data), ...detailChanges({ status: 'none' }, data)],
  }),
  MeetingRescheduled: conversationHistory.moved,
  MeetingDetailsChanged: ({ data }, before) => ({
    does: t('changed the details of the meeting.'),
    changes: detailChanges(before, data),
  }),
  MeetingRetitled: ({ data }, before) => ({
    does: t('gave the meeting another title.'),
    changes: [
      {
        field: t('Title'),
        kind: 'text',
        before: before.status === 'none' ? null : readable(before.title),
        after: readable(data.title),
      },
    ],
  }),
  AgendaItemAdded: ({ data }) => ({
    does: t('added “{text}” to the agenda.', { text: readable(data.text) }),
  }),
  AgendaItemCarriedOver: ({ data }) => ({
    does: t('added “{text}” to the agenda, which was not discussed last time.', {
      text: readable(data.text),
    }),
  }),
  AgendaItemDiscussed: conversationHistory.marked(msg('marked “{item}” as discussed.')),
  AgendaItemReopened: conversationHistory.marked(msg('marked “{item}” as not discussed after all.')),
  MeetingNotesTaken: ({ data }, before) =>
    rewritten(
      t('Notes'),
      t('took notes.'),
      t('rewrote the notes.'),
      before.status === 'none' ? undefined : before.notes,
      data.notes,
    ),
  ActionItemAgreed: conversationHistory.agreed,
  ActionItemDone: conversationHistory.marked(msg('marked “{item}” as done.')),
  ActionItemReopened: conversationHistory.marked(msg('marked “{item}” as not done after all.')),
  MeetingCompleted: () => ({ does: t('completed the meeting.') }),
  MeetingCancelled: conversationHistory.cancelled,
  MeetingHandedOver: ({ data }, _, { nameOf }) => ({
    does: t('handed the meeting over from {from} to {to}. Agenda, notes and action items start empty.', {
      from: nameOf(data.fromManagerId),
      to: nameOf(data.managerId),
    }),
  }),
  MeetingReminderSent: ({ data }) => ({
    does: t('reminded both people.'),
    changes: [{ field: t('Time'), kind: 'instant', before: null, after: data.scheduledAt }],
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
    throw new NotFound(msg('This meeting'));
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
