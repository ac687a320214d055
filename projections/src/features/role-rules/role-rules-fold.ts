import type { RoleRulesEvent } from '@annals/contracts/features/role-rules/events';
import { roleRulesRow, type RoleRulesRow } from '@annals/contracts/features/role-rules/views';
import { projection } from '../../engine/projection';

/** The rules of each source. A sign-in reads them from their stream, which is never behind. */
export const roleRules = projection<RoleRulesRow, RoleRulesEvent>({
  name: 'role_rules',
  version: 2,
  row: roleRulesRow,
  indexes: {},
  tags: ['RoleRules'],
  concerns: () => [],
  key: ({ data }) => data.sourceId,
  evolve: {
    RoleRulesSet: (_, { data: { sourceId: id, rules, otherwise }, metadata }) => ({
      id,
      rules,
      otherwise,
      hasRules: rules.length > 0,
      changedAt: metadata.occurredAt,
      // What these give is known at the next sign-ins.
      withheld: [],
    }),
    PrivilegedRoleWithheld: (row, { data: { personId, role, because }, metadata }) =>
      row && {
        ...row,
        withheld: [...besides(row, personId), { personId, role, because, since: metadata.occurredAt }],
      },
    PrivilegedRoleNotWithheld: (row, { data: { personId } }) =>
      row && { ...row, withheld: besides(row, personId) },
  },
});

function besides({ withheld }: RoleRulesRow, personId: string): RoleRulesRow['withheld'] {
  return withheld.filter((one) => one.personId !== personId);
}
