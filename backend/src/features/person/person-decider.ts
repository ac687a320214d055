import { readable, type Erased } from '@annals/contracts/kernel/erased';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PlannedChangeId } from '@annals/contracts/features/people/ids';
import {
  AddressCorrected,
  EmployeeRehired,
  HireDateCorrected,
  NameCorrected,
} from '@annals/contracts/features/people/correction-events';
import {
  EmployeeDeparted,
  EmployeeHired,
  RoleGranted,
  type NewPersonEvent,
  type PersonEvent,
} from '@annals/contracts/features/people/events';
import {
  ChangePlanned,
  PlannedChangeCancelled,
  PlannedChangeRefused,
  PlannedChangeTookEffect,
} from '@annals/contracts/features/people/planned-events';
import {
  PrivilegedRoleTakenBack,
  RoleKeeperChanged,
} from '@annals/contracts/features/people/role-keeper-events';
import { isPrivileged, type PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import type { OrdinaryRole } from '@annals/contracts/features/role-rules/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import { msg } from '@annals/contracts/kernel/text';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import {
  AddressTaken,
  AlreadyLeft,
  CannotDepartYourself,
  KeptForEmergencies,
  LastAdministrator,
  LastDayAhead,
  LeftBeforeHired,
  OwnRole,
  PlanNotAhead,
  PrivilegedAddress,
  RehiredTooEarly,
  ReportsLeftBehind,
  StillWorksHere,
} from './errors';
import {
  CAN_HAVE_REPORTS,
  eventsOfMove,
  refuseKeptRole,
  refuseManager,
  refusePrivileged,
  refuseRole,
  type Around,
  type Move,
  type Place,
  type RoleKeeper,
} from './moves';

export { CAN_HAVE_REPORTS, type Around, type FutureManager } from './moves';

/** What somebody is hired with, the first time or again. */
interface Employment {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly position: string;
  readonly department: string;
  readonly managerId: PersonId | null;
}

export type PersonCommand =
  | (Employment & {
      type: 'HireEmployee';
      personId: PersonId;
      /** `YYYY-MM-DD`; today when left out. */
      hireDate?: string | undefined;
      addressTaken: boolean;
      around: Pick<Around, 'manager'>;
    })
  | (Move & { type: 'ChangeEmployee'; around: Around })
  | {
      /** Agreed on by two administrators. */
      type: 'GrantPrivilegedRole';
      role: PrivilegedRole;
      approvedBy: PersonId;
      /** Whose rules asked for it; undefined: nobody's. */
      keeper?: RoleKeeper | undefined;
      around: Around;
    }
  | {
      /** What the rules of a provider, or of groups, come to. */
      type: 'FollowRoleRules';
      keeper: RoleKeeper;
      /** null: they say nothing of it. */
      role: OrdinaryRole | null;
      /** What is asked of two administrators meanwhile. */
      asks: PrivilegedRole | null;
      /** Who is told when a role of theirs is taken back. */
      administratorIds: readonly PersonId[];
      around: Around;
    }
  | { type: 'DepartEmployee'; lastDay: string; successorId?: PersonId | undefined; around: Around }
  | (Employment & {
      type: 'RehireEmployee';
      hireDate: string;
      addressTaken: boolean;
      around: Pick<Around, 'manager'>;
    })
  | {
      type: 'CorrectEmployee';
      /** Both names as they are to be; undefined when they stay. */
      name?: { readonly firstName: string; readonly lastName: string } | undefined;
      email?: string | undefined;
      hireDate?: string | undefined;
      addressTaken: boolean;
      /** They are to become an administrator or auditor, as soon as it is approved. */
      awaitsPrivilegedRole: boolean;
    }
  | (PlannedMove & { type: 'PlanChange'; plannedChangeId: PlannedChangeId; around: Around })
  | { type: 'CancelPlannedChange'; plannedChangeId: PlannedChangeId }
  | { type: 'ApplyPlannedChange'; plannedChangeId: PlannedChangeId; around: Around }
  | {
      /** The rules do not allow it on its day. */
      type: 'RefusePlannedChange';
      plannedChangeId: PlannedChangeId;
      because: string;
    };

