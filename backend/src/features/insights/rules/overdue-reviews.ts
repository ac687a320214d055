import { t } from '@annals/contracts/kernel/text';
import { overdueReviews, type OverdueReview } from '@annals/projections/features/insights/inputs/reviews';
import { firstOf, keyOfSet, shownUntil, type Rule } from '../rule';
import { words } from '../words';

/** Performance reviews past their due date, to those who hold them or owe their own part. */
export const overdueReviewsRule: Rule<'overdue-reviews', readonly OverdueReview[]> = {
  name: 'overdue-reviews',
  restDays: null,
  inputsOf: overdueReviews,
  judge(reviews, { days }, now, recipient) {
    const overdue = reviews.filter(({ daysOverdue }) => daysOverdue >= days);
    const [first] = overdue;
    if (!first) return null;
    const many = overdue.length > 1;
    const own = overdue.filter(({ employeeId }) => employeeId === recipient).length;
    const longest = Math.max(...overdue.map(({ daysOverdue }) => daysOverdue));
    return {
      key: keyOfSet(overdue.map(({ id, dueDate }) => `${id}/${dueDate}`)),
      insightType: 'action_required',
      title: t(words.reviewsOverdue, { count: overdue.length }),
      description: t(
        own === overdue.length ? words.waitsForYou : many ? words.eachKeepsWaiting : words.somebodyWaits,
      ),
      priority: many || longest >= 4 * days ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: many ? '/performance-reviews' : `/performance-reviews/${first.id}`,
      evidence: firstOf(
        overdue,
        ({ id, employeeId, dueDate, daysOverdue, status }) => ({
          label: t(words.dueOn, { day: dueDate, status }),
          value: t(words.daysOverdue, { days: daysOverdue }),
          path: `/performance-reviews/${id}`,
          restsOn: [
            ['PerformanceReviewOpened', 'PerformanceReviewDueDateMoved'] as const,
            ['SelfAssessmentSubmitted', 'ManagerAssessmentSubmitted'] as const,
          ].map((types) => ({
            stream: `performanceReview-${id}`,
            types,
            path: `/performance-reviews/${id}`,
          })),
          ...(employeeId === recipient ? {} : { aboutId: employeeId }),
        }),
        { label: t(words.otherReviews), path: '/performance-reviews' },
      ),
      threshold: t(words.pastDue, { days }),
    };
  },
};
