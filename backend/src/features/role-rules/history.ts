import type { RoleRule } from '@annals/contracts/features/role-rules/commands';
import { GROUPS, type Otherwise } from '@annals/contracts/features/role-rules/constants';
import type { RoleRulesEvent } from '@annals/contracts/features/role-rules/events';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { t } from '@annals/contracts/kernel/text';
import type { HistoryFormatters } from '../../platform/commands/history';
import type { RoleRulesState } from './decider';

/** A sentence for each event of rules, with what they were and what they are. */
export const roleRulesHistory: HistoryFormatters<RoleRulesState, RoleRulesEvent> = {
  RoleRulesSet: ({ data }, before) => ({
    does: t('changed the rules by which roles follow.'),
    changes: [
      { field: t('Rules'), kind: 'text', before: told(before.rules), after: told(data.rules) },
      ...(before.otherwise === data.otherwise
        ? []
        : [
            {
              field: t('When no rule matches'),
              kind: 'text' as const,
              before: otherwiseOf(before.otherwise),
              after: otherwiseOf(data.otherwise),
            },
          ]),
    ],
  }),
  PrivilegedRoleWithheld: ({ data }, _, { nameOf }) => ({
    does: t('did not request the role {role} for {name}, because nobody could approve it.', {
      role: ROLE_LABELS[data.role],
      name: nameOf(data.personId),
    }),
  }),
  PrivilegedRoleNotWithheld: ({ data }, _, { nameOf }) => ({
    does: t('noted that the role {role} of {name} is requested, held or not given any more.', {
      role: ROLE_LABELS[data.role],
      name: nameOf(data.personId),
    }),
  }),
};

function told(rules: readonly RoleRule[]): string | null {
  if (rules.length === 0) return null;
  return rules
    .map(
      ({ name, values, role }) =>
        `${name === GROUPS ? t('Groups') : name}: ${values.map((value) => t('“{value}”', { value })).join(', ')} → ${ROLE_LABELS[role]}`,
    )
    .join('; ');
}

function otherwiseOf(otherwise: Otherwise): string {
  return otherwise === 'keep' ? t('The role stays as it is') : ROLE_LABELS[otherwise];
}
