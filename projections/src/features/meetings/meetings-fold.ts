import { readable, type Erased } from '@annals/contracts/kernel/erased';
import { detailsAfter, NO_DETAILS } from '@annals/contracts/features/meetings/details';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import { meetingRow, type MeetingRow } from '@annals/contracts/features/meetings/views';
import { projection } from '../../engine/projection';
import { agreed, ticked } from '../conversations/action-items';

/** The current state of every 1:1: the specification's `meetings`, with agenda and action items beside. */
export const meetings = projection<MeetingRow, MeetingEvent>({
  name: 'meetings',
  version: 7,
  row: meetingRow,
  indexes: {
    latestOfManager: ['managerId', 'scheduledAt desc', 'id desc'],
    latestOfEmployee: ['employeeId', 'scheduledAt desc', 'id desc'],
    latest: ['scheduledAt desc', 'id desc'],
    byStatus: ['status', 'scheduledAt'],
  },
  tags: ['Meetings'],
  concerns: (row) => [row.managerId, row.employeeId],
  key: (event) => event.data.meetingId,
  evolve: {
    MeetingScheduled: (_, { data, metadata }) => ({
      id: data.meetingId,
      managerId: data.managerId,
      employeeId: data.employeeId,
      title: readable(data.title),
      scheduledAt: data.scheduledAt,
      duration: data.duration,
      notes: data.notes === undefined ? null : readable(data.notes),
      ...detailsAfter(NO_DETAILS, data),
      actionItems: [],
      status: 'scheduled',
      agenda: [],
      actions: [],
      cancellationReason: null,
      series: data.series ?? null,
      timeSetAt: metadata.occurredAt,
      remindedFor: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    MeetingRescheduled: (row, { data, metadata }) =>
      row && {
        ...row,
        scheduledAt: data.scheduledAt,
        duration: data.duration,
        timeSetAt: data.scheduledAt === row.scheduledAt ? row.timeSetAt : metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    MeetingDetailsChanged: (row, { data, metadata }) =>
      row && { ...row, ...detailsAfter(row, data), updatedAt: metadata.occurredAt },
    MeetingRetitled: (row, { data, metadata }) =>
      row && { ...row, title: readable(data.title), updatedAt: metadata.occurredAt },
    AgendaItemAdded: (row, { data, metadata }) =>
      row && {
        ...row,
        agenda: [...row.agenda, agendaItem(data, metadata.actorId, null)],
        updatedAt: metadata.occurredAt,
      },
    AgendaItemCarriedOver: (row, { data, metadata }) =>
      row && {
        ...row,
        agenda: [...row.agenda, agendaItem(data, metadata.actorId, data.fromItemId)],
        updatedAt: metadata.occurredAt,
      },
    AgendaItemDiscussed: (row, { data, metadata }) =>
      row && talkedAbout(row, data.itemId, true, metadata.occurredAt),
    AgendaItemReopened: (row, { data, metadata }) =>
      row && talkedAbout(row, data.itemId, false, metadata.occurredAt),
    MeetingNotesTaken: (row, { data, metadata }) =>
      row && { ...row, notes: readable(data.notes), updatedAt: metadata.occurredAt },
    ActionItemAgreed: (row, { data, metadata }) => row && agreed(row, data, metadata.occurredAt),
    ActionItemDone: (row, { data, metadata }) => row && ticked(row, data.itemId, true, metadata.occurredAt),
    ActionItemReopened: (row, { data, metadata }) =>
      row && ticked(row, data.itemId, false, metadata.occurredAt),
    MeetingCompleted: (row, { metadata }) =>
      row && { ...row, status: 'completed', updatedAt: metadata.occurredAt },
    MeetingCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancellationReason: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
    MeetingHandedOver: (row, { data, metadata }) =>
      row && {
        ...row,
        managerId: data.managerId,
        // What the two before wrote stays in the history, for the employee.
        notes: null,
        actionItems: [],
        agenda: [],
        actions: [],
        updatedAt: metadata.occurredAt,
      },
    MeetingReminderSent: (row, { data }) => row && { ...row, remindedFor: data.scheduledAt },
  },
});

function agendaItem(
  { itemId, text }: { itemId: string; text: string | Erased },
  addedBy: string,
  carriedFrom: string | null,
): MeetingRow['agenda'][number] {
  return { id: itemId, text: readable(text), addedBy, discussed: false, carriedFrom };
}

function talkedAbout(row: MeetingRow, itemId: string, discussed: boolean, at: string): MeetingRow {
  const agenda = row.agenda.map((item) => (item.id === itemId ? { ...item, discussed } : item));
  return { ...row, agenda, updatedAt: at };
}
