import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

/** What people are told of pulse checks: a manager of an alert about their team as a whole. It names nobody. */
export const wellbeingNoticeKinds = {
  manager_alerted: noticeKind(['risk'], {
    group: msg('Pulse Check'),
    reaches: ROLES_WITH_REPORTS,
    label: msg('Alert about your team'),
    sentence: ({ facts }) =>
      facts.risk === 'burnout'
        ? t('The pulse checks of your team as a whole point to a high burnout risk.')
        : t('The pulse checks of your team as a whole point to a high attrition risk.'),
    defaults: { app: true, email: true },
  }),
};
