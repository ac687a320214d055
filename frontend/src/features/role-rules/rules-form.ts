import { roleRule, setRoleRules } from '@annals/contracts/features/role-rules/commands';
import { GROUPS, type RoleSourceKind } from '@annals/contracts/features/role-rules/constants';
import type { RoleSourceView } from '@annals/contracts/features/role-rules/views';
import { z } from 'zod';

/** Values as they are typed: one in a line, for names of groups have commas in them. */
const typedValues = z.string().transform((typed) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

/** The rules as they are typed. */
export const rulesForm = setRoleRules.extend({
  rules: z
    .array(roleRule.extend({ values: typedValues.pipe(roleRule.shape.values) }))
    .pipe(setRoleRules.shape.rules),
});
export type RulesFormValues = z.input<typeof rulesForm>;

/** What the form of a source starts with. */
export function startOf({ rules, otherwise }: RoleSourceView): RulesFormValues {
  return {
    rules: rules.map(({ name, values, role }) => ({ name, values: values.join('\n'), role })),
    otherwise,
    reason: '',
  };
}

/** A rule that somebody is about to write. */
export function newRule(kind: RoleSourceKind): RulesFormValues['rules'][number] {
  return { name: kind === 'oidc' || kind === 'scim' ? GROUPS : '', values: '', role: 'manager' };
}
