import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { AddressCorrected, EmployeeRehired, HireDateCorrected, NameCorrected } from './correction-events';
import {
  ChangePlanned,
  PlannedChangeCancelled,
  PlannedChangeRefused,
  PlannedChangeTookEffect,
} from './planned-events';
import { PrivilegedRoleTakenBack, RoleKeeperChanged } from './role-keeper-events';

/** Someone joined the organization. */
export const EmployeeHired = event('EmployeeHired', 1, {
  category: 'person',
  description: 'Someone joined the organization, in a position, a department and under a manager.',
  about: 'personId',
  data: {
    personId,
    firstName: personal(z.string().min(1)),
    lastName: personal(z.string().min(1)),
    email: personal(z.email()),
    role,
    position: z.string(),
    department: z.string(),
    managerId: personId.nullable(),
    hireDate: z.iso.date(),
  },
});

/** A person reports to someone else (or, at the top of the organization, to no one) from now on. */
export const ManagerAssigned = event('ManagerAssigned', 2, {
  category: 'person',
  description: 'A person reports to another manager from now on.',
  data: {
    personId,
    managerId: personId.nullable(),
    /** Whom they reported to until then; null at the top, and in events of version 1, which did not tell. */
    previousManagerId: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, previousManagerId: null }) },
});

/** A person works in another department from now on. */
export const DepartmentChanged = event('DepartmentChanged', 1, {
  category: 'person',
  description: 'A person moved to another department.',
  data: { personId, department: z.string() },
});

/** A person has another position from now on, without being promoted. */
export const PositionChanged = event('PositionChanged', 1, {
  category: 'person',
  description: 'A person has another position, without being promoted.',
  data: { personId, position: z.string() },
});

/** A person was promoted: a new position, perhaps with a new role. */
export const EmployeePromoted = event('EmployeePromoted', 1, {
  category: 'person',
  description: 'A person took on a new position.',
  data: { personId, position: z.string(), role, promotedOn: z.iso.date() },
});

/** A person may do other things in Annals from now on. */
export const RoleGranted = event('RoleGranted', 2, {
  category: 'person',
  description: 'A person got another role, and with it may see and do other things.',
  data: {
    personId,
    role,
    /** The second administrator who approved it; null for roles that take one, for the operator, and in events of version 1. */
    approvedBy: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, approvedBy: null }) },
});

/** Another calendar of public holidays counts for a person's time off from now on; what they asked for before keeps its days. */
export const HolidayCalendarAssigned = event('HolidayCalendarAssigned', 1, {
  category: 'person',
  description: 'Another calendar of public holidays counts for a person’s time off from now on.',
  data: {
    personId,
    /** A country, with a state where it matters: `DE`, `DE-BY`; null: the organization's. */
    holidayCalendar: z.string().nullable(),
  },
});

/** A person left the organization. */
export const EmployeeDeparted = event('EmployeeDeparted', 2, {
  category: 'person',
  description: 'A person left the organization.',
  data: {
    personId,
    lastDay: z.iso.date(),
    /** Whom they reported to; null at the top, and in events of version 1, which did not tell. */
    managerId: personId.nullable(),
    /** Who took over the people that reported to them; null when nobody did. */
    successorId: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, managerId: null, successorId: null }) },
});

export const personEvents = [
  EmployeeHired,
  ManagerAssigned,
  DepartmentChanged,
  PositionChanged,
  EmployeePromoted,
  RoleGranted,
  HolidayCalendarAssigned,
  EmployeeDeparted,
  NameCorrected,
  AddressCorrected,
  HireDateCorrected,
  EmployeeRehired,
  ChangePlanned,
  PlannedChangeTookEffect,
  PlannedChangeCancelled,
  PlannedChangeRefused,
  RoleKeeperChanged,
  PrivilegedRoleTakenBack,
] as const;
export type PersonEvent = EventOf<(typeof personEvents)[number]>;
export type NewPersonEvent = NewEventOf<(typeof personEvents)[number]>;
