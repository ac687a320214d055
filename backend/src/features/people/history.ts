import { SignInFailed } from '@annals/contracts/features/accounts/events';
import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import { ROLE_LABELS, type Role } from '@annals/contracts/kernel/roles';
import { t, translated } from '@annals/contracts/kernel/text';
import { z } from 'zod';
import { account, isWorthAnEvent } from '../accounts/account-decider';
import { added, formatHistory, type HistoryFormatters } from '../../platform/commands/history';
import { accountHistory } from '../accounts/history';
import { person, type PersonState } from '../person/person-decider';

type Field = 'department' | 'position' | 'role';
const LABELS: Readonly<Record<Field, string>> = translated({
  department: 'Department',
  position: 'Position',
  role: 'Role',
});

/** The old and the new value of a field. */
function change(before: PersonState, field: Field, after: string): HistoryChange {
  const shown = (value: string) => (field === 'role' ? ROLE_LABELS[value as Role] : value);
  const earlier = before.status === 'none' ? null : shown(before[field]);
  return { field: LABELS[field], kind: 'text', before: earlier, after: shown(after) };
}

const calendarOf = (name: string | null) => name ?? t('The organization’s');

/** What an employment begins with. */
const employment = (
  before: PersonState,
  data: Extract<PersonEvent, { type: 'EmployeeHired' | 'EmployeeRehired' }>['data'],
  nameOf: (id: string) => string,
): HistoryChange[] => [
  change(before, 'position', data.position),
  change(before, 'department', data.department),
  change(before, 'role', data.role),
  { field: t('Manager'), kind: 'text', before: null, after: data.managerId && nameOf(data.managerId) },
  { field: t('Hired on'), kind: 'day', before: null, after: data.hireDate },
];

/** A sentence for each event of a person. */
export const personHistory: HistoryFormatters<PersonState, PersonEvent> = {
  EmployeeHired: ({ data }, before, { nameOf }) => ({
    does: t('hired {name}.', { name: `${readable(data.firstName)} ${readable(data.lastName)}` }),
    changes: employment(before, data, nameOf),
  }),
  ManagerAssigned: ({ data }, before, { nameOf }) => ({
    does: t('changed whom they report to.'),
    changes: [
      {
        field: t('Manager'),
        kind: 'text',
        before: before.status === 'none' || before.managerId === null ? null : nameOf(before.managerId),
        after: data.managerId && nameOf(data.managerId),
      },
    ],
  }),
  DepartmentChanged: ({ data }, before) => ({
    does: t('moved them to another department.'),
    changes: [change(before, 'department', data.department)],
  }),
  PositionChanged: ({ data }, before) => ({
    does: t('gave them another position.'),
    changes: [change(before, 'position', data.position)],
  }),
  EmployeePromoted: ({ data }, before) => ({
    does: t('promoted them.'),
    changes: [
      change(before, 'position', data.position),
      ...(before.status !== 'none' && before.role !== data.role ? [change(before, 'role', data.role)] : []),
    ],
  }),
  RoleGranted: ({ data }, before, { nameOf }) => ({
    does:
      data.approvedBy === null
        ? t('gave them another role.')
        : t('gave them another role; {name} approved it.', { name: nameOf(data.approvedBy) }),
    changes: [change(before, 'role', data.role)],
  }),
  RoleKeeperChanged: ({ data: { keeper } }) => ({
    does:
      keeper === null
        ? t('left their role to be given by hand.')
        : t('took over their role: it follows from the rules of {keeper}.', { keeper: t(keeper) }),
  }),
  PrivilegedRoleTakenBack: ({ data: { role, keeper } }) => ({
    does: t('took the role {role} back, which no longer follows from the rules of {keeper}.', {
      role: ROLE_LABELS[role],
      keeper: t(keeper),
    }),
  }),
  HolidayCalendarAssigned: ({ data }, before) => ({
    does: t('gave them another calendar of public holidays.'),
    changes: [
      {
        field: t('Public holidays'),
        kind: 'text',
        before: before.status === 'none' ? null : calendarOf(before.holidayCalendar),
        after: calendarOf(data.holidayCalendar),
      },
    ],
  }),
  NameCorrected: ({ data }) => ({
    does: t('corrected their name.'),
    changes: [added(t('Name'), `${readable(data.firstName)} ${readable(data.lastName)}`)],
  }),
  AddressCorrected: ({ data }, before) => ({
    does: t('corrected their e-mail address; they were signed out everywhere.'),
    changes: [
      {
        field: t('Email'),
        kind: 'text',
        before: before.status === 'none' ? null : readable(before.email),
        after: readable(data.email),
      },
    ],
  }),
  HireDateCorrected: ({ data }) => ({
    does: t('corrected their first day.'),
    changes: [{ field: t('Hired on'), kind: 'day', before: data.previousHireDate, after: data.hireDate }],
  }),
  EmployeeRehired: ({ data }, before, { nameOf }) => ({
    does: t('hired {name} again.', { name: `${readable(data.firstName)} ${readable(data.lastName)}` }),
    changes: employment(before, data, nameOf),
  }),
  ChangePlanned: ({ data }, before, { nameOf }) => ({
    does:
      data.promotion === true
        ? t('planned a promotion for a later day.')
        : t('planned a change for a later day.'),
    changes: [
      { field: t('Takes effect on'), kind: 'day', before: null, after: data.takesEffectOn },
      ...(data.managerId === undefined
        ? []
        : [added(t('Manager'), data.managerId === null ? t('Nobody') : nameOf(data.managerId))]),
      ...(data.department === undefined ? [] : [change(before, 'department', data.department)]),
      ...(data.position === undefined ? [] : [change(before, 'position', data.position)]),
      ...(data.role === undefined ? [] : [change(before, 'role', data.role)]),
    ],
  }),
  PlannedChangeTookEffect: () => ({ does: t('put a planned change into effect.') }),
  PlannedChangeCancelled: ({ data }) => ({
    does:
      data.because === 'wish'
        ? t('cancelled a planned change.')
        : t('cancelled a planned change, because the person left.'),
  }),
  PlannedChangeRefused: ({ data }) => ({
    does: t('could not put a planned change into effect. {because}', { because: t(data.because) }),
  }),
  EmployeeDeparted: ({ data }, _, { nameOf }) => ({
    does:
      data.successorId === null
        ? t('recorded that they left.')
        : t('recorded that they left; {successor} took over their reports.', {
            successor: nameOf(data.successorId),
          }),
    changes: [{ field: t('Last day'), kind: 'day', before: null, after: data.lastDay }],
  }),
};

/** Signing in and out is the person's own affair: it is in the log, for auditors, but not in this history. */
const OWN_AFFAIR: ReadonlySet<string> = new Set(['SignedIn', 'SignedOut', 'SessionsEnded']);

/** Older logs have every single failure to sign in: the 5th in a row is worth a line, as in newer ones. */
const failure = z.object({ failuresInARow: z.number() });

function isSingleFailure({ type, data }: RecordedEvent): boolean {
  return type === SignInFailed.type && !isWorthAnEvent(failure.parse(data).failuresInARow);
}

/** Tells the events of a person and of their account as plain sentences, newest first. */
export function historyOf(
  ofPerson: readonly RecordedEvent[],
  ofAccount: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const shown = ofAccount.filter((recorded) => !OWN_AFFAIR.has(recorded.type) && !isSingleFailure(recorded));
  const told = [
    ...formatHistory(person, personHistory, ofPerson, names).entries,
    ...formatHistory(account, accountHistory, shown, names).entries,
  ];
  return told.sort((one, other) => Number(BigInt(other.position) - BigInt(one.position)));
}
