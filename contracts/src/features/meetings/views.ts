import { z } from 'zod';
import { meetingId } from './ids';
import { personId } from '../../kernel/ids';
import { MEETING_STATUSES } from './constants';
import { detailViews } from './details';

export const agendaItem = z.object({
  id: z.string(),
  text: z.string(),
  addedBy: z.string(),
  discussed: z.boolean(),
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
  meetingRow.pick({ title: true, notes: true, actionItems: true }).extend(detailViews).shape,
);
export type MeetingView = z.infer<typeof meetingView>;

/** A meeting's own view. */
export const meetingDetail = meetingView.extend({
  agenda: z.array(agendaItem),
  actions: z.array(actionItem),
  cancellationReason: z.string().nullable(),
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
  kind: z.enum(['meeting', 'skip-level', 'time-off']),
  personId,
  personName: z.string(),
  /** Of a meeting the caller takes part in; null otherwise. */
  title: z.string().nullable(),
  /** When it begins and ends: instants of a meeting, the first and the last day of time off. */
  from: z.string(),
  until: z.string(),
});
export type MeetingOverlap = z.infer<typeof meetingOverlap>;
