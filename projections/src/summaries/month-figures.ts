import { FEWEST_FOR_WELLBEING } from '@annals/contracts/dashboard/views';
import type { ReadModels } from '../kernel/connections';

/**
 * The figures of a group of people in a group of `person_months` rows, as columns for a grouped query on `person_months AS figures`.
 * Wellbeing is the mean of the people's own means, so that nobody weighs more for answering more often, and null for fewer people
 * than `fewest`.
 */
export function groupFigures(db: ReadModels, fewest: number = FEWEST_FOR_WELLBEING) {
  return {
    rating: db.raw('round(sum("ratingSum") / nullif(sum("ratingCount"), 0), 2)'),
    wellbeing: db.raw(
      `CASE WHEN count(DISTINCT "personId") FILTER (WHERE "wellbeingCount" > 0) >= ?
            THEN round(avg("wellbeingSum" / nullif("wellbeingCount", 0)), 1) END`,
      [fewest],
    ),
    goalsReached: db.raw('coalesce(sum("goalsReached"), 0)::integer'),
    reviewsCompleted: db.raw('coalesce(sum("ratingCount"), 0)::integer'),
    recognitions: db.raw('coalesce(sum("recognitions"), 0)::integer'),
  };
}
