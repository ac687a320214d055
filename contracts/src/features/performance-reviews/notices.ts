import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { REVIEW_TYPE_LABELS, type ReviewType } from './constants';
import { msg, t, withinSentence } from '../../kernel/text';

const group = msg('Performance reviews');
const defaults = { app: true, email: true };

/** `quarterly review Q4-2026` */
function named({ reviewType, reviewPeriod }: { reviewType: string; reviewPeriod: string }): string {
  return `${withinSentence(REVIEW_TYPE_LABELS[reviewType as ReviewType])} ${reviewPeriod}`;
}

/** What people are told of performance reviews. */
export const performanceReviewNoticeKinds = {
  performance_review_opened: noticeKind(['reviewType', 'reviewPeriod', 'dueDate'], {
    group,
    label: msg('Review opened'),
    sentence: ({ name, facts }) =>
      t('{name} will review you: your {review} is open. Write your self assessment by {day}.', {
        name,
        review: named(facts),
        day: namedDay(facts.dueDate),
      }),
    defaults,
  }),
  performance_review_self_assessed: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Self assessment submitted'),
    sentence: ({ name }) => t('{name} submitted a self assessment: your assessment is next.', { name }),
    defaults,
  }),
  performance_review_completed: noticeKind([], {
    group,
    label: msg('Review completed'),
    sentence: ({ name }) => t('{name} completed your performance review: read the assessment.', { name }),
    defaults,
  }),
  performance_review_cancelled: noticeKind(['reason'], {
    group,
    label: msg('Review cancelled'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('{name} cancelled your performance review.', { name })
        : t('{name} cancelled your performance review: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  performance_review_assigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Review handed over'),
    sentence: ({ name }) => t('You hold the performance review of {name} from now on.', { name }),
    defaults,
  }),
  performance_review_reminder: noticeKind(['dueDate', 'occasion', 'whose'], {
    group,
    label: msg('Review reminder'),
    sentence: ({ name, facts }) => {
      const day = namedDay(facts.dueDate);
      if (facts.whose === 'own')
        return facts.occasion === 'overdue'
          ? t('Overdue: your part in your own performance review was due on {day}.', { day })
          : t('Reminder: your part in your own performance review is due on {day}.', { day });
      return facts.occasion === 'overdue'
        ? t('Overdue: your part in the performance review of {name} was due on {day}.', { name, day })
        : t('Reminder: your part in the performance review of {name} is due on {day}.', { name, day });
    },
    defaults,
  }),
};
