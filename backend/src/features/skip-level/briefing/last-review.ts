import { lastCompletedReview } from '@annals/projections/features/skip-level/briefing-facts';
import { figure, line, type BriefingSource } from './source';

const KIND = 'Performance review';
const MOST_ACHIEVEMENTS = 3;

/** The last review that was completed: its rating, and what was achieved. */
export const lastReviewSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, forLeader } = context;
  const review = await lastCompletedReview(readModels, reader, employeeId);
  if (!review) return {};
  const { id, reviewPeriod, overallRating, achievements, completedAt } = review;
  const rating = overallRating === null ? 'without a rating' : `${overallRating.toFixed(1)} out of 5`;
  const [first] = achievements;
  const basis = [completedAt === null ? { id } : { id, at: completedAt }];
  return {
    highlights: [
      line(context, `Last completed review (${reviewPeriod}): ${rating}.`, KIND, basis, [
        ...(overallRating === null
          ? []
          : [figure('Rating of the last review, out of 5', overallRating.toFixed(1))]),
        figure('Achievements named in it', achievements.length),
      ]),
      ...achievements
        .slice(0, MOST_ACHIEVEMENTS)
        .map((text) => line(context, `Achieved: ${text}`, KIND, basis)),
    ],
    questions:
      first === undefined
        ? []
        : [
            line(
              context,
              forLeader
                ? `“${first}”: what made it work, and who else deserves thanks for it?`
                : `“${first}”: how could other teams use what we learned?`,
              KIND,
              basis,
            ),
          ],
  };
};
