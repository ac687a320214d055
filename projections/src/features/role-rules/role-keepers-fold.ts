import type { PersonEvent } from '@annals/contracts/features/people/events';
import { roleKeeperRow, type RoleKeeperRow } from '@annals/contracts/features/role-rules/views';
import { projection } from '../../engine/projection';

/** Whose role follows from which rules. Another role that somebody gives by hand ends it. */
export const roleKeepers = projection<RoleKeeperRow, PersonEvent>({
  name: 'role_keepers',
  version: 1,
  row: roleKeeperRow,
  indexes: { ofKeeper: ['keeperId'] },
  tags: ['RoleRules', 'People'],
  concerns: () => [],
  key: ({ data }) => data.personId,
  evolve: {
    RoleKeeperChanged: (_, { data: { personId: id, role, keeperId, keeper } }) =>
      keeperId === null || keeper === null ? null : { id, role, keeperId, keeper },
    RoleGranted: () => null,
    EmployeePromoted: (row, { data: { role } }) => (row?.role === role ? row : null),
    EmployeeDeparted: () => null,
    EmployeeRehired: () => null,
  },
});
