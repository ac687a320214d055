import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { NoticesOf } from '../../engine/notice';

/** Administrators are told when rules take a role back that two of them had agreed on. */
export const roleRulesNotices: NoticesOf<PersonEvent> = {
  PrivilegedRoleTakenBack: ({ data: { administratorIds, personId: aboutId, role, keeper } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'privileged_role_taken_back' as const,
      path: `/admin/people/${aboutId}`,
      aboutId,
      facts: { role, keeper },
    })),
};
