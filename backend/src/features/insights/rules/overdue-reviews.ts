import type { ReviewStatus } from '@annals/contracts/features/performance-reviews/constants';
import { overdueReviews, type OverdueReview } from '@annals/projections/features/insights/inputs/reviews';
import { counted, daysSince, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';

/** Performance reviews past their due date, to those who hold them or owe their own part. */
export const overdueReviewsRule: Rule<'overdue-reviews', readonly OverdueReview[]> = {
  name: 'overdue-reviews',
  restDays: null,
  inputsOf: overdueReviews,
  judge(reviews, { days }, now, recipient) {
    const overdue = reviews.filter(({ dueDate }) => daysSince(dueDate, now) >= days);
    const [first] = overdue;
    if (!first) return null;
    const many = overdue.length > 1;
    const own = overdue.filter(({ employeeId }) => employeeId === recipient).length;
    const longest = Math.max(...overdue.map(({ dueDate }) => daysSince(dueDate, now)));
    return {
      key: keyOfSet(overdue.map(({ id, dueDate }) => `${id}/${dueDate}`)),
      insightType: 'action_required',
      title: many
        ? `${String(overdue.length)} performance reviews are overdue`
        : 'A performance review is overdue',
      description:
        own === overdue.length
          ? 'Your self-assessment is what it waits for.'
          : many
            ? 'Each of them keeps somebody waiting for what you think of their work.'
            : 'Somebody waits for what you think of their work.',
      priority: many || longest >= 4 * days ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: many ? '/performance-reviews' : `/performance-reviews/${first.id}`,
      evidence: firstOf(
        overdue,
        ({ id, employeeId, dueDate, status }) => ({
          label: `Due on ${dueDate}, ${WAITS_FOR[status]}`,
          value: `${counted(daysSince(dueDate, now), 'day')} overdue`,
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
        { label: 'Other reviews', path: '/performance-reviews' },
      ),
      threshold: `${counted(days, 'day')} or more past the due date`,
    };
  },
};

const WAITS_FOR: Readonly<Record<ReviewStatus, string>> = {
  draft: 'waits for the self-assessment',
  self_assessed: 'waits for the manager’s assessment',
  manager_assessed: 'waits to be completed',
  completed: 'completed',
  cancelled: 'cancelled',
};
