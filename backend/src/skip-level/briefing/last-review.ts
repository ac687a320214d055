import { lastCompletedReview } from '@annals/projections/skip-level/briefing-facts';
import { line, type BriefingSource } from './source';

const KIND = 'Performance review';
const MOST_ACHIEVEMENTS = 3;

/** The last review that was completed: its rating, and what was achieved. */
export const lastReviewSource: BriefingSource = async ({ readModels, reader, employeeId, forLeader }) => {
  const review = await lastCompletedReview(readModels, reader, employeeId);
  if (!review) return {};
  const { id, reviewPeriod, overallRating, achievements } = review;
  const rating = overallRating === null ? 'without a rating' : `${overallRating.toFixed(1)} out of 5`;
  const [first] = achievements;
  return {
    highlights: [
      line(`Last completed review (${reviewPeriod}): ${rating}.`, KIND, [id]),
      ...achievements.slice(0, MOST_ACHIEVEMENTS).map((text) => line(`Achieved: ${text}`, KIND, [id])),
    ],
    questions:
      first === undefined
        ? []
        : [
            line(
              forLeader
                ? `“${first}”: what made it work, and who else deserves thanks for it?`
                : `“${first}”: how could other teams use what we learned?`,
              KIND,
              [id],
            ),
          ],
  };
};
