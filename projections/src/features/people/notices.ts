import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import type { Notice, NoticesOf } from '../../engine/notice';

const OVERVIEW = '/dashboard';
const TEAM = '/team';
const ADMINISTRATION = '/admin/people';

/** A notice for somebody, if there is somebody. */
function to(personId: PersonId | null, notice: (personId: PersonId) => Notice): readonly Notice[] {
  return personId === null ? [] : [notice(personId)];
}

/** Who changes managers is told, and both managers; who changes place is told; a manager is told of who leaves. */
export const peopleNotices: NoticesOf<PersonEvent> = {
  ManagerAssigned: ({ data: { personId: aboutId, managerId, previousManagerId } }) => [
    ...to(managerId, () => ({
      personId: aboutId,
      kind: 'manager_assigned',
      path: OVERVIEW,
      aboutId: managerId,
      facts: {},
    })),
    ...to(managerId, (personId) => ({ personId, kind: 'report_joined', path: TEAM, aboutId, facts: {} })),
    ...to(previousManagerId, (personId) => ({
      personId,
      kind: 'report_moved',
      path: TEAM,
      aboutId,
      facts: {},
    })),
  ],
  EmployeeDeparted: ({ data: { personId: aboutId, managerId } }) =>
    to(managerId, (personId) => ({ personId, kind: 'report_left', path: TEAM, aboutId, facts: {} })),
  PlannedChangeRefused: ({ data: { personId: aboutId, plannedBy, because } }) =>
    to(plannedBy, (personId) => ({
      personId,
      kind: 'planned_change_refused',
      path: ADMINISTRATION,
      aboutId,
      facts: { because },
    })),
  EmployeePromoted: ({ data: { personId, position } }) => [
    { personId, kind: 'promoted', path: OVERVIEW, facts: { position } },
  ],
  PositionChanged: ({ data: { personId, position } }) => [
    { personId, kind: 'position_changed', path: OVERVIEW, facts: { position } },
  ],
  DepartmentChanged: ({ data: { personId, department } }) => [
    { personId, kind: 'department_changed', path: OVERVIEW, facts: { department } },
  ],
  RoleGranted: ({ data: { personId, role } }) => [
    { personId, kind: 'role_granted', path: OVERVIEW, facts: { role: ROLE_LABELS[role] } },
  ],
};
