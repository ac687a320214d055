import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { meetingId, meetingSeriesId } from './ids';
import { personId } from '../../kernel/ids';
import { RHYTHMS } from './constants';
import { recordedDetails } from './details';
import { seriesPlace } from './series-place';

/** Every event of a meeting names the meeting and the employee: the words in it are encrypted with the employee's key. */
const ofMeeting = { meetingId, employeeId: personId };
const about = 'employeeId';
const category = 'meeting';

/** A manager scheduled a 1:1 with someone who reports to them. */
export const MeetingScheduled = event('MeetingScheduled', 3, {
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
    /** Absent from those that are by themselves. */
    series: seriesPlace.optional(),
  },
  upcasters: { 1: (data) => data, 2: (data) => data },
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

/** One of the two added an item to the agenda. */
export const AgendaItemAdded = event('AgendaItemAdded', 1, {
  category,
  about,
  description: 'One of the two added an item to the agenda of a 1:1.',
  data: { ...ofMeeting, itemId: z.uuid(), text: personal(z.string()) },
});

/** What was not discussed last time was added to the agenda of the next 1:1. */
export const AgendaItemCarriedOver = event('AgendaItemCarriedOver', 1, {
  category,
  about,
  description: 'What was not discussed in the last 1:1 of the two was added to the agenda of this one.',
  data: {
    ...ofMeeting,
    itemId: z.uuid(),
    text: personal(z.string()),
    fromMeetingId: meetingId,
    fromItemId: z.uuid(),
  },
});

/** An agenda item was discussed. */
export const AgendaItemDiscussed = event('AgendaItemDiscussed', 1, {
  category,
  description: 'An agenda item of a 1:1 was discussed.',
  data: { ...ofMeeting, itemId: z.uuid() },
});

/** What was marked as discussed turned out not to have been. */
export const AgendaItemReopened = event('AgendaItemReopened', 1, {
  category,
  description: 'An agenda item of a 1:1 turned out not to have been discussed.',
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

/** What clocks show, `09:30`. */
const clockTime = z.iso.time({ precision: -1 });
const ofSeries = { seriesId: meetingSeriesId, employeeId: personId };

/** A manager scheduled 1:1s that repeat; each of them is a meeting with events of its own. */
export const MeetingSeriesScheduled = event('MeetingSeriesScheduled', 1, {
  category: 'meetingSeries',
  about,
  description: 'A manager scheduled a series of 1:1s with someone who reports to them.',
  data: {
    ...ofSeries,
    managerId: personId,
    title: personal(z.string()),
    firstDay: z.iso.date(),
    /** What clocks in the time zone show whenever one of them begins. */
    time: clockTime,
    timeZone: z.string(),
    everyWeeks: z.literal(RHYTHMS),
    times: z.number().int(),
    /** Minutes. */
    duration: z.number().int(),
    notes: personal(z.string().optional()),
    ...recordedDetails,
  },
});

/** One 1:1 of a series and all that follow it got another time, length, title or place. */
export const MeetingSeriesChanged = event('MeetingSeriesChanged', 1, {
  category: 'meetingSeries',
  about,
  description: 'One 1:1 of a series and all that follow it were changed.',
  data: {
    ...ofSeries,
    /** The number of the first one concerned. */
    from: z.number().int(),
    /** The day and the time of that one, when it moved. */
    moved: z.object({ firstDay: z.iso.date(), time: clockTime, scheduledAt: z.iso.datetime() }).optional(),
    duration: z.number().int().optional(),
    title: personal(z.string().optional()),
    ...recordedDetails,
    reason: personal(z.string().optional()),
  },
});

/** One 1:1 of a series and all that follow it will not take place. */
export const MeetingSeriesEnded = event('MeetingSeriesEnded', 1, {
  category: 'meetingSeries',
  about,
  description: 'One 1:1 of a series and all that follow it were cancelled.',
  data: {
    ...ofSeries,
    managerId: personId,
    from: z.number().int(),
    reason: personal(z.string().optional()),
  },
});

/** The employee reports to somebody else now, who holds what is still planned of the series. */
export const MeetingSeriesHandedOver = event('MeetingSeriesHandedOver', 1, {
  category: 'meetingSeries',
  description:
    'What is planned of a series of 1:1s went over to the manager whom the employee reports to now.',
  data: {
    ...ofSeries,
    /** The number of the first one that is still to come. */
    from: z.number().int(),
    fromManagerId: personId,
    managerId: personId,
  },
});

/** What was decided for a series has been done to each of its 1:1s. */
export const MeetingSeriesCarriedOut = event('MeetingSeriesCarriedOut', 1, {
  category: 'meetingSeries',
  description: 'What was decided for a series of 1:1s was done to each of its meetings.',
  data: {
    ...ofSeries,
    /** How many decisions about the series this includes. */
    decisions: z.number().int(),
  },
});

export const meetingEvents = [
  MeetingScheduled,
  MeetingRescheduled,
  MeetingDetailsChanged,
  MeetingRetitled,
  AgendaItemAdded,
  AgendaItemCarriedOver,
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

export const meetingSeriesEvents = [
  MeetingSeriesScheduled,
  MeetingSeriesChanged,
  MeetingSeriesEnded,
  MeetingSeriesHandedOver,
  MeetingSeriesCarriedOut,
] as const;
export type MeetingSeriesEvent = EventOf<(typeof meetingSeriesEvents)[number]>;
export type NewMeetingSeriesEvent = NewEventOf<(typeof meetingSeriesEvents)[number]>;
