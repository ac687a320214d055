import { isErased, readable, type Erased } from '@annals/contracts/kernel/erased';
import type { PreparedBriefing } from '@annals/contracts/features/skip-level/briefing';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { skipLevelRow, type SkipLevelRow } from '@annals/contracts/features/skip-level/views';
import { projection } from '../../engine/projection';
import { agreed, ticked } from '../conversations/action-items';

/** The current state of every skip-level meeting: the specification's `skip_level_meetings`. */
export const skipLevelMeetings = projection<SkipLevelRow, SkipLevelEvent>({
  name: 'skip_level_meetings',
  version: 2,
  row: skipLevelRow,
  indexes: {
    latestOfLeader: ['seniorLeaderId', 'scheduledAt desc', 'id desc'],
    latestOfEmployee: ['employeeId', 'scheduledAt desc', 'id desc'],
    latest: ['scheduledAt desc', 'id desc'],
    byStatus: ['status', 'scheduledAt'],
    whereABriefingIsDue: ['briefingDue', 'id'],
  },
  tags: ['SkipLevel'],
  concerns: ({ seniorLeaderId, employeeId, managerId }) =>
    managerId ? [seniorLeaderId, employeeId, managerId] : [seniorLeaderId, employeeId],
  key: (event) => event.data.meetingId,
  evolve: {
    SkipLevelMeetingScheduled: (_, { data, metadata }) => ({
      id: data.meetingId,
      employeeId: data.employeeId,
      seniorLeaderId: data.seniorLeaderId,
      managerId: data.managerId,
      scheduledAt: data.scheduledAt,
      duration: data.duration,
      status: 'scheduled',
      aiBriefingGenerated: false,
      briefingData: {},
      employeeHighlights: [],
      wellnessSnapshot: null,
      actionItems: [],
      followUpNotes: null,
      employeeFeedback: null,
      leaderNotes: null,
      nextMeetingScheduled: null,
      actions: [],
      cancellationReason: null,
      briefingRequests: [],
      briefingDue: false,
      reminderSentAt: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    SkipLevelMeetingRescheduled: (row, { data, metadata }) =>
      row && {
        ...row,
        scheduledAt: data.scheduledAt,
        duration: data.duration,
        updatedAt: metadata.occurredAt,
      },
    SkipLevelMeetingManagerChanged: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    SkipLevelReminderSent: (row, { metadata }) => row && { ...row, reminderSentAt: metadata.occurredAt },
    BriefingRequested: (row, { data: { requestId, recipientId }, metadata }) =>
      row && {
        ...row,
        briefingRequests: [
          ...row.briefingRequests,
          { requestId, recipientId, requestedAt: metadata.occurredAt },
        ],
        briefingDue: true,
        updatedAt: metadata.occurredAt,
      },
    BriefingPrepared: (row, event) => row && withBriefing(row, event),
    BriefingSummarised: (row, { data: { recipientId, requestId, summary, model } }) => {
      const briefing = row?.briefingData[recipientId];
      if (!row || briefing?.requestId !== requestId || isErased(summary)) return row;
      const summarised = { ...briefing, summary: { text: summary, model } };
      return { ...row, briefingData: { ...row.briefingData, [recipientId]: summarised } };
    },
    EmployeeFeedbackGiven: (row, { data, metadata }) =>
      row && { ...row, employeeFeedback: wordsOf(data.employeeFeedback), updatedAt: metadata.occurredAt },
    LeaderNotesTaken: (row, { data, metadata }) =>
      row && { ...row, leaderNotes: wordsOf(data.leaderNotes), updatedAt: metadata.occurredAt },
    FollowUpNotesTaken: (row, { data, metadata }) =>
      row && { ...row, followUpNotes: wordsOf(data.followUpNotes), updatedAt: metadata.occurredAt },
    SkipLevelActionItemAgreed: (row, { data, metadata }) => row && agreed(row, data, metadata.occurredAt),
    SkipLevelActionItemDone: (row, { data, metadata }) =>
      row && ticked(row, data.itemId, true, metadata.occurredAt),
    SkipLevelActionItemReopened: (row, { data, metadata }) =>
      row && ticked(row, data.itemId, false, metadata.occurredAt),
    SkipLevelMeetingCompleted: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'completed',
        nextMeetingScheduled: data.nextMeetingScheduled ?? null,
        updatedAt: metadata.occurredAt,
      },
    SkipLevelMeetingCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancellationReason: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
  },
});

/** Emptied notes are no notes. */
function wordsOf(value: string | Erased): string | null {
  return readable(value) || null;
}

type Prepared = Extract<SkipLevelEvent, { type: 'BriefingPrepared' }>;

/** The table's own highlights and snapshot are of the leader's briefing; the employee's is beside, for the employee alone. */
function withBriefing(row: SkipLevelRow, { data, metadata }: Prepared): SkipLevelRow {
  const briefingRequests = row.briefingRequests.filter(({ requestId }) => requestId !== data.requestId);
  const settled = { ...row, briefingRequests, briefingDue: briefingRequests.length > 0 };
  if (isErased(data.briefing)) return settled;
  const prepared: PreparedBriefing = {
    ...data.briefing,
    requestId: data.requestId,
    preparedAt: metadata.occurredAt,
    summary: null,
  };
  return {
    ...settled,
    aiBriefingGenerated: true,
    briefingData: { ...row.briefingData, [data.recipientId]: prepared },
    ...(data.recipientId === row.seniorLeaderId
      ? {
          employeeHighlights: prepared.highlights.map(({ text }) => text),
          wellnessSnapshot: prepared.wellness,
        }
      : {}),
    updatedAt: metadata.occurredAt,
  };
}
