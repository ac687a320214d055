import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { timelineEntryId } from './ids';
import { IMPACTS, TIMELINE_TYPES, VISIBILITIES } from './constants';

/** A row of the specification's `performance_timeline` table (its fields as spelt) with how it ended beside. */
export const timelineRow = z.object({
  id: timelineEntryId,
  employeeId: personId,
  /** Its author. */
  managerId: personId,
  type: z.enum(TIMELINE_TYPES),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  impact: z.enum(IMPACTS).nullable(),
  linkedGoalId: timelineEntryId.nullable(),
  /** Addresses on the web. */
  attachments: z.array(z.string()),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Of a goal: the achievement that reached it. */
  reachedById: timelineEntryId.nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawalReason: z.string().nullable(),
});
export type TimelineRow = z.infer<typeof timelineRow>;

/** An entry as those see it who may. */
export const timelineView = timelineRow.extend({
  employeeName: z.string(),
  authorName: z.string(),
  /** Whether the caller may correct and withdraw it. */
  isMine: z.boolean(),
});
export type TimelineView = z.infer<typeof timelineView>;

/** What the entries of one calendar month (UTC) came to. */
export const timelineMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  feedback: z.number(),
  goals: z.number(),
  achievements: z.number(),
  milestones: z.number(),
  goalsReached: z.number(),
});
export type TimelineMonth = z.infer<typeof timelineMonth>;

/** The figures of the Analytics tab, over the entries the caller may see. */
export const timelineAnalytics = z.object({
  totalEntries: z.number(),
  achievements: z.number(),
  /** Goals that no achievement has reached. */
  activeGoals: z.number(),
  goalsReached: z.number(),
  /** The last twelve months, oldest first. */
  months: z.array(timelineMonth),
});
export type TimelineAnalytics = z.infer<typeof timelineAnalytics>;
