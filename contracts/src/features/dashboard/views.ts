import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { msg } from '../../kernel/text';

/** The ranges of the trends chart, in months, with the specification's words. */
export const TREND_RANGES = [
  { months: 3, label: msg('Last 3 months') },
  { months: 6, label: msg('Last 6 months') },
  { months: 12, label: msg('Last year') },
] as const;

/** How many months to look back over; the present one counts. */
export const monthsBack = enteredNumber(
  z.number().pipe(z.literal([3, 6, 12], msg('Choose 3, 6 or 12 months'))),
).default(3);

/**
 * The figures of the dashboard's four cards, over the people the reader leads today; over themself for someone who leads nobody.
 * The changes behind the captions are computed; null where there is nothing to compare.
 */
export const dashboardStats = z.object({
  teamMembers: z.number(),
  /** Of the team members, those who joined the team this calendar month. */
  joinedThisMonth: z.number(),
  /** Reviews that are not completed. */
  pendingReviews: z.number(),
  reviewsDueThisWeek: z.number(),
  /** Mean of the last 30 days, 1 to 10; null where too few people answered. */
  wellbeingScore: z.number().nullable(),
  /** Against the 30 days before. */
  wellbeingChange: z.number().nullable(),
  /** Pain points nobody has taken up or resolved. */
  painPoints: z.number(),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

/** What one calendar month came to. */
export const trendMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** Mean rating of the reviews completed in it, 1 to 5. */
  rating: z.number().nullable(),
  /** Mean wellbeing, 1 to 10; null when fewer than three people answered (oneself excepted). */
  wellbeing: z.number().nullable(),
  goalsReached: z.number(),
});
export type TrendMonth = z.infer<typeof trendMonth>;
