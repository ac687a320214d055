import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  DepartmentChanged,
  EmployeeDeparted,
  EmployeeHired,
  EmployeePromoted,
  HolidayCalendarAssigned,
  ManagerAssigned,
  PositionChanged,
  RoleGranted,
} from '@annals/contracts/features/people/events';
import {
  AddressCorrected,
  EmployeeRehired,
  HireDateCorrected,
} from '@annals/contracts/features/people/correction-events';
import {
  ChangePlanned,
  PlannedChangeCancelled,
  PlannedChangeTookEffect,
} from '@annals/contracts/features/people/planned-events';
import { plannedChangeId } from '@annals/contracts/features/people/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import {
  AddressTaken,
  AlreadyLeft,
  CannotDepartYourself,
  CannotHaveReports,
  LastAdministrator,
  LastDayAhead,
  LeftBeforeHired,
  ManagerHasLeft,
  PlanNotAhead,
  PrivilegedAddress,
  PromotionNeedsPosition,
  RehiredTooEarly,
  ReportingCycle,
  ReportsLeftBehind,
  StillHasReports,
  StillWorksHere,
  UnknownManager,
} from './errors';
import { person, type Around, type FutureManager, type PersonCommand } from './person-decider';

const id = (last: string): PersonId => personId.parse(`018f0000-0000-7000-8000-0000000000${last}`);
const [ada, grace, edith] = [id('01'), id('02'), id('03')];
const admin: Actor = { id: id('0a'), role: 'admin' };

const facts = {
  personId: ada,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@annals.example',
  position: 'Engineer',
  department: 'Engineering',
  managerId: grace,
};
const hired = (role: Role = 'employee') => EmployeeHired.of({ ...facts, role, hireDate: '2025-03-01' });
const left = EmployeeDeparted.of({
  personId: ada,
  lastDay: '2026-05-01',
  managerId: grace,
  successorId: null,
});
const manager = (more: Partial<FutureManager> = {}): FutureManager => ({
  id: edith,
  role: 'manager',
  hasLeft: false,
  isBelow: false,
  ...more,
});
const around = (more: Partial<Around> = {}): Around => ({
  manager: manager(),
  hasReports: false,
  otherAdministrator: true,
  ...more,
});
const hire = (more: Partial<Extract<PersonCommand, { type: 'HireEmployee' }>> = {}): PersonCommand => ({
  type: 'HireEmployee',
  ...facts,
  role: 'employee',
  hireDate: '2025-03-01',
  addressTaken: false,
  around: { manager: manager({ id: grace }) },
  ...more,
});
const change = (wanted: object, surroundings = around()): PersonCommand => ({
  type: 'ChangeEmployee',
  ...wanted,
  around: surroundings,
});
const depart = (lastDay = '2026-05-31', surroundings = around({ manager: null })): PersonCommand => ({
  type: 'DepartEmployee',
  lastDay,
  around: surroundings,
});

describe('hiring', () => {
  test('says everything about a new person', () => given(person).when(hire(), admin).then(hired()));
  test('happens on the day it is done unless another is named', () =>
    given(person)
      .when(hire({ hireDate: undefined }), admin)
      .then(EmployeeHired.of({ ...facts, role: 'employee', hireDate: '2026-06-01' })));
  test('happens once', () => given(person, hired()).when(hire(), admin).thenNothing());
  test('keeps one address for one person', () =>
    given(person)
      .when(hire({ addressTaken: true }), admin)
      .refused(AddressTaken));
  test.each([
    [undefined, UnknownManager],
    [manager({ hasLeft: true }), ManagerHasLeft],
    [manager({ role: 'employee' }), CannotHaveReports],
    [manager({ role: 'auditor' }), CannotHaveReports],
  ])('refuses a manager who cannot be one: %o', (one, error) =>
    given(person)
      .when(hire({ around: { manager: one } }), admin)
      .refused(error),
  );
  test('needs nobody above', () =>
    given(person)
      .when(hire({ managerId: null, around: { manager: null } }), admin)
      .then(EmployeeHired.of({ ...facts, managerId: null, role: 'employee', hireDate: '2025-03-01' })));
});

