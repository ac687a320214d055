import { painPointId, type PainPointId } from '@annals/contracts/features/pain-points/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: painPointId,
  managerId: personId.nullable(),
});
const withId = z.object({
  id: personId,
});

/** What an employee reported and nobody resolved yet, with who looks after each. */
export function unresolvedPainPointsOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: PainPointId; managerId: PersonId | null }[]> {
  return rowsOf(
    idAndManagerId,
    db('pain_points').select('id', 'managerId').where({ employeeId }).whereNot({ status: 'resolved' }),
  );
}

/** The employees whose unresolved pain points are looked after by somebody they do not report to today. */
export async function painPointsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('pain_points as pain')
      .join('people as reporter', 'reporter.id', 'pain.employeeId')
      .distinct('reporter.id')
      .whereNot('pain.status', 'resolved')
      .whereNull('reporter.departedOn')
      .whereRaw('pain."managerId" IS DISTINCT FROM reporter."managerId"'),
  );
  return rows.map(({ id }) => id);
}
