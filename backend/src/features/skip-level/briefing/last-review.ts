import { t } from '@annals/contracts/kernel/text';
import { lastCompletedReview } from '@annals/projections/features/skip-level/briefing-facts';
import { figure, line, type BriefingSource } from './source';
import { words } from './words';

const KIND = 'Performance review';
const MOST_ACHIEVEMENTS = 3;

/** The last review that was completed: its rating, and what was achieved. */
export const lastReviewSource: BriefingSource = async (context) => {
  const { readModels, reader, employeeId, forLeader } = context;
  const review = await lastCompletedReview(readModels, reader, employeeId);
  if (!review) return {};
  const { id, reviewPeriod, overallRating, achievements, completedAt } = review;
  const [first] = achievements;
  const basis = [completedAt === null ? { id } : { id, at: completedAt }];
  return {
    highlights: [
      line(
        context,
        overallRating === null
          ? t(words.lastReviewUnrated, { reviewPeriod })
          : t(words.lastReview, { reviewPeriod, rating: overallRating.toFixed(1) }),
        KIND,
        basis,
        [
          ...(overallRating === null ? [] : [figure(t(words.lastRating), overallRating.toFixed(1))]),
          figure(t(words.achievementsNamed), achievements.length),
        ],
      ),
      ...achievements
        .slice(0, MOST_ACHIEVEMENTS)
        .map((text) => line(context, t(words.achieved, { text }), KIND, basis)),
    ],
    questions:
      first === undefined
        ? []
        : [line(context, t(forLeader ? words.madeItWork : words.otherTeams, { first }), KIND, basis)],
  };
};
