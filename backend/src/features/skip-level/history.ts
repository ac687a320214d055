import { msg, t } from '@annals/contracts/kernel/text';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { NotFound } from '../../platform/commands/domain-error';
import { formatHistory, type HistoryFormatters } from '../../platform/commands/history';
import { conversationHistory, rewritten, timeChanges } from '../conversations/history';
import { skipLevelMeeting } from './decider';
import type { ExistingSkipLevelMeeting, SkipLevelState } from './skip-level-meeting';

/** A sentence for each of its events. */
export const skipLevelHistory: HistoryFormatters<SkipLevelState, SkipLevelEvent> = {
  SkipLevelMeetingScheduled: ({ data }, _, { nameOf }) => ({
    does: t('scheduled a skip-level meeting with {employee}.', { employee: nameOf(data.employeeId) }),
    changes: timeChanges(undefined, data),
  }),
  SkipLevelMeetingRescheduled: conversationHistory.moved,
  SkipLevelMeetingManagerChanged: ({ data }, before, { nameOf }) => {
    const earlier = before.status === 'none' ? null : before.managerId;
    return {
      does: t('noted that the employee reports to somebody else.'),
      changes: [
        {
          field: t('Manager'),
          kind: 'text',
          before: earlier && nameOf(earlier),
          after: data.managerId && nameOf(data.managerId),
        },
      ],
    };
  },
  SkipLevelReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {employee}.', { employee: nameOf(data.employeeId) }),
    changes: [{ field: t('Time'), kind: 'instant', before: null, after: data.scheduledAt }],
  }),
  SkipLevelReminderRead: () => ({ does: t('read the reminder.') }),
  SkipLevelReminderDismissed: () => ({ does: t('dismissed the reminder.') }),
  BriefingRequested: () => ({ does: t('asked ALEX for a briefing.') }),
  BriefingPrepared: ({ data }, _, { nameOf }) => ({
    does: t('prepared a briefing for {recipient}.', { recipient: nameOf(data.recipientId) }),
  }),
  BriefingSummarised: ({ data }, _, { nameOf }) => ({
    does: t('added a summary to the briefing for {recipient}, worded by a language model.', {
      recipient: nameOf(data.recipientId),
    }),
  }),
  EmployeeFeedbackGiven: ({ data }, before) =>
    rewritten(
      t('Feedback'),
      t('gave feedback.'),
      t('rewrote the feedback.'),
      wordsOf(before).employeeFeedback,
      data.employeeFeedback,
    ),
  LeaderNotesTaken: ({ data }, before) =>
    rewritten(
      t('Leader notes'),
      t('took notes for themself.'),
      t('rewrote the notes for themself.'),
      wordsOf(before).leaderNotes,
      data.leaderNotes,
    ),
  FollowUpNotesTaken: ({ data }, before) =>
    rewritten(
      t('Follow-up notes'),
      t('took follow-up notes.'),
      t('rewrote the follow-up notes.'),
      wordsOf(before).followUpNotes,
      data.followUpNotes,
    ),
  SkipLevelActionItemAgreed: conversationHistory.agreed,
  SkipLevelActionItemDone: conversationHistory.marked(msg('marked “{item}” as done.')),
  SkipLevelActionItemReopened: conversationHistory.marked(msg('marked “{item}” as not done after all.')),
  SkipLevelMeetingCompleted: ({ data }) => ({
    does: t('completed the meeting.'),
    ...(data.nextMeetingScheduled
      ? {
          changes: [
            { field: t('Next meeting'), kind: 'instant', before: null, after: data.nextMeetingScheduled },
          ],
        }
      : {}),
  }),
  SkipLevelMeetingCancelled: conversationHistory.cancelled,
};

/** What is written of a meeting so far. */
const wordsOf = (state: SkipLevelState): Partial<ExistingSkipLevelMeeting> =>
  state.status === 'none' ? {} : state;

/** Whether one of the two may know of an event: what a leader notes for themself, and a briefing, are the business of one alone. */
function isTold(
  event: RecordedEvent,
  readerId: PersonId,
  { seniorLeaderId }: ExistingSkipLevelMeeting,
): boolean {
  const { type, data } = event as SkipLevelEvent;
  if (type === 'LeaderNotesTaken') return readerId === seniorLeaderId;
  if (type === 'BriefingRequested' || type === 'BriefingPrepared' || type === 'BriefingSummarised')
    return data.recipientId === readerId;
  if (type === 'SkipLevelReminderRead' || type === 'SkipLevelReminderDismissed')
    return data.employeeId === readerId;
  return true;
}

/**
 * Tells a skip-level meeting's events as plain sentences, newest first.
 * @param readerId one of the two people of the meeting; each reads what they may
 * @throws NotFound for everyone else, and for a meeting that does not exist
 */
export function historyOf(
  events: readonly RecordedEvent[],
  readerId: PersonId,
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries, state } = formatHistory(skipLevelMeeting, skipLevelHistory, events, names);
  if (state.status === 'none' || (state.seniorLeaderId !== readerId && state.employeeId !== readerId))
    throw new NotFound(msg('This meeting'));
  const told = new Set(events.filter((event) => isTold(event, readerId, state)).map(({ id }) => id));
  return entries.filter(({ id }) => told.has(id));
}
