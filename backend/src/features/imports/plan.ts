import { msg, t, translated } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ImportReport, PlannedRow, RowProblem } from '@annals/contracts/features/imports/views';
import { IMPORT_COLUMNS } from '@annals/contracts/features/imports/constants';
import { calendarDay } from '@annals/contracts/kernel/calendar-day';
import { parseInput } from '@annals/contracts/kernel/input';
import { hireFields } from '@annals/contracts/features/people/commands';
import { ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import type { Standing } from '@annals/projections/features/people/structure';
import { z } from 'zod';
import { Chart } from './chart';
import { depthsOf } from './chart-shape';
import { leaveOutImpossible, placeOf, refuse } from './possible';
import type { ListRow } from './read-list';
import { eachInSteps, type Steps } from './steps';
import type { Wish } from './wish';

const filled = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((text) => (text === '' ? undefined : text), field.optional());
// A list is written by hand: what a form would say of its own choices helps nobody there.
const role = z.enum(ROLES, msg('Please write one of these roles: employee, manager, leader, admin, auditor'));
const hire = z.object({
  ...hireFields,
  role: z.preprocess((text) => (text === '' ? 'employee' : text), role),
  hireDate: filled(calendarDay(msg('Please write the day as 2026-03-31'))),
});
const change = z.object({
  position: filled(hireFields.position),
  department: filled(hireFields.department),
  role: filled(role),
});

export interface Plan {
  /** In the order in which they can be carried out: managers before their reports. */
  readonly wishes: readonly Wish[];
  /** The same rows as the report shows them, in the order of the list. */
  readonly rows: readonly PlannedRow[];
  readonly newDepartments: ImportReport['newDepartments'];
}

/**
 * What a list would do to the organization as it is. Rows that are wrong, or rest on one that is, are left out and say why; the rest
 * is possible as a whole, in the order given: nobody ends up below themself, nobody reports to somebody who cannot have reports.
 * @param idOf the id of the person a row would hire
 * @returns the work in steps of a few milliseconds, whose number is proportional to the length of the list, whatever the list says
 */
export function* planOf(
  list: readonly ListRow[],
  standings: readonly Standing[],
  idOf: (row: number) => PersonId,
): Steps<Plan> {
  const today = new Chart(standings);
  const byId = new Map(standings.map((standing) => [standing.id, standing]));
  const wishes = yield* firstWishes(list, today, byId, idOf);
  yield* findManagers(list, wishes, today);
  const chart = new Chart(standings);
  yield* eachInSteps(wishes, (one) => {
    if (one.problem === null) chart.set(placeOf(one, byId.get(one.personId)));
  });
  yield* leaveOutImpossible(wishes, chart, byId);
  const names = new Map<PersonId, string>();
  for (const { id, firstName, lastName } of standings) names.set(id, `${firstName} ${lastName}`);
  for (const { personId: id, firstName, lastName } of wishes) names.set(id, `${firstName} ${lastName}`);
  yield;
  const depths = yield* depthsOf(chart);
  const rows: PlannedRow[] = [];
  yield* eachInSteps(wishes, (one) => {
    rows.push(asRow(one, byId, names));
    one.depth = depths.get(one.personId) ?? 0;
  });
  const newDepartments = yield* departmentsToBe(wishes, standings);
  return { wishes: [...wishes].sort((one, other) => one.depth - other.depth), rows, newDepartments };
}

/** The departments in which nobody is today, in the order of the list. */
function* departmentsToBe(
  wishes: readonly Wish[],
  standings: readonly Standing[],
): Steps<Plan['newDepartments']> {
  const there = new Set<string | null>();
  for (const { department, departedOn } of standings) if (departedOn === null) there.add(department);
  const rowsOf = new Map<string, number>();
  yield* eachInSteps(wishes, ({ problem, department }) => {
    if (problem === null && department !== undefined && !there.has(department))
      rowsOf.set(department, (rowsOf.get(department) ?? 0) + 1);
  });
  return [...rowsOf].map(([department, rows]) => ({ department, rows }));
}

/** Who each row reports to, by the address in it. */
function* findManagers(list: readonly ListRow[], wishes: readonly Wish[], today: Chart): Steps<void> {
  const known = new Map(wishes.map((one) => [one.email, one]));
  const managerEmails = new Map(list.map(({ row, managerEmail }) => [row, managerEmail]));
  yield* eachInSteps(wishes, (one) => {
    const address = managerEmails.get(one.row) ?? '';
    if (address === '') {
      if (one.outcome === 'hire') one.managerId = null;
      return;
    }
    const manager = today.withAddress(address);
    const inList = known.get(address);
    if (manager) one.managerId = manager.id;
    else if (inList) one.managerId = inList.personId;
    else
      refuse(one, {
        field: 'managerEmail',
        message: t('Nobody here or in this list has the address of the manager.'),
      });
  });
}

function* firstWishes(
  list: readonly ListRow[],
  today: Chart,
  byId: ReadonlyMap<PersonId, Standing>,
  idOf: (row: number) => PersonId,
): Steps<Wish[]> {
  const seen = new Map<string, number>();
  const wishes: Wish[] = [];
  yield* eachInSteps(list, (listed) => {
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
      problems: [],
      problem: null,
    };
    const parsed = parseInput(here ? change : hire, listed);
    if (listed.hasExtraCells) refuse(base, EXTRA_CELLS);
    if (parsed.success) Object.assign(base, parsed.data);
    else for (const problem of problemsIn(parsed.error.issues)) refuse(base, problem);
    if (earlier !== undefined && email !== '')
      refuse(base, {
        field: 'email',
        message: t('The same address stands in row {row} already.', { row: earlier }),
      });
    else if (here && here.departedOn !== null)
      refuse(base, { field: 'email', message: t('The person with this address has left.') });
    wishes.push(base);
  });
  return wishes;
}

const EXTRA_CELLS = translated({
  field: null,
  message: 'More cells than there are columns. Put quotes around text with a separator in it.',
});

/** What the rules say against the cells of a row, the first of each cell. */
function problemsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): RowProblem[] {
  return [...IMPORT_COLUMNS, null].flatMap((field) => {
    const issue = issues.find(({ path }) => (field === null ? path.length === 0 : path[0] === field));
    return issue ? [{ field, message: issue.message }] : [];
  });
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
  const { row, email, outcome, problems } = one;
  return { row, email, name: `${one.firstName} ${one.lastName}`.trim(), outcome, changes, problems };
}

function shown(field: (typeof FIELDS)[number], value: string | null): string | null {
  return field === 'role' && value !== null ? ROLE_LABELS[hireFields.role.parse(value)] : value;
}
