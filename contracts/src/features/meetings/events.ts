import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { meetingId } from './ids';
import { personId } from '../../kernel/ids';
import { recordedDetails } from './details';

/** Every event of a meeting names the meeting and the employee: the words in it are encrypted with the employee's key. */
const ofMeeting = { meetingId, employeeId: personId };
const about = 'employeeId';
const category = 'meeting';

/** A manager scheduled a 1:1 with someone who reports to them. */
export const MeetingScheduled = event('MeetingScheduled', 2, {
  category,
  about,
  description: 'A manager scheduled a 1:1 with someone who reports to them.',
  data: {
    ...ofMeeting,
    managerId: personId,
    title: personal(z.string()),
    scheduledAt: z.iso.datetime(),
    /** Minutes. */
    duration: z.number().int(),
    notes: personal(z.string().optional()),
    ...recordedDetails,
  },
  upcasters: { 1: (data) => data },
});

/** The meeting moved to another time, or changed its length. */
export const MeetingRescheduled = event('MeetingRescheduled', 1, {
  category,
  about,
  description: 'A 1:1 moved to another time or changed its length.',
  data: {
    ...ofMeeting,
    scheduledAt: z.iso.datetime(),
    duration: z.number().int(),
    reason: personal(z.string().optional()),
  },
});

/** Where it takes place, or another detail of it, was said or changed; an empty text took it away. */
export const MeetingDetailsChanged = event('MeetingDetailsChanged', 1, {
  category,
  about,
  description: 'A detail of a 1:1, such as where it takes place, was changed.',
  data: { ...ofMeeting, ...recordedDetails },
});

/** The meeting got another title. */
export const MeetingRetitled = event('MeetingRetitled', 1, {
  category,
  about,
  description: 'A 1:1 got another title.',
  data: { ...ofMeeting, title: personal(z.string()) },
});

/** One of the two put something on the agenda. */
export const AgendaItemAdded = event('AgendaItemAdded', 1, {
  category,
  about,
  description: 'One of the two put something on the agenda of a 1:1.',
  data: { ...ofMeeting, itemId: z.uuid(), text: personal(z.string()) },
});

/** An agenda item was talked about. */
export const AgendaItemDiscussed = event('AgendaItemDiscussed', 1, {
  category,
  description: 'An agenda item of a 1:1 was talked about.',
  data: { ...ofMeeting, itemId: z.uuid() },
});

/** What was ticked off as talked about turned out not to have been. */
export const AgendaItemReopened = event('AgendaItemReopened', 1, {
  category,
  description: 'An agenda item of a 1:1 turned out not to have been talked about.',
  data: { ...ofMeeting, itemId: z.uuid() },
});

/** The shared notes were written or rewritten; the earlier text stays in the history. */
export const MeetingNotesTaken = event('MeetingNotesTaken', 1, {
  category,
  about,
  description: 'The shared notes of a 1:1 were written or rewritten.',
  data: { ...ofMeeting, notes: personal(z.string()) },
});

/** The two agreed that one of them does something. */
export const ActionItemAgreed = event('ActionItemAgreed', 1, {
  category,
  about,
  description: 'The two of a 1:1 agreed that one of them does something.',
  data: {
    ...ofMeeting,
    itemId: z.uuid(),
    text: personal(z.string()),
    ownerId: personId,
    dueDate: z.iso.date().optional(),
  },
});

/** What was agreed is done. */
export const ActionItemDone = event('ActionItemDone', 1, {
  category,
  description: 'Something agreed in a 1:1 is done.',
  data: { ...ofMeeting, itemId: z.uuid() },
});

/** What was marked as done turned out not to be. */
export const ActionItemReopened = event('ActionItemReopened', 1, {
  category,
  description: 'Something agreed in a 1:1 turned out not to be done.',
  data: { ...ofMeeting, itemId: z.uuid() },
});

/** The meeting took place. */
export const MeetingCompleted = event('MeetingCompleted', 1, {
  category,
  description: 'A 1:1 took place.',
  data: ofMeeting,
});

/** The meeting will not take place. */
export const MeetingCancelled = event('MeetingCancelled', 1, {
  category,
  about,
  description: 'A 1:1 will not take place.',
  data: { ...ofMeeting, managerId: personId, reason: personal(z.string().optional()) },
});

/** The employee reports to somebody else now, who holds the planned meeting from here on. */
export const MeetingHandedOver = event('MeetingHandedOver', 1, {
  category,
  description: 'A planned 1:1 went over to the manager whom the employee reports to now.',
  data: { ...ofMeeting, fromManagerId: personId, managerId: personId },
});

/** Both people were reminded of the meeting, once for each time it was set for. */
export const MeetingReminderSent = event('MeetingReminderSent', 2, {
  category,
  about,
  description: 'Both people of a 1:1 were reminded of it, 24 hours ahead.',
  data: { ...ofMeeting, recipientIds: z.array(personId), scheduledAt: z.iso.datetime(), ...recordedDetails },
  upcasters: { 1: (data) => data },
});

export const meetingEvents = [
  MeetingScheduled,
  MeetingRescheduled,
  MeetingDetailsChanged,
  MeetingRetitled,
  AgendaItemAdded,
  AgendaItemDiscussed,
  AgendaItemReopened,
  MeetingNotesTaken,
  ActionItemAgreed,
  ActionItemDone,
  ActionItemReopened,
  MeetingCompleted,
  MeetingCancelled,
  MeetingHandedOver,
  MeetingReminderSent,
] as const;
export type MeetingEvent = EventOf<(typeof meetingEvents)[number]>;
export type NewMeetingEvent = NewEventOf<(typeof meetingEvents)[number]>;
