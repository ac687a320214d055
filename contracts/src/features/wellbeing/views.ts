import { z } from 'zod';
import { checkInId, managerAlertId, pulseAnnouncementId } from './ids';
import { personId } from '../../kernel/ids';
import { SCORE_NAMES } from './constants';
import { ALERT_KINDS, RISK_LEVELS, SUGGESTED_ACTIONS, TRENDS } from './risk';

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
  ...sixOf(z.int()),
  feedback: z.string().nullable(),
  concerns: z.string().nullable(),
  suggestions: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whose team it was answered in. */
  managerId: personId.nullable(),
  /** The Monday of its week. */
  week: z.iso.date(),
  /** The announcement by which it is attributed; null: it never is. */
  attributedBy: pulseAnnouncementId.nullable(),
});
export type WellbeingCheckInRow = z.infer<typeof wellbeingCheckInRow>;

/** What one team answered in one week: the smallest group of which anything is ever shown. */
export const wellbeingWeekRow = z.object({
  /** `<managerId>:<week>` */
  id: z.string(),
  managerId: personId,
  week: z.iso.date(),
  /** The different people who answered. */
  respondents: z.array(personId),
  respondentCount: z.int(),
  checkIns: z.int(),
  /** Sums of the scores. */
  ...sixOf(z.int()),
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
  /** Whose it is: to their own manager alone, and only if the week had been announced as attributed before they answered. */
  employeeName: z.string().nullable(),
});
export type WellbeingCheckInView = z.infer<typeof wellbeingCheckInView>;

/** The figures above a team's list; null where they are of fewer than three people. */
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

/** A question of a pulse: which score it asks for and on which scale. */
const pulseQuestion = z.object({ name: z.enum(SCORE_NAMES), minimum: z.number(), maximum: z.number() });

/** A row of the specification's `wellness_pulse`: an answered pulse with what ALEX worked out of it, for the person alone. */
export const wellnessPulseRow = z.object({
  id: checkInId,
  employeeId: personId,
  pulseType: z.literal('weekly'),
  questions: z.array(pulseQuestion),
  responses: z.object(sixOf(z.number())),
  /** The average of the six scores on the scale of ratings, from 0.50 to 5.00: the schema's decimal (3,2) holds no 10. */
  overallScore: z.number(),
  burnoutRisk: z.enum(RISK_LEVELS),
  attritionRisk: z.enum(RISK_LEVELS),
  /** Whether a risk is high. It is told to the person; a manager hears of whole teams alone. */
  managerActionRequired: z.boolean(),
  suggestedActions: z.array(z.enum(SUGGESTED_ACTIONS)),
  /** How many of the six answers are good, middling and poor, by their bands. Nobody and nothing reads the texts for it. */
  sentimentAnalysis: z.object({ positive: z.number(), neutral: z.number(), negative: z.number() }),
  previousScoreComparison: z.number().nullable(),
  trendDirection: z.enum(TRENDS).nullable(),
  createdAt: z.iso.datetime(),
  /** The Monday of its week. */
  week: z.iso.date(),
  /** Null until ALEX has looked at it. */
  assessedAt: z.iso.datetime().nullable(),
  /** Weeks with answers the risks rest on. */
  weeks: z.int(),
});
export type WellnessPulseRow = z.infer<typeof wellnessPulseRow>;

/** One's own pulse, as its person reads it. */
export const wellnessPulseView = wellnessPulseRow.pick({
  id: true,
  pulseType: true,
  questions: true,
  responses: true,
  overallScore: true,
  burnoutRisk: true,
  attritionRisk: true,
  managerActionRequired: true,
  suggestedActions: true,
  sentimentAnalysis: true,
  previousScoreComparison: true,
  trendDirection: true,
  createdAt: true,
  week: true,
  assessedAt: true,
  weeks: true,
});
export type WellnessPulseView = z.infer<typeof wellnessPulseView>;

/** A week whose pulse checks were announced as attributed. */
export const pulseAnnouncementRow = z.object({
  id: pulseAnnouncementId,
  week: z.iso.date(),
  status: z.enum(['announced', 'withdrawn']),
  reason: z.string().nullable(),
  announcedAt: z.iso.datetime(),
  announcedBy: z.string(),
});
export type PulseAnnouncementRow = z.infer<typeof pulseAnnouncementRow>;

export const pulseAnnouncementView = pulseAnnouncementRow
  .pick({ id: true, week: true, status: true, reason: true, announcedAt: true })
  .extend({
    announcedByName: z.string().nullable(),
    time: z.enum(['past', 'now', 'ahead']),
  });
export type PulseAnnouncementView = z.infer<typeof pulseAnnouncementView>;

export const ALERT_STATUSES = ['raised', 'acknowledged', 'followed_up'] as const;

/** An alert to a manager about their team as a whole, as it is. */
export const managerAlertRow = z.object({
  id: managerAlertId,
  managerId: personId,
  kind: z.enum(ALERT_KINDS),
  week: z.iso.date(),
  weeks: z.array(z.string()),
  median: z.number(),
  slope: z.number().nullable(),
  status: z.enum(ALERT_STATUSES),
  raisedAt: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
  followUp: z.string().nullable(),
  followedUpAt: z.iso.datetime().nullable(),
});
export type ManagerAlertRow = z.infer<typeof managerAlertRow>;

export const managerAlertView = managerAlertRow.pick({
  id: true,
  kind: true,
  week: true,
  weeks: true,
  median: true,
  slope: true,
  status: true,
  raisedAt: true,
  acknowledgedAt: true,
  followUp: true,
  followedUpAt: true,
});
export type ManagerAlertView = z.infer<typeof managerAlertView>;
