import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';
import { recordLabel } from '../../kernel/record-label';

/** What people are told when an auditor opens their data. */
export const auditNoticeKinds = {
  sensitive_record_viewed: noticeKind(['feature', 'reason'], {
    group: 'Your data',
    reaches: ROLES,
    label: 'Your data was opened',
    sentence: ({ name, facts }) =>
      `${name} opened data of yours (${recordLabel(facts.feature)}). The reason: ${facts.reason}`,
    defaults: { app: true, email: true },
  }),
};
