import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** A pain point of somebody who reports to the recipient, that nobody has taken up. */
const waitingPainPoint = z.object({
  id: painPointId,
  recipientId: personId,
  createdAt: z.string(),
});
export type WaitingPainPoint = z.infer<typeof waitingPainPoint>;

/** What the direct reports of these people reported and nobody has taken up for so many days, the oldest first. */
export async function waitingPainPoints(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly WaitingPainPoint[]>> {
  const rows = await rowsOf(
    waitingPainPoint,
    db('pain_points as point')
      .join('people as reporter', 'reporter.id', 'point.employeeId')
      .whereIn('reporter.managerId', leadingIds(people))
      .where('point.status', 'open')
      .where('point.createdAt', '<=', daysBefore(now, days))
      .orderBy(['point.createdAt', 'point.id'])
      .select('point.id', 'reporter.managerId as recipientId', 'point.createdAt'),
  );
  return byRecipient(rows);
}