/** A move that takes effect on a later day of the person. */
interface PlannedMove extends Omit<Move, 'holidayCalendar'> {
  readonly takesEffectOn: string;
}

interface Employed extends Place {
  readonly status: 'employed' | 'departed';
  readonly email: string | Erased;
  /** Whether the address was corrected since the account was opened: then the account follows it. */
  readonly isAddressCorrected: boolean;
  readonly hireDate: string;
  /** The last day of the employment that ended last; null while it is the first. */
  readonly lastDay: string | null;
  /** Whose rules the role follows from; null: nobody's, it was given by hand. */
  readonly roleKeeperId: string | null;
  /** Changes dated ahead that wait for their day, in the order in which they were planned. */
  readonly planned: ReadonlyMap<PlannedChangeId, PlannedMove & { readonly plannedBy: PersonId | null }>;
}
export type PersonState = { readonly status: 'none' } | Employed;

const withoutPlan = (state: PersonState, id: PlannedChangeId): PersonState =>
  changed(state, ({ planned }) => ({ planned: new Map([...planned].filter(([other]) => other !== id)) }));

/** The rules of people: who joins, moves and leaves. */
export const person = decider<PersonState, PersonCommand, PersonEvent, NewPersonEvent>({
  category: 'person',
  initial: { status: 'none' },
  dayOf: (_, state) => (state.status === 'none' ? undefined : state.personId),
  evolve: {
    EmployeeHired: (_, { data }) => ({
      status: 'employed',
      personId: data.personId,
      role: data.role,
      managerId: data.managerId,
      department: data.department,
      position: data.position,
      email: data.email,
      isAddressCorrected: false,
      hireDate: data.hireDate,
      lastDay: null,
      holidayCalendar: null,
      roleKeeperId: null,
      planned: new Map(),
    }),
    EmployeeRehired: (state, { data: { firstName: _, lastName: __, ...data } }) =>
      changed(state, { ...data, status: 'employed', isAddressCorrected: true, roleKeeperId: null }),
    AddressCorrected: (state, { data }) => changed(state, { email: data.email, isAddressCorrected: true }),
    HireDateCorrected: (state, { data }) => changed(state, { hireDate: data.hireDate }),
    ChangePlanned: (state, { data: { personId: _, plannedChangeId, ...move }, metadata }) => {
      if (state.status === 'none') return state;
      const plannedBy = personId.safeParse(metadata.actorId).data ?? null;
      return { ...state, planned: new Map([...state.planned, [plannedChangeId, { ...move, plannedBy }]]) };
    },
    PlannedChangeTookEffect: (state, { data }) => withoutPlan(state, data.plannedChangeId),
    PlannedChangeCancelled: (state, { data }) => withoutPlan(state, data.plannedChangeId),
    PlannedChangeRefused: (state, { data }) => withoutPlan(state, data.plannedChangeId),
    HolidayCalendarAssigned: (state, { data }) => changed(state, { holidayCalendar: data.holidayCalendar }),
    ManagerAssigned: (state, { data }) => changed(state, { managerId: data.managerId }),
    DepartmentChanged: (state, { data }) => changed(state, { department: data.department }),
    PositionChanged: (state, { data }) => changed(state, { position: data.position }),
    EmployeePromoted: (state, { data: { position, role } }) =>
      changed(state, (before) => ({
        position,
        role,
        roleKeeperId: before.role === role ? before.roleKeeperId : null,
      })),
    // By hand, unless it is said right after it that it follows from rules.
    RoleGranted: (state, { data }) => changed(state, { role: data.role, roleKeeperId: null }),
    RoleKeeperChanged: (state, { data }) => changed(state, { roleKeeperId: data.keeperId }),
    EmployeeDeparted: (state, { data }) =>
      changed(state, { status: 'departed', managerId: null, lastDay: data.lastDay, roleKeeperId: null }),
  },
  decide: {
    HireEmployee({ type: _, addressTaken, around, hireDate, ...employee }, state, { actor, today }) {
      if (state.status !== 'none') return [];
      refusePrivileged(employee.role, actor);
      if (addressTaken) throw new AddressTaken();
      refuseManager(around.manager);
      return [EmployeeHired.of({ ...employee, hireDate: hireDate ?? today })];
    },

    ChangeEmployee: ({ around, ...wanted }, state, circumstances) =>
      eventsOfMove(employed(state), wanted, around, circumstances),

    GrantPrivilegedRole({ role, approvedBy, keeper, around }, state) {
      const current = employed(state);
      const { personId } = current;
      if (role === current.role) return [];
      refuseRole(current.role, role, around);
      return [
        RoleGranted.of({ personId, role, approvedBy }),
        ...(keeper
          ? [RoleKeeperChanged.of({ personId, role, keeperId: keeper.id, keeper: keeper.name })]
          : []),
      ];
    },

    FollowRoleRules: ({ keeper, role, asks, administratorIds, around }, state) =>
      state.status === 'employed' ? followed(state, { keeper, role, asks, administratorIds, around }) : [],

    DepartEmployee({ lastDay, successorId, around }, state, { actor, now }) {
      if (state.status === 'none') throw new NotFound(msg('This person'));
      if (state.status === 'departed') return [];
      const { personId, managerId, role, hireDate } = state;
      if (actor.id === personId) throw new CannotDepartYourself();
      if (around.isForEmergencies) throw new KeptForEmergencies();
      // Who was to begin later leaves on the day they would have begun, and at once.
      if (lastDay > dayAheadOfUtc(now) && lastDay !== hireDate) throw new LastDayAhead();
      if (lastDay < hireDate) throw new LeftBeforeHired();
      if (role === 'admin' && !around.otherAdministrator) throw new LastAdministrator();
      // The successor has taken over by now: their reports' own records say so.
      if (around.hasReports) throw new ReportsLeftBehind();
      return [
        EmployeeDeparted.of({ personId, lastDay, managerId, successorId: successorId ?? null }),
        ...[...state.planned.keys()].map((plannedChangeId) =>
          PlannedChangeCancelled.of({ personId, plannedChangeId, because: 'departure' }),
        ),
      ];
    },

    RehireEmployee({ type: _, addressTaken, around, ...employment }, state, { actor }) {
      if (state.status === 'none') throw new NotFound(msg('This person'));
      if (state.status === 'employed') throw new StillWorksHere();
      if (state.lastDay !== null && employment.hireDate <= state.lastDay) throw new RehiredTooEarly();
      refusePrivileged(employment.role, actor);
      if (addressTaken) throw new AddressTaken();
      refuseManager(around.manager);
      return [EmployeeRehired.of({ personId: state.personId, ...employment })];
    },

    CorrectEmployee({ name, email, hireDate, addressTaken, awaitsPrivilegedRole }, state, { actor }) {
      const current = employed(state);
      const { personId, hireDate: previousHireDate } = current;
      const events: NewPersonEvent[] = [];
      if (name !== undefined) events.push(NameCorrected.of({ personId, ...name }));
      if (email !== undefined && email !== readable(current.email).toLowerCase()) {
        const isGuarded = isPrivileged(current.role) || awaitsPrivilegedRole;
        if (isGuarded && actor.role !== 'system') throw new PrivilegedAddress();
        if (addressTaken) throw new AddressTaken();
        events.push(AddressCorrected.of({ personId, email }));
      }
      if (hireDate !== undefined && hireDate !== previousHireDate) {
        if (current.lastDay !== null && hireDate <= current.lastDay) throw new RehiredTooEarly();
        events.push(HireDateCorrected.of({ personId, hireDate, previousHireDate }));
      }
      return events;
    },

    PlanChange({ type: _, around, plannedChangeId, ...move }, state, { actor, today }) {
      const current = employed(state);
      if (current.planned.has(plannedChangeId)) return [];
      if (move.takesEffectOn <= today) throw new PlanNotAhead();
      if (move.managerId !== undefined) refuseManager(around.manager);
      if (move.role !== undefined && move.role !== current.role) {
        if (actor.id === current.personId) throw new OwnRole();
        refusePrivileged(move.role, actor);
        refuseKeptRole(current.role, move.role, around);
      }
      return [ChangePlanned.of({ personId: current.personId, plannedChangeId, ...move })];
    },

    CancelPlannedChange({ plannedChangeId }, state) {
      const { personId, planned } = employed(state);
      if (!planned.has(plannedChangeId)) throw new NotFound(msg('This planned change'));
      return [PlannedChangeCancelled.of({ personId, plannedChangeId, because: 'wish' })];
    },

    /** Nothing before its day, nothing twice, nothing after it was cancelled. */
    ApplyPlannedChange({ plannedChangeId, around }, state, circumstances) {
      if (state.status !== 'employed') return [];
      const move = state.planned.get(plannedChangeId);
      if (!move || move.takesEffectOn > circumstances.today) return [];
      return [
        PlannedChangeTookEffect.of({ personId: state.personId, plannedChangeId }),
        ...eventsOfMove(state, move, around, circumstances),
      ];
    },

    RefusePlannedChange({ plannedChangeId, because }, state) {
      const move = state.status === 'employed' ? state.planned.get(plannedChangeId) : undefined;
      if (state.status !== 'employed' || !move) return [];
      const { plannedBy } = move;
      return [PlannedChangeRefused.of({ personId: state.personId, plannedChangeId, because, plannedBy })];
    },
  },
});

