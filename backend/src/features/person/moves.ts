import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  DepartmentChanged,
  EmployeePromoted,
  HolidayCalendarAssigned,
  ManagerAssigned,
  PositionChanged,
  RoleGranted,
  type NewPersonEvent,
} from '@annals/contracts/features/people/events';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { ROLES_WITH_REPORTS, type Role } from '@annals/contracts/kernel/roles';
import type { Actor, Circumstances } from '../../platform/commands/decider';
import { NeedsSecondAdministrator } from '../second-administrator/errors';
import {
  CannotHaveReports,
  KeptForEmergencies,
  LastAdministrator,
  ManagerHasLeft,
  OwnRole,
  PromotionNeedsPosition,
  ReportingCycle,
  RoleKept,
  StillHasReports,
  UnknownManager,
} from './errors';

/** What is known of whom somebody is to report to. */
export interface FutureManager {
  readonly id: PersonId;
  readonly role: Role;
  readonly hasLeft: boolean;
  /** They are the person themself, or are somewhere below them: the reporting line would be a cycle. */
  readonly isBelow: boolean;
}

/** What the rules need to know of the organization around one person, looked up where nothing can change meanwhile (see `organization-lock.ts`). */
export interface Around {
  /** Whom the command wants as the manager; undefined when there is no such person, null when it names nobody. */
  readonly manager: FutureManager | null | undefined;
  readonly hasReports: boolean;
  /** Whether another administrator could still sign in. */
  readonly otherAdministrator: boolean;
  /** Whether the account is kept for emergencies: it is looked up of administrators, as others cannot be. */
  readonly isForEmergencies?: boolean;
  /** Whose rules decide the role now; undefined: nobody's. */
  readonly roleKeeper?: RoleKeeper | undefined;
}

/** Whose rules decide a role: those of an identity provider, or of the groups of directories. */
export interface RoleKeeper {
  readonly id: string;
  readonly name: string;
}

/** Another place in the organization; what is left out stays as it is. */
export interface Move {
  readonly managerId?: PersonId | null | undefined;
  readonly department?: string | undefined;
  readonly position?: string | undefined;
  readonly role?: Role | undefined;
  readonly promotion?: boolean | undefined;
  readonly holidayCalendar?: string | null | undefined;
}

/** The place somebody has. */
export interface Place {
  readonly personId: PersonId;
  readonly role: Role;
  readonly managerId: PersonId | null;
  readonly department: string;
  readonly position: string;
  readonly holidayCalendar: string | null;
}

/** The roles whose holders others can report to. An auditor changes nothing and so decides nothing. */
export const CAN_HAVE_REPORTS: ReadonlySet<Role> = new Set(ROLES_WITH_REPORTS);

/**
 * The events that bring somebody from one place to another, now.
 * @throws DomainError when the rules do not allow it
 */
export function eventsOfMove(
  current: Place,
  wanted: Move,
  around: Around,
  { actor, today }: Pick<Circumstances, 'actor' | 'today'>,
): NewPersonEvent[] {
  const { managerId = current.managerId, department = current.department } = wanted;
  const { position = current.position, role = current.role } = wanted;
  const { holidayCalendar = current.holidayCalendar } = wanted;
  const { personId } = current;
  const events: NewPersonEvent[] = [];
  if (managerId !== current.managerId) {
    refuseManager(around.manager);
    events.push(ManagerAssigned.of({ personId, managerId, previousManagerId: current.managerId }));
  }
  if (department !== current.department) events.push(DepartmentChanged.of({ personId, department }));
  if (holidayCalendar !== current.holidayCalendar)
    events.push(HolidayCalendarAssigned.of({ personId, holidayCalendar }));
  if (role !== current.role) {
    if (actor.id === personId) throw new OwnRole();
    refusePrivileged(role, actor);
    if (around.isForEmergencies) throw new KeptForEmergencies();
    refuseKeptRole(current.role, role, around);
    refuseRole(current.role, role, around);
  }
  if (wanted.promotion === true && (position !== current.position || role !== current.role)) {
    if (position === current.position) throw new PromotionNeedsPosition();
    events.push(EmployeePromoted.of({ personId, position, role, promotedOn: today }));
    return events;
  }
  if (position !== current.position) events.push(PositionChanged.of({ personId, position }));
  if (role !== current.role) events.push(RoleGranted.of({ personId, role, approvedBy: null }));
  return events;
}

/** @throws DomainError unless somebody can report to them */
export function refuseManager(manager: Around['manager']): void {
  if (manager === undefined) throw new UnknownManager();
  if (manager === null) return;
  if (manager.hasLeft) throw new ManagerHasLeft();
  if (manager.isBelow) throw new ReportingCycle();
  if (!CAN_HAVE_REPORTS.has(manager.role)) throw new CannotHaveReports();
}

/** One administrator is not enough for these roles; the operator at the server needs no second one. */
export function refusePrivileged(role: Role, actor: Actor): void {
  if (isPrivileged(role) && actor.role !== 'system') throw new NeedsSecondAdministrator();
}

/**
 * What rules decide is changed where they look. Administrator and Auditor are granted and taken away here, whatever rules say.
 * @throws RoleKept
 */
export function refuseKeptRole(from: Role, to: Role, { roleKeeper }: Pick<Around, 'roleKeeper'>): void {
  if (roleKeeper && !isPrivileged(from) && !isPrivileged(to)) throw new RoleKept(roleKeeper.name);
}

/** @throws LastAdministrator, StillHasReports */
export function refuseRole(from: Role, to: Role, { hasReports, otherAdministrator }: Around): void {
  if (from === 'admin' && !otherAdministrator) throw new LastAdministrator();
  if (hasReports && !CAN_HAVE_REPORTS.has(to)) throw new StillHasReports();
}