describe('changing', () => {
  test('tells each thing as what it is, at once', () =>
    given(person, hired())
      .when(change({ managerId: edith, department: 'Product', position: 'Designer', role: 'manager' }), admin)
      .then(
        ManagerAssigned.of({ personId: ada, managerId: edith, previousManagerId: grace }),
        DepartmentChanged.of({ personId: ada, department: 'Product' }),
        PositionChanged.of({ personId: ada, position: 'Designer' }),
        RoleGranted.of({ personId: ada, role: 'manager', approvedBy: null }),
      ));
  test('calls a promotion by its name', () =>
    given(person, hired())
      .when(change({ position: 'Team Lead', role: 'manager', promotion: true }), admin)
      .then(
        EmployeePromoted.of({
          personId: ada,
          position: 'Team Lead',
          role: 'manager',
          promotedOn: '2026-06-01',
        }),
      ));
  test('a promotion comes with a position', () =>
    given(person, hired())
      .when(change({ role: 'manager', promotion: true }), admin)
      .refused(PromotionNeedsPosition));
  test('does nothing when it is so already', () =>
    given(person, hired())
      .when(change({ managerId: grace, department: 'Engineering', role: 'employee' }), admin)
      .thenNothing());
  test('refuses that somebody stands below themself', () =>
    given(person, hired())
      .when(change({ managerId: edith }, around({ manager: manager({ isBelow: true }) })), admin)
      .refused(ReportingCycle));
  test('takes no role away that reports need', () =>
    given(person, hired('manager'))
      .when(change({ role: 'employee' }, around({ hasReports: true })), admin)
      .refused(StillHasReports));
  test('leaves the last administrator where they are', () => {
    const alone = around({ otherAdministrator: false });
    given(person, hired('admin'))
      .when(change({ role: 'manager' }, alone), admin)
      .refused(LastAdministrator);
    given(person, hired('admin')).when(depart('2026-05-31', alone), admin).refused(LastAdministrator);
  });
  test('is over when somebody has left, and impossible for nobody', () => {
    given(person, hired(), left)
      .when(change({ position: 'X' }), admin)
      .refused(AlreadyLeft);
    given(person)
      .when(change({ position: 'X' }), admin)
      .refused(NotFound);
  });
});

describe('leaving', () => {
  test('keeps whom they reported to', () =>
    given(person, hired())
      .when(depart(), admin)
      .then(
        EmployeeDeparted.of({ personId: ada, lastDay: '2026-05-31', managerId: grace, successorId: null }),
      ));
  test('happens once', () => given(person, hired(), left).when(depart(), admin).thenNothing());
  test('is nobody’s own to record', () =>
    given(person, hired('admin')).when(depart(), { id: ada, role: 'admin' }).refused(CannotDepartYourself));
  test('leaves nobody without a manager', () =>
    given(person, hired('manager'))
      .when(depart('2026-05-31', around({ hasReports: true })), admin)
      .refused(ReportsLeftBehind));
  test('happens between the day of hire and today, wherever on earth', () => {
    given(person, hired()).when(depart('2026-06-03'), admin).refused(LastDayAhead);
    given(person, hired()).when(depart('2025-02-28'), admin).refused(LeftBeforeHired);
    // Before their first day: on that day, but not on a later one.
    const soon = EmployeeHired.of({ ...facts, role: 'employee', hireDate: '2026-09-01' });
    given(person, soon)
      .when(depart('2026-09-01'), admin)
      .then(
        EmployeeDeparted.of({ personId: ada, lastDay: '2026-09-01', managerId: grace, successorId: null }),
      );
    given(person, soon).when(depart('2026-09-02'), admin).refused(LastDayAhead);
  });
});

test('another calendar of public holidays is given and taken back', () => {
  const assigned = (holidayCalendar: string | null) =>
    HolidayCalendarAssigned.of({ personId: ada, holidayCalendar });
  const change = (holidayCalendar: string | null): PersonCommand => ({
    type: 'ChangeEmployee',
    holidayCalendar,
    around: around(),
  });
  given(person, hired()).when(change('DE-BY'), admin).then(assigned('DE-BY'));
  given(person, hired()).when(change(null), admin).thenNothing();
  given(person, hired(), assigned('DE-BY')).when(change('DE-BY'), admin).thenNothing();
  given(person, hired(), assigned('DE-BY')).when(change(null), admin).then(assigned(null));
  given(person, hired(), left).when(change('DE'), admin).refused(AlreadyLeft);
});

