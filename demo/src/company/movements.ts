import { Faker, en } from '@faker-js/faker';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAppend } from '@annals/event-store/event-log';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { person, type PersonCommand } from '@annals/backend/features/person/person-decider';
import type { DemoPerson, Organization } from './organization';
import { livedThrough, type Step } from './story';

const DAY_MS = 86_400_000;
/** How many come and go, for each person of the organization. */
const SHARE = 0.06;
const FEWEST = 4;

type Movement = 'joins' | 'leaves' | 'joins and moves' | 'is promoted';
const MOVEMENTS: readonly Movement[] = ['joins', 'leaves', 'joins and moves', 'is promoted'];

/**
 * Who came, moved, rose and left in the last half year: beside the organization, whose people stay where they are, so that what their
 * stories tell still fits. Deterministic for a size, a seed and a day.
 */
export function movementsOf(company: Organization, seed: number, now: number): CommandAppend[] {
  const random = new Faker({ locale: en, seed: seed + 1 });
  const managers = company.people.filter(
    ({ id, role }) => role === 'manager' && id !== company.cast.manager.id,
  );
  if (managers.length === 0) return [];
  const count = Math.max(FEWEST, Math.round(company.people.length * SHARE));
  return Array.from({ length: count }, (_, index) => {
    const id = personId.parse(derivedId('demo', String(seed), 'movement', String(index)));
    const [manager, next] = random.helpers.arrayElements(managers, Math.min(2, managers.length));
    const movement = MOVEMENTS[index % MOVEMENTS.length] ?? 'joins';
    return manager
      ? livedThrough(person, id, stepsOf(random, { company, id, index, manager, next, movement, now }), now)
      : [];
  }).flat();
}

interface Mover {
  readonly company: Organization;
  readonly id: PersonId;
  readonly index: number;
  readonly manager: DemoPerson;
  /** Whom they report to after a move. */
  readonly next: DemoPerson | undefined;
  readonly movement: Movement;
  readonly now: number;
}

function stepsOf(random: Faker, mover: Mover): Step<PersonCommand>[] {
  const { company, id, index, manager, next = manager, movement, now } = mover;
  const actor: Actor = { id: company.cast.admin.id, role: 'admin' };
  const hasJoinedLately = movement === 'joins' || movement === 'joins and moves';
  const daysAgo = (least: number, most: number) =>
    morningOf(now, random.number.int({ min: least, max: most }));
  const hiredAt = hasJoinedLately ? daysAgo(70, 175) : daysAgo(400, 2_200);
  const changedAt = daysAgo(8, 60);
  const [firstName, lastName] = [random.person.firstName(), random.person.lastName()];
  const colleague = company.people.find(({ managerId }) => managerId === manager.id);
  const position = colleague?.position ?? 'Specialist';
  const { department } = manager;
  const plain = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  const hired: PersonCommand = {
    type: 'HireEmployee',
    personId: id,
    firstName,
    lastName,
    email: `${plain}.m${String(index)}@annals.example`,
    role: 'employee',
    position,
    department,
    managerId: manager.id,
    hireDate: dayOf(hiredAt),
    addressTaken: false,
    around: { manager: standing(manager) },
  };
  const around = { manager: standing(next), hasReports: false, otherAdministrator: true };
  const later: Readonly<Record<Movement, PersonCommand[]>> = {
    joins: [],
    leaves: [{ type: 'DepartEmployee', lastDay: dayOf(changedAt), around }],
    'joins and moves': [{ type: 'ChangeEmployee', managerId: next.id, department: next.department, around }],
    'is promoted': [{ type: 'ChangeEmployee', position: `Senior ${position}`, promotion: true, around }],
  };
  return [
    { at: hiredAt, actor, command: hired },
    ...later[movement].map((command) => ({ at: changedAt, actor, command })),
  ];
}

function standing({ id, role }: DemoPerson) {
  return { id, role, hasLeft: false, isBelow: false };
}

function morningOf(now: number, daysAgo: number): number {
  return (Math.floor(now / DAY_MS) - daysAgo) * DAY_MS + DAY_MS / 3;
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
