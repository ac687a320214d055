import { z } from 'zod';
import { personId } from '../../kernel/ids';

/**
 * What dashboards and reports need to know of a person now. Kept for each person and summed over the reader's people of today, so
 * that a change of manager moves nothing.
 */
export const personSummary = z.object({
  id: personId,
  /** Since when they belong to their team: hired, or given another manager. `YYYY-MM-DD` */
  joinedTeamOn: z.iso.date(),
  /** Due dates of the reviews that are not completed, by review. */
  openReviews: z.record(z.string(), z.string()),
  /** Whether each unresolved pain point is still open, or in progress. */
  painPoints: z.record(z.string(), z.enum(['open', 'in_progress'])),
  openPainPoints: z.int(),
});
export type PersonSummary = z.infer<typeof personSummary>;

/**
 * What a calendar month (UTC) came to for a person: sums and counts, from which any group's figures follow by adding. Wellbeing is not
 * among them: it is never told for one person, and stays with the team it was answered in.
 */
export const personMonth = z.object({
  /** `<person>:<month>` */
  id: z.string(),
  personId,
  /** `YYYY-MM` */
  month: z.string(),
  ratingSum: z.number(),
  ratingCount: z.int(),
  meetingsCompleted: z.int(),
  goalsReached: z.int(),
  achievements: z.int(),
  painPointsReported: z.int(),
  recognitions: z.int(),
});
export type PersonMonth = z.infer<typeof personMonth>;