describe('correcting', () => {
  const correct = (
    wanted: Partial<Extract<PersonCommand, { type: 'CorrectEmployee' }>> = {},
  ): PersonCommand => ({
    type: 'CorrectEmployee',
    addressTaken: false,
    awaitsPrivilegedRole: false,
    ...wanted,
  });
  const email = 'ada.king@annals.example';
  test('says each thing that was wrong, and nothing that was right', () => {
    given(person, hired())
      .when(correct({ email, hireDate: '2025-03-03' }), admin)
      .then(
        AddressCorrected.of({ personId: ada, email }),
        HireDateCorrected.of({ personId: ada, hireDate: '2025-03-03', previousHireDate: '2025-03-01' }),
      );
    given(person, hired())
      .when(correct({ email: facts.email, hireDate: '2025-03-01' }), admin)
      .thenNothing();
  });
  test('takes the account of nobody who decides over others', () => {
    given(person, hired('admin')).when(correct({ email }), admin).refused(PrivilegedAddress);
    given(person, hired())
      .when(correct({ email, awaitsPrivilegedRole: true }), admin)
      .refused(PrivilegedAddress);
    given(person, hired())
      .when(correct({ email, addressTaken: true }), admin)
      .refused(AddressTaken);
  });
});

describe('a planned change', () => {
  const planned = plannedChangeId.parse(id('0b'));
  const planning = (takesEffectOn: string): PersonCommand => ({
    type: 'PlanChange',
    plannedChangeId: planned,
    takesEffectOn,
    position: 'Architect',
    around: around(),
  });
  const waiting = ChangePlanned.of({
    personId: ada,
    plannedChangeId: planned,
    takesEffectOn: '2026-07-01',
    position: 'Architect',
  });
  const apply: PersonCommand = { type: 'ApplyPlannedChange', plannedChangeId: planned, around: around() };
  test('lies ahead of the day of the person', () => {
    given(person, hired()).when(planning('2026-07-01'), admin).then(waiting);
    given(person, hired()).when(planning('2026-06-01'), admin).refused(PlanNotAhead);
    // In Auckland it is June 2 already.
    given(person, hired())
      .when(planning('2026-06-02'), admin, '2026-06-01T13:00:00.000Z', 'Pacific/Auckland')
      .refused(PlanNotAhead);
  });
  test('takes effect on its day, once', () => {
    const system: Actor = { id: 'system:planned-changes', role: 'system' };
    const then = [
      PlannedChangeTookEffect.of({ personId: ada, plannedChangeId: planned }),
      PositionChanged.of({ personId: ada, position: 'Architect' }),
    ];
    given(person, hired(), waiting).when(apply, system).thenNothing();
    given(person, hired(), waiting)
      .when(apply, system, '2026-07-01T00:00:00.000Z')
      .then(...then);
    given(person, hired(), waiting, ...then)
      .when(apply, system, '2026-07-01T00:00:00.000Z')
      .thenNothing();
  });
  test('ends when the person leaves', () =>
    given(person, hired(), waiting)
      .when(depart(), admin)
      .then(
        EmployeeDeparted.of({ personId: ada, lastDay: '2026-05-31', managerId: grace, successorId: null }),
        PlannedChangeCancelled.of({ personId: ada, plannedChangeId: planned, because: 'departure' }),
      ));
});

describe('hiring again', () => {
  const again = { ...facts, role: 'employee' as const, hireDate: '2026-06-15' };
  const { personId: _, ...employment } = again;
  const rehire = (more: object = {}): PersonCommand => ({
    type: 'RehireEmployee',
    ...employment,
    addressTaken: false,
    around: { manager: manager({ id: grace }) },
    ...more,
  });
  test('is for those who left, after their last day', () => {
    given(person, hired(), left).when(rehire(), admin).then(EmployeeRehired.of(again));
    given(person, hired()).when(rehire(), admin).refused(StillWorksHere);
    given(person, hired(), left)
      .when(rehire({ hireDate: '2026-05-01' }), admin)
      .refused(RehiredTooEarly);
  });
  test('lets them leave once more', () =>
    given(person, hired(), left, EmployeeRehired.of({ ...again, hireDate: '2026-05-02' }))
      .when(depart(), admin)
      .then(
        EmployeeDeparted.of({ personId: ada, lastDay: '2026-05-31', managerId: grace, successorId: null }),
      ));
});