/** The latest day that is today anywhere on earth: a person who records a departure may be ahead of UTC. */
function dayAheadOfUtc(now: string): string {
  return new Date(Date.parse(now) + 14 * 3_600_000).toISOString().slice(0, 10);
}

function employed(state: PersonState): Employed {
  if (state.status === 'none') throw new NotFound(msg('This person'));
  if (state.status === 'departed') throw new AlreadyLeft();
  return state;
}

/**
 * What follows from rules. They give the ordinary roles, and take back of the others only what followed from them: what two administrators granted
 * beside them stays, and so does the last administrator.
 */
function followed(
  { personId, role: now, roleKeeperId }: Employed,
  {
    keeper,
    role,
    asks,
    administratorIds,
    around,
  }: Omit<Extract<PersonCommand, { type: 'FollowRoleRules' }>, 'type'>,
): NewPersonEvent[] {
  const isOurs = roleKeeperId === keeper.id;
  const isOthers = around.roleKeeper !== undefined && around.roleKeeper.id !== keeper.id;
  if (isOthers || around.isForEmergencies === true || (isPrivileged(now) && (!isOurs || asks === now)))
    return [];
  if (role === null) {
    // Nothing is said of it: what is there stays, and may be changed by hand from now on.
    if (!isOurs || asks !== null) return [];
    return [RoleKeeperChanged.of({ personId, role: now, keeperId: null, keeper: null })];
  }
  if (now === 'admin' && !around.otherAdministrator) return [];
  const given = around.hasReports && !CAN_HAVE_REPORTS.has(role) ? 'manager' : role;
  const kept = RoleKeeperChanged.of({ personId, role: given, keeperId: keeper.id, keeper: keeper.name });
  if (given === now) return isOurs ? [] : [kept];
  const granted = RoleGranted.of({ personId, role: given, approvedBy: null });
  if (!isPrivileged(now)) return [granted, kept];
  const told = [...administratorIds].filter((id) => id !== personId);
  return [
    PrivilegedRoleTakenBack.of({ personId, role: now, keeper: keeper.name, administratorIds: told }),
    granted,
    kept,
  ];
}
