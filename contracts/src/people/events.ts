import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../kernel/event';
import { personId } from '../kernel/ids';
import { role } from '../roles';

/** Someone joined the organisation. */
export const EmployeeHired = event('EmployeeHired', 1, {
  category: 'person',
  description: 'Someone joined the organisation, in a position, a department and under a manager.',
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

/** A person reports to someone else (or, at the top of the organisation, to no one) from now on. */
export const ManagerAssigned = event('ManagerAssigned', 1, {
  category: 'person',
  description: 'A person reports to another manager from now on.',
  data: { personId, managerId: personId.nullable() },
});

/** A person took on a new position. */
export const EmployeePromoted = event('EmployeePromoted', 1, {
  category: 'person',
  description: 'A person took on a new position.',
  data: { personId, position: z.string(), role, promotedOn: z.iso.date() },
});

/** A person left the organisation. */
export const EmployeeDeparted = event('EmployeeDeparted', 1, {
  category: 'person',
  description: 'A person left the organisation.',
  data: { personId, lastDay: z.iso.date() },
});

export const personEvents = [EmployeeHired, ManagerAssigned, EmployeePromoted, EmployeeDeparted] as const;
export type PersonEvent = EventOf<(typeof personEvents)[number]>;
export type NewPersonEvent = NewEventOf<(typeof personEvents)[number]>;
