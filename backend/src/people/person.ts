import type { PersonId } from '@annals/contracts/kernel/ids';
import { EmployeeHired, type NewPersonEvent, type PersonEvent } from '@annals/contracts/people/events';
import type { Role } from '@annals/contracts/roles';
import { decider } from '../kernel/decider';

interface HireEmployee {
  type: 'HireEmployee';
  personId: PersonId;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  position: string;
  department: string;
  managerId: PersonId | null;
}

/** The rules of people. */
export const person = decider<{ hired: boolean }, HireEmployee, PersonEvent, NewPersonEvent>({
  category: 'person',
  initial: { hired: false },
  evolve: { EmployeeHired: () => ({ hired: true }) },
  decide: {
    HireEmployee: ({ type: _, ...employee }, { hired }, { now }) =>
      hired ? [] : [EmployeeHired.of({ ...employee, hireDate: now.slice(0, 10) })],
  },
});
