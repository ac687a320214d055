import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('360 reviews');
const defaults = { app: true, email: true };

/** What people are told of 360-degree reviews; never that, or what, somebody answered. */
export const review360NoticeKinds = {
  review_360_to_approve: noticeKind(['reviewPeriod'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('360 review to approve'),
    sentence: ({ name, facts }) =>
      t('The 360 review {period} of {name} waits for your approval of the reviewers.', {
        period: facts.reviewPeriod,
        name,
      }),
    defaults,
  }),
  review_360_approval_waiting: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Reminder: 360 review to approve'),
    sentence: ({ name }) =>
      t('Reminder: the reviewers of the 360 review of {name} still wait for your approval.', { name }),
    defaults,
  }),
  review_360_feedback_requested: noticeKind(['reviewPeriod', 'dueDate', 'whose'], {
    group,
    label: msg('360 feedback requested'),
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? t('Your 360 review {period} has begun: write your self review by {day}.', {
            period: facts.reviewPeriod,
            day: namedDay(facts.dueDate),
          })
        : t('Your feedback on {name} is asked for in the 360 review {period}, by {day}.', {
            name,
            period: facts.reviewPeriod,
            day: namedDay(facts.dueDate),
          }),
    defaults,
  }),
  review_360_released: noticeKind([], {
    group,
    label: msg('360 results released'),
    sentence: () => t('The results of your 360 review are released.'),
    defaults,
  }),
  review_360_cancelled: noticeKind(['reason'], {
    group,
    label: msg('360 review cancelled'),
    sentence: ({ facts }) =>
      facts.reason === ''
        ? t('Your 360 review was cancelled.')
        : t('Your 360 review was cancelled: {reason}', { reason: facts.reason }),
    defaults,
  }),
  review_360_handed_over: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('360 review handed over'),
    sentence: ({ name }) => t('You look after the 360 review of {name} from now on.', { name }),
    defaults,
  }),
  review_360_reminder: noticeKind(['dueDate', 'occasion', 'whose', 'step'], {
    group,
    label: msg('360 review reminder'),
    sentence: ({ name, facts }) => {
      const what = reminded(facts.step, facts.whose === 'own', name);
      return facts.occasion === 'overdue'
        ? t('Overdue since {day}: {what}', { day: namedDay(facts.dueDate), what })
        : t('Due on {day}: {what}', { day: namedDay(facts.dueDate), what });
    },
    defaults,
  }),
};

function reminded(step: string, isOwn: boolean, name: string): string {
  if (step === 'approval') return t('approve the reviewers of the 360 review of {name}.', { name });
  if (step === 'release') return t('release the results of the 360 review of {name}.', { name });
  return isOwn ? t('your own part in your 360 review.') : t('your feedback on {name}.', { name });
}
