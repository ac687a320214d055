import { readable, readableList, type Erased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { REVIEW_TYPE_LABELS } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { decimal, t, withinSentence } from '@annals/contracts/kernel/text';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { performanceReview } from './decider';
import type { PerformanceReviewState } from './performance-review';

const lines = (value: unknown): string | null => {
  const texts = readableList(value as readonly string[] | Erased);
  return texts.length === 0 ? null : texts.join('\n');
};
const text = (field: string, before: string | null, after: string | null): HistoryChange[] =>
  before === after ? [] : [{ field, kind: 'text', before, after }];
const rated = (rating: number) => decimal(rating, 2);

/** A sentence for each of its events. */
export const performanceReviewHistory: HistoryFormatters<PerformanceReviewState, PerformanceReviewEvent> = {
  PerformanceReviewOpened: ({ data }, _, { nameOf }) => ({
    does: t('opened the {review} {period} of {employee}.', {
      review: withinSentence(REVIEW_TYPE_LABELS[data.reviewType]),
      period: data.reviewPeriod,
      employee: nameOf(data.employeeId),
    }),
    changes: [
      { field: t('Due'), kind: 'day', before: null, after: data.dueDate },
      ...text(t('Goals'), null, lines(data.goals)),
    ],
  }),
  PerformanceReviewGoalsRevised: ({ data }, before) => ({
    does: t('revised the goals.'),
    changes: text(t('Goals'), before.status === 'none' ? null : lines(before.goals), lines(data.goals)),
  }),
  PerformanceReviewDueDateMoved: ({ data }, before) => ({
    does: t('moved the due date.'),
    changes: [
      {
        field: t('Due'),
        kind: 'day',
        before: before.status === 'none' ? null : before.dueDate,
        after: data.dueDate,
      },
    ],
    reason: words(data.reason),
  }),
  SelfAssessmentSubmitted: ({ data }, before) => {
    const earlier = before.status === 'none' ? null : before.selfAssessment;
    return {
      does: earlier ? t('rewrote the self assessment.') : t('submitted the self assessment.'),
      changes: [
        ...text(
          t('Self assessment'),
          earlier && words(earlier.employeeSelfAssessment as string | Erased),
          readable(data.employeeSelfAssessment),
        ),
        ...text(t('Achievements'), earlier && lines(earlier.achievements), lines(data.achievements)),
      ],
    };
  },
  ManagerAssessmentSubmitted: ({ data }, before) => {
    const earlier = before.status === 'none' ? null : before.managerAssessment;
    return {
      does: earlier ? t('rewrote the manager’s assessment.') : t('submitted the manager’s assessment.'),
      changes: [
        ...text(t('Rating'), earlier && rated(earlier.overallRating), rated(data.overallRating)),
        ...text(
          t('Feedback'),
          earlier && words(earlier.managerFeedback as string | Erased),
          readable(data.managerFeedback),
        ),
        ...text(
          t('Areas for improvement'),
          earlier && lines(earlier.areasForImprovement),
          lines(data.areasForImprovement),
        ),
      ],
    };
  },
  PerformanceReviewCompleted: ({ data }) => ({
    does: t('completed the review with a rating of {rating}.', {
      rating: rated(data.overallRating),
    }),
  }),
  PerformanceReviewCancelled: ({ data }) => ({
    does: t('cancelled the review.'),
    reason: words(data.reason),
  }),
  PerformanceReviewReassigned: ({ data }, _, { nameOf }) => ({
    does: t('handed the review from {from} to {to}.', {
      from: nameOf(data.fromManagerId),
      to: nameOf(data.managerId),
    }),
  }),
  PerformanceReviewReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {names}.', { names: data.recipientIds.map(nameOf).join(t(' and ')) }),
    changes: [{ field: t('Due'), kind: 'day', before: null, after: data.dueDate }],
  }),
};

/**
 * Tells a review's events as plain sentences, newest first. That the manager has assessed is told to everyone who may see the review;
 * what they wrote is told to the employee once it is completed.
 * @param readerId someone who may see the review; the caller has made sure
 */
export function historyOf(
  events: readonly RecordedEvent[],
  readerId: PersonId,
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries, state } = formatHistory(performanceReview, performanceReviewHistory, events, names);
  const shared = state.status === 'completed' || (state.status !== 'none' && state.employeeId !== readerId);
  if (shared) return entries;
  return entries.map((entry) =>
    entry.type === 'ManagerAssessmentSubmitted' ? { ...entry, changes: [], reason: null } : entry,
  );
}
