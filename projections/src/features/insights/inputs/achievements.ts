import { personId } from '@annals/contracts/kernel/ids';
import { timelineEntryId } from '@annals/contracts/features/performance/ids';
import { IMPACTS } from '@annals/contracts/features/performance/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** Something a direct report of the recipient achieved, since which nobody has nominated them. */
const unrecognisedAchievement = z.object({
  id: timelineEntryId,
  recipientId: personId,
  employeeId: personId,
  impact: z.enum(IMPACTS),
  createdAt: z.string(),
});
export type UnrecognisedAchievement = z.infer<typeof unrecognisedAchievement>;

/**
 * Achievements of medium or high impact between `within` and `days` days ago, of people who report to the recipient today and have not
 * been nominated for a recognition since. Only entries the recipient reads: their own, and those not private to another.
 */
export async function unrecognisedAchievements(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days, within }: { readonly days: number; readonly within: number },
): Promise<ByPerson<readonly UnrecognisedAchievement[]>> {
  const rows = await rowsOf(
    unrecognisedAchievement,
    db('performance_timeline as entry')
      .join('people as person', 'person.id', 'entry.employeeId')
      .whereIn('person.managerId', leadingIds(people))
      .where('entry.type', 'achievement')
      .whereIn('entry.impact', ['medium', 'high'])
      .whereNull('entry.withdrawnAt')
      .where('entry.createdAt', '<=', daysBefore(now, days))
      .where('entry.createdAt', '>', daysBefore(now, within))
      .whereRaw(`(entry.visibility <> 'private' OR entry."managerId" = person."managerId")`)
      .whereNotExists(
        db('recognitions as recognition')
          .whereRaw('recognition."recipientId" = entry."employeeId"')
          .whereRaw('recognition."createdAt" >= entry."createdAt"')
          .whereNot('recognition.status', 'declined')
          .select(db.raw('1')),
      )
      .orderBy(['entry.createdAt', 'entry.id'])
      .select(
        'entry.id',
        'person.managerId as recipientId',
        'entry.employeeId',
        'entry.impact',
        'entry.createdAt',
      ),
  );
  return byRecipient(rows);
}
