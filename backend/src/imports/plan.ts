import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PlannedRow } from '@annals/contracts/imports/views';
import { hireFields } from '@annals/contracts/people/commands';
import { ROLE_LABELS } from '@annals/contracts/roles';
import type { Standing } from '@annals/projections/people/structure';
import { z } from 'zod';
import { CAN_HAVE_REPORTS } from '../people/person';
import { Chart } from './chart';
import type { ListRow } from './read-list';

/** What a row asks for, checked field by field. Of somebody who works here already, an empty cell leaves things as they are. */
export const wish = z.object({
  row: z.number(),
  personId,
  outcome: z.enum(['hire', 'change', 'unchanged', 'error']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().optional(),
  department: z.string().optional(),
  role: hireFields.role.optional(),
  managerId: personId.nullable().optional(),
  hireDate: z.string().optional(),
  /** How many stand above them in the end: those of one depth do not rest on each other. */
  depth: z.number(),
  problem: z.string().nullable(),
});
export type Wish = z.infer<typeof wish>;

const hire = z.object({
  ...hireFields,
  role: z.preprocess((text) => (text === '' ? 'employee' : text), hireFields.role),
  hireDate: z.preprocess((text) => (text === '' ? undefined : text), hireFields.hireDate.optional()),
});
const filled = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((text) => (text === '' ? undefined : text), field.optional());
const change = z.object({
  position: filled(hireFields.position),
  department: filled(hireFields.department),
  role: filled(hireFields.role),
});

export interface Plan {
  /** In the order in which they can be carried out: whoever is above first. */
  readonly wishes: readonly Wish[];
  /** The same rows as the report shows them, in the order of the list. */
  readonly rows: readonly PlannedRow[];
}

/**
 * What a list would do to the organisation as it stands. Rows that are wrong, or rest on one that is, are left out and say why; the rest
 * is possible as a whole, in the order given: nobody ends up below themself, nobody reports to somebody who cannot have reports.
 * @param idOf the id of the person a row would hire
 */
export function planOf(
  list: readonly ListRow[],
  standings: readonly Standing[],
  idOf: (row: number) => PersonId,
): Plan {
  const today = new Chart(standings);
  const byId = new Map(standings.map((standing) => [standing.id, standing]));
  const wishes = firstWishes(list, today, byId, idOf);
  const known = new Map(wishes.map((one) => [one.email, one]));
  const managerEmails = new Map(list.map(({ row, managerEmail }) => [row, managerEmail]));
  for (const one of wishes) {
    if (one.problem !== null) continue;
    const address = managerEmails.get(one.row) ?? '';
    if (address === '') {
      if (one.outcome === 'hire') one.managerId = null;
      continue;
    }
    const manager = today.withAddress(address);
    const inList = known.get(address);
    if (manager) one.managerId = manager.id;
    else if (inList) one.managerId = inList.personId;
    else refuse(one, 'Nobody here or in this list has the address of the manager.');
  }
  // Leaving a row out changes what the others rest on: look again until nothing more has to be left out.
  let chart = chartAfter(standings, wishes, byId);
  while (refuseImpossible(wishes, chart, byId)) chart = chartAfter(standings, wishes, byId);
  const names = new Map<PersonId, string>();
  for (const { id, firstName, lastName } of standings) names.set(id, `${firstName} ${lastName}`);
  for (const { personId: id, firstName, lastName } of wishes) names.set(id, `${firstName} ${lastName}`);
  const rows = wishes.map((one) => asRow(one, byId, names));
  for (const one of wishes) one.depth = depthOf(one, chart);
  return { wishes: [...wishes].sort((one, other) => one.depth - other.depth), rows };
}

function firstWishes(
  list: readonly ListRow[],
  today: Chart,
  byId: ReadonlyMap<PersonId, Standing>,
  idOf: (row: number) => PersonId,
): Wish[] {
  const seen = new Map<string, number>();
  return list.map((listed) => {
    const { row, email, firstName, lastName } = listed;
    const earlier = seen.get(email);
    if (earlier === undefined) seen.set(email, row);
    const here = today.withAddress(email);
    const base: Wish = {
      row,
      personId: here?.id ?? idOf(row),
      outcome: here ? 'unchanged' : 'hire',
      email,
      firstName: byId.get(here?.id ?? idOf(row))?.firstName ?? firstName,
      lastName: byId.get(here?.id ?? idOf(row))?.lastName ?? lastName,
      depth: 0,
      problem: null,
    };
    const parsed = (here ? change : hire).safeParse(listed);
    if (!parsed.success) refuse(base, parsed.error.issues[0]?.message ?? 'This row is not valid.');
    else Object.assign(base, parsed.data);
    if (earlier !== undefined && email !== '')
      refuse(base, `The same address stands in row ${String(earlier)} already.`);
    else if (here && here.departedOn !== null) refuse(base, 'The person with this address has left.');
    return base;
  });
}

function refuse(one: Wish, problem: string): void {
  if (one.problem !== null) return;
  one.problem = problem;
  one.outcome = 'error';
}

/** The organisation as it would be after every row that is not left out. */
function chartAfter(
  standings: readonly Standing[],
  wishes: readonly Wish[],
  byId: ReadonlyMap<PersonId, Standing>,
): Chart {
  const chart = new Chart(standings);
  for (const one of wishes) {
    if (one.problem !== null) continue;
    const now = byId.get(one.personId);
    chart.set({
      id: one.personId,
      email: one.email,
      role: one.role ?? now?.role ?? 'employee',
      managerId: one.managerId === undefined ? (now?.managerId ?? null) : one.managerId,
      departedOn: null,
    });
  }
  return chart;
}

/** @returns whether something more was left out */
function refuseImpossible(
  wishes: readonly Wish[],
  chart: Chart,
  byId: ReadonlyMap<PersonId, Standing>,
): boolean {
  let found = false;
  const leaveOut = (one: Wish, problem: string) => {
    refuse(one, problem);
    found = true;
  };
  for (const one of wishes) {
    if (one.problem !== null) continue;
    const now = byId.get(one.personId);
    const managerId = one.managerId;
    if (managerId && managerId !== now?.managerId) {
      const manager = chart.get(managerId);
      if (!manager) leaveOut(one, 'The row of the manager has an error.');
      else if (manager.departedOn !== null) leaveOut(one, 'The manager has left.');
      else if (chart.isBelow(managerId, one.personId))
        leaveOut(one, 'This person would report to themself, directly or through their own reports.');
      else if (!CAN_HAVE_REPORTS.has(manager.role))
        leaveOut(one, 'Only managers, leaders and administrators can have reports; the manager is none.');
    }
    if (one.problem === null && now && one.role && one.role !== now.role) {
      if (chart.hasReports(now.id) && !CAN_HAVE_REPORTS.has(one.role))
        leaveOut(one, 'People report to this person, who therefore cannot have this role.');
    }
  }
  return found;
}

function depthOf({ personId: id }: Wish, chart: Chart): number {
  let depth = 0;
  for (let at = chart.get(id)?.managerId ?? null; at !== null && depth < 1_000; depth += 1)
    at = chart.get(at)?.managerId ?? null;
  return depth;
}

const FIELDS = ['position', 'department', 'role'] as const;

function asRow(
  one: Wish,
  byId: ReadonlyMap<PersonId, Standing>,
  names: ReadonlyMap<PersonId, string>,
): PlannedRow {
  const now = byId.get(one.personId);
  const nameOf = (id: PersonId | null) => (id === null ? null : (names.get(id) ?? null));
  const changes: PlannedRow['changes'] = [];
  if (now && one.problem === null) {
    for (const field of FIELDS) {
      const wanted = one[field];
      if (wanted !== undefined && wanted !== now[field])
        changes.push({ field, before: shown(field, now[field]), after: shown(field, wanted) });
    }
    if (one.managerId !== undefined && one.managerId !== now.managerId)
      changes.push({ field: 'manager', before: nameOf(now.managerId), after: nameOf(one.managerId) });
    one.outcome = changes.length > 0 ? 'change' : 'unchanged';
  }
  const { row, email, outcome, problem } = one;
  return { row, email, name: `${one.firstName} ${one.lastName}`.trim(), outcome, changes, problem };
}

function shown(field: (typeof FIELDS)[number], value: string | null): string | null {
  return field === 'role' && value !== null ? ROLE_LABELS[hireFields.role.parse(value)] : value;
}
