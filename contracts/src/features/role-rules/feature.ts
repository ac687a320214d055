import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { roleRulesNoticeKinds } from './notices';

export const roleRulesFeature = feature({
  name: 'role-rules',
  permissions: {
    'role-rules:administer': ['admin'],
  },
  takesTokens: false,
  tags: ['RoleRules'],
  readModels: ['role_rules', 'role_keepers'],
  records: {
    roleRules: msg('Rules for roles'),
  },
  notices: roleRulesNoticeKinds,
  problems: {
    'role-rules.kept': 409,
    'role-rules.unreadable-example': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly roleRules: typeof roleRulesFeature;
  }
}
