import { noticeKind } from '../../kernel/notice-kind';
import { msg, t } from '../../kernel/text';

/** What administrators are told of roles that follow from rules. */
export const roleRulesNoticeKinds = {
  privileged_role_taken_back: noticeKind(['role', 'keeper'], {
    group: msg('Administration'),
    reaches: ['admin'],
    label: msg('Rules took a role of administrators or auditors back'),
    sentence: ({ name, facts }) =>
      t(
        '{name} no longer has the role {role, select, auditor {Auditor} other {Administrator}}: the rules of {keeper} no longer give it.',
        { name, role: facts.role, keeper: t(facts.keeper) },
      ),
    defaults: { app: true, email: true },
  }),
};
