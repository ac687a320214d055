import type { ReadModels } from '../../engine/connections';

/** The figures of a group of rows of `person_months`, as columns for a grouped query. */
export function groupFigures(db: ReadModels) {
  return {
    rating: db.raw('round(sum("ratingSum") / nullif(sum("ratingCount"), 0), 2)'),
    goalsReached: db.raw('coalesce(sum("goalsReached"), 0)::integer'),
    reviewsCompleted: db.raw('coalesce(sum("ratingCount"), 0)::integer'),
    recognitions: db.raw('coalesce(sum("recognitions"), 0)::integer'),
  };
}
