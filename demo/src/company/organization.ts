import { faker, type Faker } from '@faker-js/faker';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { derivedId } from '@annals/backend/platform/commands/derived-id';

/** How many report to each manager. */
const SPAN = 6;
/** The smallest organization with an employee, their manager, their leader and someone above. */
export const FEWEST_EMPLOYEES = 50;

const DEPARTMENTS = [
  'Engineering',
  'Customer Success',
  'Operations',
  'Product',
  'Finance',
  'Marketing',
] as const;

const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  Engineering: ['Software Engineer', 'Quality Engineer', 'Data Engineer', 'Site Reliability Engineer'],
  'Customer Success': ['Customer Success Partner', 'Support Specialist', 'Onboarding Consultant'],
  Operations: ['Operations Analyst', 'Supply Planner', 'Facilities Coordinator'],
  Product: ['Product Manager', 'Product Designer', 'User Researcher'],
  Finance: ['Financial Analyst', 'Accountant', 'Payroll Specialist'],
  Marketing: ['Content Strategist', 'Campaign Manager', 'Market Analyst'],
};

export interface DemoPerson {
  readonly id: PersonId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly position: string;
  readonly department: string;
  readonly managerId: PersonId | null;
  /** `YYYY-MM-DD` */
  readonly hireDate: string;
}

/** The five people whose accounts the demo hands out, by role. */
export type DemoCast = Readonly<Record<Role, DemoPerson>>;

export interface Organization {
  readonly people: readonly DemoPerson[];
  readonly cast: DemoCast;
}

/**
 * A reporting tree in which everyone but the leaves has six reports, filled level by level, plus someone for HR and an auditor.
 * Deterministic: the same size, seed and day give the same people.
 * @param employees how many people altogether
 * @param today `YYYY-MM-DD`; nobody was hired later than half a year before
 */
export function organization(employees: number, seed: number, today: string): Organization {
  faker.seed(seed);
  const inTree = Math.max(FEWEST_EMPLOYEES, employees) - 2;
  const idOf = (index: number) => personId.parse(derivedId('demo', String(seed), 'person', String(index)));
  const firstOfDeepest = firstOfDeepestLevel(inTree);
  const indexOf = {
    employee: firstOfDeepest,
    manager: parent(firstOfDeepest),
    leader: parent(parent(firstOfDeepest)),
  };
  const emails = new Map<number, string>([
    [indexOf.employee, 'employee@annals.example'],
    [indexOf.manager, 'manager@annals.example'],
    [indexOf.leader, 'leader@annals.example'],
  ]);
  const people = Array.from({ length: inTree }, (_, index) => {
    const department = departmentOf(index);
    const role = roleOf(index, inTree);
    return {
      ...nameAndEmail(faker, index, emails.get(index)),
      id: idOf(index),
      role,
      department,
      position: positionOf(faker, role, department, index),
      managerId: index === 0 ? null : idOf(parent(index)),
      hireDate: hiredBefore(faker, today),
    };
  });
  const beside = (['admin', 'auditor'] as const).map((role, offset) => ({
    ...nameAndEmail(faker, inTree + offset, `${role}@annals.example`),
    id: idOf(inTree + offset),
    role,
    department: role === 'admin' ? 'People' : 'Internal Audit',
    position: role === 'admin' ? 'Head of People' : 'Internal Auditor',
    managerId: idOf(0),
    hireDate: hiredBefore(faker, today),
  }));
  const everyone: DemoPerson[] = [...people, ...beside];
  const at = (index: number): DemoPerson => {
    const person = everyone[index];
    if (!person) throw new Error(`The demo company has no person ${String(index)}`);
    return person;
  };
  const cast = {
    employee: at(indexOf.employee),
    manager: at(indexOf.manager),
    leader: at(indexOf.leader),
    admin: at(inTree),
    auditor: at(inTree + 1),
  };
  return { people: everyone, cast };
}

function parent(index: number): number {
  return Math.floor((index - 1) / SPAN);
}

function firstOfDeepestLevel(size: number): number {
  let first = 0;
  while (first * SPAN + 1 < size) first = first * SPAN + 1;
  return first;
}

/** Leaders have managers below them, managers have people below them. */
function roleOf(index: number, size: number): Role {
  const firstReport = index * SPAN + 1;
  if (firstReport >= size) return 'employee';
  return firstReport * SPAN + 1 >= size ? 'manager' : 'leader';
}

/** Everyone below one of the chief's reports is in the same department. */
function departmentOf(index: number): string {
  if (index === 0) return 'Executive';
  let top = index;
  while (parent(top) !== 0) top = parent(top);
  return DEPARTMENTS[(top - 1) % DEPARTMENTS.length] ?? DEPARTMENTS[0];
}

function positionOf(random: Faker, role: Role, department: string, index: number): string {
  if (index === 0) return 'Chief Executive';
  if (role === 'leader') return index <= SPAN ? `Head of ${department}` : `${department} Director`;
  if (role === 'manager') return `${department} Team Lead`;
  return random.helpers.arrayElement(POSITIONS[department] ?? ['Specialist']);
}

function nameAndEmail(random: Faker, index: number, given: string | undefined) {
  const firstName = random.person.firstName();
  const lastName = random.person.lastName();
  const plain = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  return { firstName, lastName, email: given ?? `${plain}.${String(index)}@annals.example` };
}

function hiredBefore(random: Faker, today: string): string {
  const latest = Date.parse(today) - 183 * 86_400_000;
  const days = random.number.int({ min: 0, max: 8 * 365 });
  return new Date(latest - days * 86_400_000).toISOString().slice(0, 10);
}
