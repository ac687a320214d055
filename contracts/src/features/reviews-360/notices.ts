import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = '360 reviews';
const defaults = { app: true, email: true };

/** What people are told of 360-degree reviews; never that, or what, somebody answered. */
export const review360NoticeKinds = {
  review_360_to_approve: noticeKind(['reviewPeriod'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: '360 review to approve',
    sentence: ({ name, facts }) =>
      `The 360 review ${facts.reviewPeriod} of ${name} waits for your approval of the reviewers.`,
    defaults,
  }),
  review_360_approval_waiting: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Reminder: 360 review to approve',
    sentence: ({ name }) =>
      `Reminder: the reviewers of the 360 review of ${name} still wait for your approval.`,
    defaults,
  }),
  review_360_feedback_requested: noticeKind(['reviewPeriod', 'dueDate', 'whose'], {
    group,
    label: '360 feedback requested',
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? `Your 360 review ${facts.reviewPeriod} has begun: write your self review by ${namedDay(facts.dueDate)}.`
        : `Your feedback on ${name} is asked for in the 360 review ${facts.reviewPeriod}, by ${namedDay(facts.dueDate)}.`,
    defaults,
  }),
  review_360_released: noticeKind([], {
    group,
    label: '360 results released',
    sentence: () => 'The results of your 360 review are released.',
    defaults,
  }),
  review_360_cancelled: noticeKind(['reason'], {
    group,
    label: '360 review cancelled',
    sentence: ({ facts }) =>
      `Your 360 review was cancelled${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  review_360_handed_over: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: '360 review handed over',
    sentence: ({ name }) => `You look after the 360 review of ${name} from now on.`,
    defaults,
  }),
  review_360_reminder: noticeKind(['dueDate', 'occasion', 'whose', 'step'], {
    group,
    label: '360 review reminder',
    sentence: ({ name, facts }) => {
      const what = reminded(facts.step, facts.whose === 'own', name);
      return facts.occasion === 'overdue'
        ? `Overdue since ${namedDay(facts.dueDate)}: ${what}`
        : `Due on ${namedDay(facts.dueDate)}: ${what}`;
    },
    defaults,
  }),
};

function reminded(step: string, isOwn: boolean, name: string): string {
  if (step === 'approval') return `approve the reviewers of the 360 review of ${name}.`;
  if (step === 'release') return `release the results of the 360 review of ${name}.`;
  return isOwn ? 'your own part in your 360 review.' : `your feedback on ${name}.`;
}
