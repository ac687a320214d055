import { z } from 'zod';
import { checkInId, personId } from '../kernel/ids';

const sixOf = <Score extends z.ZodType>(score: Score) => ({
  overallWellbeing: score,
  workLifeBalance: score,
  stressLevel: score,
  jobSatisfaction: score,
  workload: score,
  teamRelationships: score,
});

/** A row of the specification's `wellbeing_checkins`, with the team and the week it belongs to. */
export const wellbeingCheckInRow = z.object({
  id: checkInId,
  employeeId: personId,
  ...sixOf(z.number()),
  feedback: z.string().nullable(),
  concerns: z.string().nullable(),
  suggestions: z.string().nullable(),
  createdAt: z.string(),
  /** Whose team it was answered in. */
  managerId: personId.nullable(),
  /** The Monday of its week. */
  week: z.string(),
});
export type WellbeingCheckInRow = z.infer<typeof wellbeingCheckInRow>;

/** What one team answered in one week: the smallest group of which anything is ever shown. */
export const wellbeingWeekRow = z.object({
  /** `<managerId>:<week>` */
  id: z.string(),
  managerId: personId,
  week: z.string(),
  /** The different people who answered. */
  respondents: z.array(personId),
  respondentCount: z.number(),
  checkIns: z.number(),
  /** Sums of the scores. */
  ...sixOf(z.number()),
  /** Whether an answer among them was erased: what is left must not be compared with what was there. */
  hasErased: z.boolean(),
});
export type WellbeingWeekRow = z.infer<typeof wellbeingWeekRow>;

/**
 * A check-in in a list. One's own has its moment and its id. One of a team has neither: its id is of this list alone, its `createdAt` is
 * the Monday of its week, and nothing in it says whose it is.
 */
export const wellbeingCheckInView = z.object({
  id: z.string(),
  ...sixOf(z.number()),
  feedback: z.string().nullable(),
  concerns: z.string().nullable(),
  suggestions: z.string().nullable(),
  createdAt: z.string(),
  dated: z.enum(['moment', 'week']),
});
export type WellbeingCheckInView = z.infer<typeof wellbeingCheckInView>;

/** The figures above a team's list; null where fewer than three people stand behind them. */
export const wellbeingTeamStats = z.object({
  averageWellbeing: z.number().nullable(),
  totalCheckins: z.number(),
  /** Percent against the 30 days before. */
  recentTrend: z.number().nullable(),
});
export type WellbeingTeamStats = z.infer<typeof wellbeingTeamStats>;

/** What a week's answers come to: averages to one decimal. */
export const wellbeingWeekView = z.object({
  week: z.string(),
  checkIns: z.number(),
  averageWellbeing: z.number(),
  ...sixOf(z.number()),
});
export type WellbeingWeekView = z.infer<typeof wellbeingWeekView>;
