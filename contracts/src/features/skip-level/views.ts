import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { actionItem } from '../meetings/views';
import { skipLevelMeetingId } from './ids';
import { preparedBriefing, wellnessSnapshot } from './briefing';
import { SKIP_LEVEL_NOTIFICATION_TYPES, SKIP_LEVEL_STATUSES } from './constants';

/** Asked for and not yet prepared. */
export const briefingRequest = z.object({
  requestId: z.uuid(),
  recipientId: personId,
  requestedAt: z.string(),
});

/** A row of the specification's `skip_level_meetings` table (its fields as spelt) with what the meeting's own view needs beside. */
export const skipLevelRow = z.object({
  id: skipLevelMeetingId,
  employeeId: personId,
  seniorLeaderId: personId,
  managerId: personId.nullable(),
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  status: z.enum(SKIP_LEVEL_STATUSES),
  aiBriefingGenerated: z.boolean(),
  /** What was prepared, by the id of the person it was prepared for: the two do not read each other's. */
  briefingData: z.record(z.string(), preparedBriefing),
  /** Of the leader's briefing. */
  employeeHighlights: z.array(z.string()),
  /** Of the leader's briefing. */
  wellnessSnapshot: wellnessSnapshot.nullable(),
  /** What is still open, in words. */
  actionItems: z.array(z.string()),
  followUpNotes: z.string().nullable(),
  employeeFeedback: z.string().nullable(),
  leaderNotes: z.string().nullable(),
  nextMeetingScheduled: z.iso.datetime().nullable(),
  actions: z.array(actionItem),
  cancellationReason: z.string().nullable(),
  briefingRequests: z.array(briefingRequest),
  /** Whether a briefing is asked for and not yet prepared. */
  briefingDue: z.boolean(),
  reminderSentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SkipLevelRow = z.infer<typeof skipLevelRow>;

/** A skip-level meeting in a list: that and when it takes place, between whom. */
export const skipLevelView = skipLevelRow
  .pick({
    id: true,
    employeeId: true,
    seniorLeaderId: true,
    managerId: true,
    scheduledAt: true,
    duration: true,
    status: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    employeeName: z.string(),
    seniorLeaderName: z.string(),
    seniorLeaderPosition: z.string().nullable(),
    /** Whether the caller is one of the two. */
    takesPart: z.boolean(),
  });
export type SkipLevelView = z.infer<typeof skipLevelView>;

/** What everyone in whose reach a meeting is reads of it. What is not listed here is its two people's. */
export const skipLevelFacts = skipLevelView.extend({
  employeePosition: z.string().nullable(),
  managerName: z.string().nullable(),
});
export type SkipLevelFacts = z.infer<typeof skipLevelFacts>;

/** A skip-level meeting's own view. What is said in it is empty for everyone but its two people. */
export const skipLevelDetail = skipLevelFacts.extend({
  aiBriefingGenerated: z.boolean(),
  /** The caller's own briefing. */
  briefingData: preparedBriefing.nullable(),
  /** A briefing for the caller is being prepared. */
  briefingPending: z.boolean(),
  employeeHighlights: z.array(z.string()),
  wellnessSnapshot: wellnessSnapshot.nullable(),
  actionItems: z.array(z.string()),
  actions: z.array(actionItem),
  followUpNotes: z.string().nullable(),
  employeeFeedback: z.string().nullable(),
  /** Null for everyone but the leader who took them. */
  leaderNotes: z.string().nullable(),
  nextMeetingScheduled: z.string().nullable(),
  cancellationReason: z.string().nullable(),
  /** What the caller may do with it now. */
  allowed: z.object({
    /** Reschedule, complete, cancel. */
    change: z.boolean(),
    prepare: z.boolean(),
    /** Follow-up notes and action items. */
    contribute: z.boolean(),
    takeLeaderNotes: z.boolean(),
    giveFeedback: z.boolean(),
  }),
});
export type SkipLevelDetail = z.infer<typeof skipLevelDetail>;

/** Somebody a leader can meet: in their subtree, and not a direct report. */
export const skipLevelCandidate = z.object({
  id: personId,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  position: z.string().nullable(),
  managerName: z.string().nullable(),
});
export type SkipLevelCandidate = z.infer<typeof skipLevelCandidate>;

/** A row of the specification's `skip_level_notifications` table. */
export const skipLevelNotificationRow = z.object({
  id: z.uuid(),
  employeeId: personId,
  meetingId: skipLevelMeetingId,
  notificationType: z.enum(SKIP_LEVEL_NOTIFICATION_TYPES),
  /** The time of the meeting, as it was when the reminder went out. */
  scheduledAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  isRead: z.boolean(),
  dismissed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SkipLevelNotificationRow = z.infer<typeof skipLevelNotificationRow>;

/** A reminder as the dialog shows it, with the meeting as it is now. */
export const skipLevelNotificationView = skipLevelNotificationRow
  .pick({ id: true, dismissed: true, isRead: true, notificationType: true })
  .extend({
    meeting: z.object({
      id: skipLevelMeetingId,
      scheduledAt: z.string(),
      duration: z.number(),
      seniorLeader: z.object({
        firstName: z.string(),
        lastName: z.string(),
        position: z.string().nullable(),
      }),
    }),
  });
export type SkipLevelNotificationView = z.infer<typeof skipLevelNotificationView>;
