import { OPEN_MILESTONE_STATUSES } from '@annals/contracts/features/career/constants';
import { careerMilestoneRow, type CareerMilestoneRow } from '@annals/contracts/features/career/views';
import { careerMilestoneId, type CareerMilestoneId } from '@annals/contracts/features/career/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: careerMilestoneId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});
const milestoneDue = careerMilestoneRow.pick({
  id: true,
  employeeId: true,
  dueDate: true,
  dueDateSetAt: true,
  remindedOf: true,
});

/** The milestones of an employee that are still open, with who holds each. */
export function openMilestonesOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: CareerMilestoneId; managerId: PersonId }[]> {
  return rowsOf(
    idAndManagerId,
    db('career_milestones')
      .select('id', 'managerId')
      .where({ employeeId })
      .whereIn('status', OPEN_MILESTONE_STATUSES),
  );
}

/** The employees with an open milestone held by somebody they do not report to today, or who have left. */
export async function milestonesMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('career_milestones as milestone')
      .join('people as employee', 'employee.id', 'milestone.employeeId')
      .distinct('employee.id')
      .whereIn('milestone.status', OPEN_MILESTONE_STATUSES)
      .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> milestone."managerId")`),
  );
  return rows.map(({ id }) => id);
}

/** The open milestones due on this day or before: those a reminder may have become due for. */
export function openMilestonesDueBy(
  db: ReadModels,
  day: string,
): Promise<Pick<CareerMilestoneRow, 'id' | 'employeeId' | 'dueDate' | 'dueDateSetAt' | 'remindedOf'>[]> {
  return rowsOf(
    milestoneDue,
    db('career_milestones')
      .select('id', 'employeeId', 'dueDate', 'dueDateSetAt', 'remindedOf')
      .whereIn('status', OPEN_MILESTONE_STATUSES)
      .where('dueDate', '<=', day)
      .whereRaw(`NOT ("dueDate"::text || '/overdue') = ANY("remindedOf")`)
      .orderBy('dueDate'),
  );
}
