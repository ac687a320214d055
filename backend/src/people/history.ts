import type { AccountEvent } from '@annals/contracts/accounts/events';
import type { SelfServiceEvent } from '@annals/contracts/accounts/self-service-events';
import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonEvent } from '@annals/contracts/people/events';
import { ROLE_LABELS, type Role } from '@annals/contracts/roles';
import { account, type AccountState } from '../accounts/account';
import { tellHistory, type Tellers } from '../kernel/history';
import { person, type PersonState } from './person';

type Field = 'department' | 'position' | 'role';
const LABELS: Readonly<Record<Field, string>> = {
  department: 'Department',
  position: 'Position',
  role: 'Role',
};

/** What stood in a field before and what stands there now. */
function change(before: PersonState, field: Field, after: string): HistoryChange {
  const shown = (value: string) => (field === 'role' ? ROLE_LABELS[value as Role] : value);
  const earlier = before.status === 'none' ? null : shown(before[field]);
  return { field: LABELS[field], kind: 'text', before: earlier, after: shown(after) };
}

const calendarOf = (name: string | null) => name ?? 'The organisation’s';

/** A sentence for each event of a person. */
export const personTellers: Tellers<PersonState, PersonEvent> = {
  EmployeeHired: ({ data }, before, { nameOf }) => ({
    does: `hired ${readable(data.firstName)} ${readable(data.lastName)}.`,
    changes: [
      change(before, 'position', data.position),
      change(before, 'department', data.department),
      change(before, 'role', data.role),
      { field: 'Manager', kind: 'text', before: null, after: data.managerId && nameOf(data.managerId) },
      { field: 'Hired on', kind: 'day', before: null, after: data.hireDate },
    ],
  }),
  ManagerAssigned: ({ data }, before, { nameOf }) => ({
    does: 'changed whom they report to.',
    changes: [
      {
        field: 'Manager',
        kind: 'text',
        before: before.status === 'none' || before.managerId === null ? null : nameOf(before.managerId),
        after: data.managerId && nameOf(data.managerId),
      },
    ],
  }),
  DepartmentChanged: ({ data }, before) => ({
    does: 'moved them to another department.',
    changes: [change(before, 'department', data.department)],
  }),
  PositionChanged: ({ data }, before) => ({
    does: 'gave them another position.',
    changes: [change(before, 'position', data.position)],
  }),
  EmployeePromoted: ({ data }, before) => ({
    does: 'promoted them.',
    changes: [
      change(before, 'position', data.position),
      ...(before.status !== 'none' && before.role !== data.role ? [change(before, 'role', data.role)] : []),
    ],
  }),
  RoleGranted: ({ data }, before) => ({
    does: 'gave them another role.',
    changes: [change(before, 'role', data.role)],
  }),
  HolidayCalendarAssigned: ({ data }, before) => ({
    does: 'gave them another calendar of public holidays.',
    changes: [
      {
        field: 'Public holidays',
        kind: 'text',
        before: before.status === 'none' ? null : calendarOf(before.holidayCalendar),
        after: calendarOf(data.holidayCalendar),
      },
    ],
  }),
  EmployeeDeparted: ({ data }, _, { nameOf }) => ({
    does:
      data.successorId === null
        ? 'recorded that they left.'
        : `recorded that they left; ${nameOf(data.successorId)} took over their reports.`,
    changes: [{ field: 'Last day', kind: 'day', before: null, after: data.lastDay }],
  }),
};

/** Signing in and out is the person's own affair: it stands in the log, for auditors, but not in this history. */
const OWN_AFFAIR: ReadonlySet<string> = new Set(['SignedIn', 'SignedOut', 'SignInFailed', 'SessionsEnded']);

/** A sentence for each event of an account. */
export const accountTellers: Tellers<AccountState, AccountEvent | SelfServiceEvent> = {
  AccountOpened: () => ({ does: 'opened an account for them.' }),
  SignedIn: () => ({ does: 'signed in.' }),
  SignedOut: () => ({ does: 'signed out.' }),
  SignInFailed: () => ({ does: 'refused an attempt to sign in.' }),
  InvitationSent: ({ data }) => ({
    does: 'invited them to choose a password.',
    changes: [{ field: 'Link works until', kind: 'instant', before: null, after: data.expiresAt }],
  }),
  InvitationAccepted: () => ({ does: 'accepted the invitation and chose a password.' }),
  PasswordResetRequested: () => ({ does: 'sent a link to choose a new password, as asked for.' }),
  SessionsEnded: () => ({ does: 'signed other devices out.' }),
  PasswordChanged: () => ({ does: 'chose a new password.' }),
  AccountLocked: ({ data }) => ({
    does: 'locked the account for a while, after repeated failures to sign in.',
    changes: [{ field: 'Locked until', kind: 'instant', before: null, after: data.until }],
  }),
  AccountLockedByAdministrator: () => ({ does: 'locked their account.' }),
  AccountUnlocked: () => ({ does: 'unlocked their account.' }),
  AccountDeactivated: () => ({ does: 'closed their account.' }),
};

/** Tells the events of a person and of their account as plain sentences, newest first. */
export function historyOf(
  ofPerson: readonly RecordedEvent[],
  ofAccount: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const shown = ofAccount.filter(({ type }) => !OWN_AFFAIR.has(type));
  const told = [
    ...tellHistory(person, personTellers, ofPerson, names).entries,
    ...tellHistory(account, accountTellers, shown, names).entries,
  ];
  return told.sort((one, other) => Number(BigInt(other.position) - BigInt(one.position)));
}
