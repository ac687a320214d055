import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { RoleRulesEvent } from '@annals/contracts/features/role-rules/events';
import type { NoticesOf } from '../../engine/notice';

/** Administrators are told when rules take a role back that two of them had agreed on, and when rules give one that nobody could approve. */
export const roleRulesNotices: NoticesOf<PersonEvent | RoleRulesEvent> = {
  PrivilegedRoleWithheld: ({ data: { administratorIds, personId: aboutId, role, keeper, because } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'privileged_role_withheld' as const,
      path: '/admin/sign-in',
      aboutId,
      facts: { role, keeper, because },
    })),
  PrivilegedRoleTakenBack: ({ data: { administratorIds, personId: aboutId, role, keeper } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'privileged_role_taken_back' as const,
      path: `/admin/people/${aboutId}`,
      aboutId,
      facts: { role, keeper },
    })),
};
