import { EmployeeHired, EmployeePromoted, RoleGranted } from '@annals/contracts/features/people/events';
import {
  PrivilegedRoleTakenBack,
  RoleKeeperChanged,
} from '@annals/contracts/features/people/role-keeper-events';
import type { PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import { plannedChangeId as plannedChangeIdSchema } from '@annals/contracts/features/people/ids';
import type { OrdinaryRole } from '@annals/contracts/features/role-rules/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { describe, test } from 'vitest';
import { given } from '../../platform/commands/given';
import { LastAdministrator, RoleKept } from './errors';
import { person, type Around } from './person-decider';

const id = (last: string): PersonId => personId.parse(`018f0000-0000-7000-8000-0000000000${last}`);
const [ada, grace, edith] = [id('01'), id('02'), id('03')];
const keeper = { id: '0b9d5c0e-8c1f-4d9e-9b53-51f0a4c77d01', name: 'Directory' };
const provider = { id: 'system:identity-provider', role: 'system' } as const;
const admin = { id: grace, role: 'admin' } as const;
const alone: Around = { manager: null, hasReports: false, otherAdministrator: true };
const kept: Around = { ...alone, roleKeeper: keeper };

const hired = (role: Role) =>
  EmployeeHired.of({
    personId: ada,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@annals.example',
    position: 'Engineer',
    department: 'Engineering',
    managerId: grace,
    hireDate: '2024-01-01',
    role,
  });
const granted = (role: Role, approvedBy: PersonId | null = null) =>
  RoleGranted.of({ personId: ada, role, approvedBy });
const keeps = (role: Role) =>
  RoleKeeperChanged.of({ personId: ada, role, keeperId: keeper.id, keeper: keeper.name });
const released = (role: Role) => RoleKeeperChanged.of({ personId: ada, role, keeperId: null, keeper: null });
const comesTo = (role: OrdinaryRole | null, asks: PrivilegedRole | null = null, around = alone) => ({
  type: 'FollowRoleRules' as const,
  keeper,
  role,
  asks,
  administratorIds: [ada, grace],
  around,
});
const byRules = (role: PrivilegedRole) => [hired('employee'), granted(role, edith), keeps(role)] as const;

describe('an ordinary role', () => {
  test('follows, and is kept by the rules', () => {
    given(person, hired('employee'))
      .when(comesTo('manager'), provider)
      .then(granted('manager'), keeps('manager'));
  });
  test('that is the same is kept from then on, once', () => {
    given(person, hired('manager')).when(comesTo('manager'), provider).then(keeps('manager'));
    given(person, hired('manager'), keeps('manager')).when(comesTo('manager'), provider).thenNothing();
  });
  test('is taken back to what the rules give', () => {
    given(person, hired('employee'), granted('leader'), keeps('leader'))
      .when(comesTo('employee'), provider)
      .then(granted('employee'), keeps('employee'));
  });
  test('of whom others report to is Manager at least', () => {
    const around = { ...alone, hasReports: true };
    given(person, hired('leader'))
      .when(comesTo('employee', null, around), provider)
      .then(granted('manager'), keeps('manager'));
  });
  test('stays when the rules say nothing of it, and is free to be changed by hand', () => {
    given(person, hired('leader')).when(comesTo(null), provider).thenNothing();
    given(person, hired('leader'), keeps('leader')).when(comesTo(null), provider).then(released('leader'));
    given(person, hired('leader'), keeps('leader')).when(comesTo(null, 'admin'), provider).thenNothing();
  });
  test('that other rules keep stays with them', () => {
    const around = { ...alone, roleKeeper: { id: 'scim', name: 'the groups of the directory' } };
    given(person, hired('employee'))
      .when(comesTo('manager', null, around), provider)
      .thenNothing();
  });
});

describe('by hand', () => {
  const change = (role: Role, around: Around) => ({ type: 'ChangeEmployee' as const, role, around });
  test('a role that rules keep is not changed', () => {
    given(person, hired('manager'), keeps('manager')).when(change('employee', kept), admin).refused(RoleKept);
    const planned = {
      type: 'PlanChange' as const,
      takesEffectOn: '2026-08-01',
      role: 'leader' as const,
      around: kept,
    };
    const plannedChangeId = plannedChangeIdSchema.parse('f1b6c1c2-7d0b-4c69-9a5e-0e6a4f6f1a01');
    given(person, hired('manager'), keeps('manager'))
      .when({ ...planned, plannedChangeId }, admin)
      .refused(RoleKept);
  });
  test('everything else is, and so is a role that they no longer keep', () => {
    given(person, hired('manager'), keeps('manager'))
      .when(change('employee', alone), admin)
      .then(granted('employee'));
  });
  test('the role of an administrator is taken away at any time; the rules keep it no longer', () => {
    given(person, ...byRules('admin'))
      .when(change('employee', kept), admin)
      .then(granted('employee'));
    given(person, ...byRules('admin'), granted('employee'))
      .when(comesTo(null), provider)
      .thenNothing();
  });
  test('a promotion leaves a role that stays with the rules', () => {
    const promoted = (role: Role) =>
      EmployeePromoted.of({ personId: ada, position: 'Head', role, promotedOn: '2026-01-01' });
    given(person, hired('manager'), keeps('manager'), promoted('manager'))
      .when(comesTo('manager'), provider)
      .thenNothing();
    given(person, hired('manager'), keeps('manager'), promoted('leader'))
      .when(comesTo('leader'), provider)
      .then(keeps('leader'));
  });
});

describe('Administrator and Auditor', () => {
  test('are given by nothing that rules come to', () => {
    given(person, hired('employee')).when(comesTo(null, 'admin'), provider).thenNothing();
    given(person, hired('employee'))
      .when(comesTo('leader', 'admin'), provider)
      .then(granted('leader'), keeps('leader'));
  });
  test('that two administrators granted beside the rules stay, whatever they say', () => {
    for (const role of ['admin', 'auditor'] as const) {
      given(person, hired('employee'), granted(role, edith))
        .when(comesTo('employee'), provider)
        .thenNothing();
      given(person, hired(role)).when(comesTo('employee'), provider).thenNothing();
      // That the rules once agreed with it gives them no power over it.
      given(person, hired(role)).when(comesTo(null, role), provider).thenNothing();
    }
  });
  test('that followed from the rules are taken back, and administrators are told', () => {
    given(person, ...byRules('auditor'))
      .when(comesTo('employee'), provider)
      .then(
        PrivilegedRoleTakenBack.of({
          personId: ada,
          role: 'auditor',
          keeper: keeper.name,
          administratorIds: [grace],
        }),
        granted('employee'),
        keeps('employee'),
      );
    given(person, ...byRules('auditor'))
      .when(comesTo(null, 'auditor'), provider)
      .thenNothing();
  });
  test('stay where the rules say nothing', () => {
    given(person, ...byRules('admin'))
      .when(comesTo(null), provider)
      .then(released('admin'));
  });
  test('the last administrator stays', () => {
    const around = { ...alone, otherAdministrator: false };
    given(person, ...byRules('admin'))
      .when(comesTo('employee', null, around), provider)
      .thenNothing();
    given(person, ...byRules('admin'))
      .when({ type: 'GrantPrivilegedRole', role: 'auditor', approvedBy: edith, keeper, around }, admin)
      .refused(LastAdministrator);
  });
  test('that two administrators agreed on are kept by the rules that asked', () => {
    given(person, hired('employee'))
      .when({ type: 'GrantPrivilegedRole', role: 'admin', approvedBy: edith, keeper, around: alone }, admin)
      .then(granted('admin', edith), keeps('admin'));
  });
});
