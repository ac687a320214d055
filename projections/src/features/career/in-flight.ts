import { OPEN_MILESTONE_STATUSES } from '@annals/contracts/features/career/constants';
import { careerMilestoneRow, type CareerMilestoneRow } from '@annals/contracts/features/career/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';
import { inFlight } from '../people/in-flight';

const milestoneDue = careerMilestoneRow.pick({
  id: true,
  employeeId: true,
  dueDate: true,
  dueDateSetAt: true,
  remindedOf: true,
});

/** The career milestones that are open. */
export const milestonesInFlight = inFlight({
  table: 'career_milestones',
  open: (query) => query.whereIn('record.status', OPEN_MILESTONE_STATUSES),
});

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
