import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { REVIEW_TYPE_LABELS, type ReviewType } from './constants';

const group = 'Performance reviews';
const defaults = { app: true, email: true };

/** `quarterly review Q4-2026` */
function named({ reviewType, reviewPeriod }: { reviewType: string; reviewPeriod: string }): string {
  return `${REVIEW_TYPE_LABELS[reviewType as ReviewType].toLowerCase()} ${reviewPeriod}`;
}

/** What people are told of performance reviews. */
export const performanceReviewNoticeKinds = {
  performance_review_opened: noticeKind(['reviewType', 'reviewPeriod', 'dueDate'], {
    group,
    label: 'Review opened',
    sentence: ({ name, facts }) =>
      `${name} will review you: your ${named(facts)} is open. Write your self assessment by ${namedDay(facts.dueDate)}.`,
    defaults,
  }),
  performance_review_self_assessed: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Self assessment submitted',
    sentence: ({ name }) => `${name} submitted a self assessment: your assessment is next.`,
    defaults,
  }),
  performance_review_completed: noticeKind([], {
    group,
    label: 'Review completed',
    sentence: ({ name }) => `${name} completed your performance review: read the assessment.`,
    defaults,
  }),
  performance_review_cancelled: noticeKind(['reason'], {
    group,
    label: 'Review cancelled',
    sentence: ({ name, facts }) =>
      `${name} cancelled your performance review${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  performance_review_assigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Review handed over',
    sentence: ({ name }) => `You hold the performance review of ${name} from now on.`,
    defaults,
  }),
  performance_review_reminder: noticeKind(['dueDate', 'occasion', 'whose'], {
    group,
    label: 'Review reminder',
    sentence: ({ name, facts }) => {
      const review =
        facts.whose === 'own' ? 'your own performance review' : `the performance review of ${name}`;
      return facts.occasion === 'overdue'
        ? `Overdue: your part in ${review} was due on ${namedDay(facts.dueDate)}.`
        : `Reminder: your part in ${review} is due on ${namedDay(facts.dueDate)}.`;
    },
    defaults,
  }),
};
