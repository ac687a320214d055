import type { PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PainPointRow } from '@annals/contracts/features/pain-points/views';
import type { ReadModels } from '../../engine/connections';

/** What an employee reported and nobody resolved yet, with who looks after each. */
export function unresolvedPainPointsOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: PainPointId; managerId: PersonId | null }[]> {
  return db<PainPointRow>('pain_points')
    .select('id', 'managerId')
    .where({ employeeId })
    .whereNot({ status: 'resolved' });
}

/** The employees whose unresolved pain points are looked after by somebody they do not report to today. */
export async function painPointsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows: { id: PersonId }[] = await db('pain_points as pain')
    .join('people as reporter', 'reporter.id', 'pain.employeeId')
    .distinct('reporter.id')
    .whereNot('pain.status', 'resolved')
    .whereNull('reporter.departedOn')
    .whereRaw('pain."managerId" IS DISTINCT FROM reporter."managerId"');
  return rows.map(({ id }) => id);
}
