import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { skipLevelMeetingId } from './ids';
import { wordingId } from '../language-model/ids';
import { briefing } from './briefing';
import { SKIP_LEVEL_NOTIFICATION_TYPES } from './constants';

/** Every event of a skip-level meeting names the meeting and the employee: the words in it are encrypted with the employee's key. */
const ofMeeting = { meetingId: skipLevelMeetingId, employeeId: personId };
const ofReminder = { ...ofMeeting, notificationId: z.uuid() };
const ofItem = { ...ofMeeting, itemId: z.uuid() };
const about = 'employeeId';
const category = 'skipLevelMeeting';

/** A senior leader scheduled a meeting with someone below their own reports. */
export const SkipLevelMeetingScheduled = event('SkipLevelMeetingScheduled', 1, {
  category,
  description: 'A senior leader scheduled a meeting with someone below their own reports.',
  data: {
    ...ofMeeting,
    seniorLeaderId: personId,
    /** To whom the employee reported on that day. */
    managerId: personId.nullable(),
    scheduledAt: z.iso.datetime(),
    /** Minutes. */
    duration: z.number().int(),
  },
});

/** The meeting moved to another time, or changed its length. */
export const SkipLevelMeetingRescheduled = event('SkipLevelMeetingRescheduled', 1, {
  category,
  about,
  description: 'A skip-level meeting moved to another time or changed its length.',
  data: {
    ...ofMeeting,
    seniorLeaderId: personId,
    managerId: personId.nullable(),
    scheduledAt: z.iso.datetime(),
    duration: z.number().int(),
    reason: personal(z.string().optional()),
  },
});

/** The employee reports to somebody else from now on, while the meeting is still ahead. */
export const SkipLevelMeetingManagerChanged = event('SkipLevelMeetingManagerChanged', 1, {
  category,
  description: 'The employee of a planned skip-level meeting reports to somebody else from now on.',
  data: { ...ofMeeting, managerId: personId.nullable() },
});

/** The employee was reminded, a week ahead; once for each meeting. */
export const SkipLevelReminderSent = event('SkipLevelReminderSent', 1, {
  category,
  description: 'The employee was reminded of a skip-level meeting, a week ahead.',
  data: {
    ...ofReminder,
    seniorLeaderId: personId,
    notificationType: z.enum(SKIP_LEVEL_NOTIFICATION_TYPES),
    /** The time of the meeting they were reminded of. */
    scheduledAt: z.iso.datetime(),
  },
});

/** The employee read the reminder. */
export const SkipLevelReminderRead = event('SkipLevelReminderRead', 1, {
  category,
  description: 'The employee read the reminder of a skip-level meeting.',
  data: ofReminder,
});

/** The employee put the reminder away. */
export const SkipLevelReminderDismissed = event('SkipLevelReminderDismissed', 1, {
  category,
  description: 'The employee put the reminder of a skip-level meeting away.',
  data: ofReminder,
});

/** One of the two asked ALEX to prepare them for the meeting. */
export const BriefingRequested = event('BriefingRequested', 1, {
  category,
  description: 'One of the two people of a skip-level meeting asked ALEX for a briefing.',
  data: { ...ofMeeting, seniorLeaderId: personId, requestId: z.uuid(), recipientId: personId },
});

/** ALEX prepared what was asked for, from what its recipient may see. */
export const BriefingPrepared = event('BriefingPrepared', 1, {
  category,
  about,
  description: 'ALEX prepared a briefing for one of the two people of a skip-level meeting.',
  data: {
    ...ofMeeting,
    seniorLeaderId: personId,
    requestId: z.uuid(),
    recipientId: personId,
    briefing: personal(briefing),
  },
});

/** A language model drafted a summary of a briefing, from its figures alone. */
export const BriefingSummarised = event('BriefingSummarised', 1, {
  category,
  about,
  description: 'A language model drafted a summary of a briefing, which was checked against its figures.',
  data: {
    ...ofMeeting,
    seniorLeaderId: personId,
    requestId: z.uuid(),
    recipientId: personId,
    wordingId,
    model: z.string(),
    summary: personal(z.string()),
  },
});

/** The employee said how the meeting was for them. */
export const EmployeeFeedbackGiven = event('EmployeeFeedbackGiven', 1, {
  category,
  about,
  description: 'The employee of a skip-level meeting said how it was for them.',
  data: { ...ofMeeting, seniorLeaderId: personId, employeeFeedback: personal(z.string()) },
});

/** The leader wrote down something for themself; nobody else reads it. */
export const LeaderNotesTaken = event('LeaderNotesTaken', 1, {
  category,
  about,
  description: 'The senior leader of a skip-level meeting took notes for themself.',
  data: { ...ofMeeting, leaderNotes: personal(z.string()) },
});

/** One of the two wrote down what follows from the meeting, for both. */
export const FollowUpNotesTaken = event('FollowUpNotesTaken', 1, {
  category,
  about,
  description: 'One of the two people of a skip-level meeting wrote down what follows from it.',
  data: { ...ofMeeting, followUpNotes: personal(z.string()) },
});

/** The two agreed that one of them does something. */
export const SkipLevelActionItemAgreed = event('SkipLevelActionItemAgreed', 1, {
  category,
  about,
  description: 'The two of a skip-level meeting agreed that one of them does something.',
  data: {
    ...ofItem,
    text: personal(z.string()),
    ownerId: personId,
    dueDate: z.iso.date().optional(),
  },
});

/** What was agreed is done. */
export const SkipLevelActionItemDone = event('SkipLevelActionItemDone', 1, {
  category,
  description: 'Something agreed in a skip-level meeting is done.',
  data: ofItem,
});

/** What was marked as done turned out not to be. */
export const SkipLevelActionItemReopened = event('SkipLevelActionItemReopened', 1, {
  category,
  description: 'Something agreed in a skip-level meeting turned out not to be done.',
  data: ofItem,
});

/** The meeting took place. */
export const SkipLevelMeetingCompleted = event('SkipLevelMeetingCompleted', 1, {
  category,
  description: 'A skip-level meeting took place.',
  data: {
    ...ofMeeting,
    /** When the two mean to meet next, if they said so. */
    nextMeetingScheduled: z.iso.datetime().optional(),
  },
});

/** The meeting will not take place. */
export const SkipLevelMeetingCancelled = event('SkipLevelMeetingCancelled', 1, {
  category,
  about,
  description: 'A skip-level meeting will not take place.',
  data: {
    ...ofMeeting,
    seniorLeaderId: personId,
    managerId: personId.nullable(),
    reason: personal(z.string().optional()),
  },
});

export const skipLevelEvents = [
  SkipLevelMeetingScheduled,
  SkipLevelMeetingRescheduled,
  SkipLevelMeetingManagerChanged,
  SkipLevelReminderSent,
  SkipLevelReminderRead,
  SkipLevelReminderDismissed,
  BriefingRequested,
  BriefingPrepared,
  BriefingSummarised,
  EmployeeFeedbackGiven,
  LeaderNotesTaken,
  FollowUpNotesTaken,
  SkipLevelActionItemAgreed,
  SkipLevelActionItemDone,
  SkipLevelActionItemReopened,
  SkipLevelMeetingCompleted,
  SkipLevelMeetingCancelled,
] as const;
export type SkipLevelEvent = EventOf<(typeof skipLevelEvents)[number]>;
export type NewSkipLevelEvent = NewEventOf<(typeof skipLevelEvents)[number]>;
