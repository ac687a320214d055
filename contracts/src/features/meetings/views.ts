import { z } from 'zod';
import { meetingId, meetingSeriesId } from './ids';
import { personId } from '../../kernel/ids';
import { MEETING_STATUSES } from './constants';
import { detailViews } from './details';
import { seriesPlace } from './series-place';

export const agendaItem = z.object({
  id: z.string(),
  text: z.string(),
  addedBy: z.string(),
  discussed: z.boolean(),
  /** The item of an earlier 1:1 that was carried over; null for one that was added here. */
  carriedFrom: z.string().nullable(),
});

export const actionItem = z.object({
  id: z.string(),
  text: z.string(),
  ownerId: personId,
  dueDate: z.string().nullable(),
  done: z.boolean(),
});

/** A row of the specification's `meetings` table (its fields as spelt) with what the meeting's own view needs beside. */
export const meetingRow = z.object({
  id: meetingId,
  managerId: personId,
  employeeId: personId,
  title: z.string(),
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  notes: z.string().nullable(),
  ...detailViews,
  actionItems: z.array(z.string()),
  status: z.enum(MEETING_STATUSES),
  agenda: z.array(agendaItem),
  actions: z.array(actionItem),
  cancellationReason: z.string().nullable(),
  /** Null for one by itself. */
  series: seriesPlace.nullable(),
  /** When its time was last set: one set at short notice gets no reminder. */
  timeSetAt: z.iso.datetime(),
  remindedFor: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MeetingRow = z.infer<typeof meetingRow>;

/** What everyone in whose reach a meeting is reads of it: that it exists, when and between whom. What is not listed here is its two people's. */
export const meetingFacts = meetingRow
  .pick({
    id: true,
    managerId: true,
    employeeId: true,
    scheduledAt: true,
    duration: true,
    status: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ employeeName: z.string(), managerName: z.string() });
export type MeetingFacts = z.infer<typeof meetingFacts>;

/** A meeting in a list. What was said in it is null for everyone but its two participants. */
export const meetingView = meetingFacts.extend(
  meetingRow.pick({ title: true, notes: true, actionItems: true, series: true }).extend(detailViews).shape,
);
export type MeetingView = z.infer<typeof meetingView>;

/** A meeting's own view. */
export const meetingDetail = meetingView.extend({
  agenda: z.array(agendaItem),
  actions: z.array(actionItem),
  cancellationReason: z.string().nullable(),
  /** Of a planned one: what the last 1:1 of the two left; null when there was none. */
  lastTime: z
    .object({
      id: meetingId,
      scheduledAt: z.iso.datetime(),
      /** What was agreed then. */
      actions: z.array(actionItem),
      /** What was not talked about, and is not on this agenda. */
      agenda: z.array(agendaItem),
    })
    .nullable(),
  /** What the caller may do with it now. */
  allowed: z.object({
    /** Reschedule, retitle, complete, cancel. */
    change: z.boolean(),
    /** Agenda, notes, action items. */
    contribute: z.boolean(),
  }),
});
export type MeetingDetail = z.infer<typeof meetingDetail>;

/** What one of two people has at a time that is thought of for a meeting of theirs. */
export const meetingOverlap = z.object({
  /** `busy`: a meeting of somebody else, in which the caller takes no part. */
  kind: z.enum(['meeting', 'skip-level', 'busy', 'time-off']),
  personId,
  personName: z.string(),
  /** Of a 1:1 the caller takes part in; null otherwise. */
  title: z.string().nullable(),
  /** When it begins and ends: instants of a meeting, the first and the last day of time off. */
  from: z.string(),
  until: z.string(),
});
export type MeetingOverlap = z.infer<typeof meetingOverlap>;

/** A series of 1:1s, as far as handing over and carrying out need it; what the two say is in its meetings. */
export const meetingSeriesRow = z.object({
  id: meetingSeriesId,
  managerId: personId,
  employeeId: personId,
  title: z.string(),
  everyWeeks: z.int(),
  firstAt: z.iso.datetime(),
  /** When the last one that was not cancelled with all that follow it is; before the first when there is none. */
  lastAt: z.iso.datetime(),
  times: z.int(),
  timeZone: z.string(),
  /** How many decisions there are about the series, and whether the latest is still to be carried out. */
  decisions: z.int(),
  isDue: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MeetingSeriesRow = z.infer<typeof meetingSeriesRow>;
