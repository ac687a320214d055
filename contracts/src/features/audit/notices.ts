import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';
import { recordLabel } from '../../kernel/record-label';
import { msg, t } from '../../kernel/text';

/** What people are told when an auditor opens their data. */
export const auditNoticeKinds = {
  sensitive_record_viewed: noticeKind(['feature', 'reason'], {
    group: msg('Your data'),
    reaches: ROLES,
    label: msg('Your data was opened'),
    sentence: ({ name, facts }) =>
      t('{name} opened data of yours ({feature}). The reason: {reason}', {
        name,
        feature: recordLabel(facts.feature),
        reason: facts.reason,
      }),
    defaults: { app: true, email: true },
  }),
};
