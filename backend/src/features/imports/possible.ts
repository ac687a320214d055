import { t } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RowProblem } from '@annals/contracts/features/imports/views';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { Standing } from '@annals/projections/features/people/structure';
import { CAN_HAVE_REPORTS } from '../person/person-decider';
import { NeedsSecondAdministrator } from '../second-administrator/errors';
import type { Chart, Place } from './chart';
import { onCycles } from './chart-shape';
import { STEP, type Steps } from './steps';
import type { Wish } from './wish';

/**
 * Leaves out the rows that are impossible, and those that rest on them, and takes them out of the chart. Leaving a row out is looked at where
 * something rests on it, and nowhere else: each row is left out once, so the work is proportional to the number of rows.
 * @param chart the organization after all rows that have no problem yet
 */
export function* leaveOutImpossible(
  wishes: readonly Wish[],
  chart: Chart,
  byId: ReadonlyMap<PersonId, Standing>,
): Steps<void> {
  const possible = wishes.filter(({ problem }) => problem === null);
  const rowOf = new Map(possible.map((one) => [one.personId, one]));
  const reportsTo = new Map<PersonId, Wish[]>();
  for (const one of possible) {
    if (!one.managerId) continue;
    const others = reportsTo.get(one.managerId);
    if (others) others.push(one);
    else reportsTo.set(one.managerId, [one]);
  }
  let looked = 0;
  let waiting: readonly Wish[] = possible;
  let cycles = yield* onCycles(chart);
  while (waiting.length > 0) {
    // All are held against the same chart, so that it does not matter in which order they are looked at.
    const leftOut: Wish[] = [];
    for (const one of waiting) {
      const problem = one.problem === null ? problemOf(one, chart, byId, cycles) : null;
      if (problem) {
        refuse(one, problem);
        leftOut.push(one);
      }
      if (++looked % STEP === 0) yield;
    }
    const affected = new Set<Wish>();
    for (const one of leftOut) {
      const now = byId.get(one.personId);
      if (now) chart.set(now);
      else chart.remove(one.personId);
      for (const report of reportsTo.get(one.personId) ?? []) affected.add(report);
      // The manager they go back to has a report again.
      const manager = now?.managerId ? rowOf.get(now.managerId) : undefined;
      if (manager) affected.add(manager);
      if (++looked % STEP === 0) yield;
    }
    waiting = [...affected].filter(({ problem }) => problem === null);
    if (waiting.length > 0) continue;
    // Those who went back may have closed a new circle.
    if (leftOut.some(({ personId }) => byId.has(personId))) {
      cycles = yield* onCycles(chart);
      waiting = [...cycles].flatMap((id) => rowOf.get(id) ?? []).filter(({ problem }) => problem === null);
    }
  }
}

/** Leaves a row out, for one more reason. */
export function refuse(one: Wish, problem: RowProblem): void {
  one.problems.push(problem);
  one.problem = one.problems.map(({ message }) => message).join(' / ');
  one.outcome = 'error';
}

/** Where a row puts a person. */
export function placeOf(one: Wish, now: Standing | undefined): Place {
  return {
    id: one.personId,
    email: one.email,
    role: one.role ?? now?.role ?? 'employee',
    managerId: one.managerId === undefined ? (now?.managerId ?? null) : one.managerId,
    departedOn: null,
  };
}

function problemOf(
  one: Wish,
  chart: Chart,
  byId: ReadonlyMap<PersonId, Standing>,
  cycles: ReadonlySet<PersonId>,
): RowProblem | null {
  const now = byId.get(one.personId);
  const { managerId } = one;
  if (managerId && managerId !== now?.managerId) {
    const manager = chart.get(managerId);
    if (!manager) return { field: 'managerEmail', message: t('The row of the manager has an error.') };
    if (manager.departedOn !== null) return { field: 'managerEmail', message: t('The manager has left.') };
    if (cycles.has(one.personId))
      return {
        field: 'managerEmail',
        message: t('This person would report to themself, directly or through their own reports.'),
      };
    if (!CAN_HAVE_REPORTS.has(manager.role))
      return {
        field: 'managerEmail',
        message: t('Only managers, leaders and administrators can have reports; the manager is none.'),
      };
  }
  if (one.role && isPrivileged(one.role) && one.role !== now?.role)
    return { field: 'role', message: new NeedsSecondAdministrator().message };
  if (now && one.role && one.role !== now.role && chart.hasReports(now.id) && !CAN_HAVE_REPORTS.has(one.role))
    return {
      field: 'role',
      message: t('People report to this person, who therefore cannot have this role.'),
    };
  return null;
}
