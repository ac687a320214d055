import { z } from 'zod';
import { personId } from '../../kernel/ids';

/** The three cards of Team Management. */
export const teamSummary = z.object({
  members: z.number(),
  /** The caller’s 1:1s with their reports that are still to come this week, by their own calendar. */
  meetingsThisWeek: z.number(),
  /** Mean rating of the team's reviews completed this quarter, 1 to 5. */
  averageRating: z.number().nullable(),
});
export type TeamSummary = z.infer<typeof teamSummary>;

/** What the chosen months came to for one person. Wellbeing is left out on purpose: it is told for groups alone. */
export const teamReportRow = z.object({
  id: personId,
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  meetingsCompleted: z.number(),
  reviewsCompleted: z.number(),
  averageRating: z.number().nullable(),
  goalsReached: z.number(),
  achievements: z.number(),
  painPointsReported: z.number(),
});
export type TeamReportRow = z.infer<typeof teamReportRow>;
