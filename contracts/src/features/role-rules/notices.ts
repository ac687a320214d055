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
  privileged_role_withheld: noticeKind(['role', 'keeper', 'because'], {
    group: msg('Administration'),
    reaches: ['admin'],
    label: msg('Rules give a role that nobody can approve'),
    sentence: ({ name, facts }) =>
      t(
        'The rules of {keeper} give {name} the role {role, select, auditor {Auditor} other {Administrator}}. It was not requested: {because, select, author {the author of the rule cannot request it for this person, so another administrator has to write it} other {no administrator could approve it who neither wrote the rule nor set up its source, and who is independent of its author}}.',
        { name, role: facts.role, keeper: t(facts.keeper), because: facts.because },
      ),
    defaults: { app: true, email: true },
  }),
};
