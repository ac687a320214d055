import { noticeKind } from '../notifications/notice-kind';
import { ROLES } from '../roles';
import { featureLabel } from './features';

/** What people are told when an auditor opens their data. */
export const auditNoticeKinds = {
  sensitive_record_viewed: noticeKind(['feature', 'reason'], {
    group: 'Your data',
    reaches: ROLES,
    label: 'Your data was opened',
    sentence: ({ name, facts }) =>
      `${name} opened data of yours (${featureLabel(facts.feature)}). The reason: ${facts.reason}`,
    defaults: { app: true, email: true },
  }),
};
