import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  DepartmentChanged,
  EmployeeDeparted,
  EmployeeHired,
  EmployeePromoted,
  HolidayCalendarAssigned,
  ManagerAssigned,
  PositionChanged,
  RoleGranted,
  type NewPersonEvent,
  type PersonEvent,
} from '@annals/contracts/people/events';
import { ROLES_WITH_REPORTS, type Role } from '@annals/contracts/roles';
import { decider } from '../kernel/decider';
import { NotFound } from '../kernel/domain-error';
import {
  AddressTaken,
  AlreadyLeft,
  CannotDepartYourself,
  CannotHaveReports,
  LastAdministrator,
  LastDayAhead,
  LeftBeforeHired,
  ManagerHasLeft,
  PromotionNeedsPosition,
  ReportingCycle,
  ReportsLeftBehind,
  StillHasReports,
  UnknownManager,
} from './errors';

/** What is known of whom somebody is to report to. */
export interface FutureManager {
  readonly id: PersonId;
  readonly role: Role;
  readonly hasLeft: boolean;
  /** They are the person themself, or stand somewhere below them: the line of reports would bite its own tail. */
  readonly isBelow: boolean;
}

/** What the rules need to know of the organisation around one person, looked up where nothing can change meanwhile (see `in-turn.ts`). */
export interface Around {
  /** Whom the command wants as the manager; undefined when there is no such person, null when it names nobody. */
  readonly manager: FutureManager | null | undefined;
  readonly hasReports: boolean;
  /** Whether another administrator could still sign in. */
  readonly otherAdministrator: boolean;
}

export type PersonCommand =
  | {
      type: 'HireEmployee';
      personId: PersonId;
      firstName: string;
      lastName: string;
      email: string;
      role: Role;
      position: string;
      department: string;
      managerId: PersonId | null;
      /** `YYYY-MM-DD`; today when left out. */
      hireDate?: string | undefined;
      addressTaken: boolean;
      around: Pick<Around, 'manager'>;
    }
  | {
      type: 'ChangeEmployee';
      managerId?: PersonId | null | undefined;
      department?: string | undefined;
      position?: string | undefined;
      role?: Role | undefined;
      promotion?: boolean | undefined;
      holidayCalendar?: string | null | undefined;
      around: Around;
    }
  | { type: 'DepartEmployee'; lastDay: string; successorId?: PersonId | undefined; around: Around };

type Employed = {
  readonly status: 'employed' | 'departed';
  readonly personId: PersonId;
  readonly role: Role;
  readonly managerId: PersonId | null;
  readonly department: string;
  readonly position: string;
  readonly hireDate: string;
  readonly holidayCalendar: string | null;
};
export type PersonState = { readonly status: 'none' } | Employed;

const changed = (state: PersonState, change: Partial<Employed>): PersonState =>
  state.status === 'none' ? state : { ...state, ...change };

/** The roles whose holders others can report to. An auditor changes nothing and so decides nothing. */
export const CAN_HAVE_REPORTS: ReadonlySet<Role> = new Set(ROLES_WITH_REPORTS);

/** The rules of people: who joins, moves and leaves. */
export const person = decider<PersonState, PersonCommand, PersonEvent, NewPersonEvent>({
  category: 'person',
  initial: { status: 'none' },
  evolve: {
    EmployeeHired: (_, { data }) => ({
      status: 'employed',
      personId: data.personId,
      role: data.role,
      managerId: data.managerId,
      department: data.department,
      position: data.position,
      hireDate: data.hireDate,
      holidayCalendar: null,
    }),
    HolidayCalendarAssigned: (state, { data }) => changed(state, { holidayCalendar: data.holidayCalendar }),
    ManagerAssigned: (state, { data }) => changed(state, { managerId: data.managerId }),
    DepartmentChanged: (state, { data }) => changed(state, { department: data.department }),
    PositionChanged: (state, { data }) => changed(state, { position: data.position }),
    EmployeePromoted: (state, { data }) => changed(state, { position: data.position, role: data.role }),
    RoleGranted: (state, { data }) => changed(state, { role: data.role }),
    EmployeeDeparted: (state) => changed(state, { status: 'departed', managerId: null }),
  },
  decide: {
    HireEmployee({ type: _, addressTaken, around, hireDate, ...employee }, state, { now }) {
      if (state.status !== 'none') return [];
      if (addressTaken) throw new AddressTaken();
      refuseManager(around.manager);
      return [EmployeeHired.of({ ...employee, hireDate: hireDate ?? now.slice(0, 10) })];
    },

    ChangeEmployee({ around, ...wanted }, state, { now }) {
      const current = employed(state);
      const { managerId = current.managerId, department = current.department } = wanted;
      const { position = current.position, role = current.role } = wanted;
      const { personId } = current;
      const events: NewPersonEvent[] = [];
      if (managerId !== current.managerId) {
        refuseManager(around.manager);
        events.push(ManagerAssigned.of({ personId, managerId, previousManagerId: current.managerId }));
      }
      if (department !== current.department) events.push(DepartmentChanged.of({ personId, department }));
      const { holidayCalendar = current.holidayCalendar } = wanted;
      if (holidayCalendar !== current.holidayCalendar)
        events.push(HolidayCalendarAssigned.of({ personId, holidayCalendar }));
      if (role !== current.role) refuseRole(current.role, role, around);
      if (wanted.promotion === true && (position !== current.position || role !== current.role)) {
        if (position === current.position) throw new PromotionNeedsPosition();
        events.push(EmployeePromoted.of({ personId, position, role, promotedOn: now.slice(0, 10) }));
        return events;
      }
      if (position !== current.position) events.push(PositionChanged.of({ personId, position }));
      if (role !== current.role) events.push(RoleGranted.of({ personId, role }));
      return events;
    },

    DepartEmployee({ lastDay, successorId, around }, state, { actor, now }) {
      if (state.status === 'none') throw new NotFound('This person');
      if (state.status === 'departed') return [];
      const { personId, managerId, role, hireDate } = state;
      if (actor.id === personId) throw new CannotDepartYourself();
      if (lastDay > dayAheadOfUtc(now)) throw new LastDayAhead();
      if (lastDay < hireDate) throw new LeftBeforeHired();
      if (role === 'admin' && !around.otherAdministrator) throw new LastAdministrator();
      // Whoever takes over has taken over by now: their reports' own records say so.
      if (around.hasReports) throw new ReportsLeftBehind();
      return [EmployeeDeparted.of({ personId, lastDay, managerId, successorId: successorId ?? null })];
    },
  },
});

/** The latest day that is today anywhere on earth: whoever records a departure may be ahead of UTC. */
function dayAheadOfUtc(now: string): string {
  return new Date(Date.parse(now) + 14 * 3_600_000).toISOString().slice(0, 10);
}

function employed(state: PersonState): Employed {
  if (state.status === 'none') throw new NotFound('This person');
  if (state.status === 'departed') throw new AlreadyLeft();
  return state;
}

function refuseManager(manager: Around['manager']): void {
  if (manager === undefined) throw new UnknownManager();
  if (manager === null) return;
  if (manager.hasLeft) throw new ManagerHasLeft();
  if (manager.isBelow) throw new ReportingCycle();
  if (!CAN_HAVE_REPORTS.has(manager.role)) throw new CannotHaveReports();
}

function refuseRole(from: Role, to: Role, { hasReports, otherAdministrator }: Around): void {
  if (from === 'admin' && !otherAdministrator) throw new LastAdministrator();
  if (hasReports && !CAN_HAVE_REPORTS.has(to)) throw new StillHasReports();
}
