import { onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** An onboarding the recipient runs, in which nothing moves. */
const stalledOnboarding = z.object({
  id: onboardingWorkflowId,
  recipientId: personId,
  employeeId: personId,
  movedAt: z.string(),
  completionPercentage: z.number(),
});
export type StalledOnboarding = z.infer<typeof stalledOnboarding>;

/** The onboardings these people run that are under way and have not moved for so many days; the longest first. */
export async function stalledOnboardings(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly StalledOnboarding[]>> {
  const rows = await rowsOf(
    stalledOnboarding,
    db('onboarding_workflows')
      .whereIn('managerId', leadingIds(people))
      .where('status', 'active')
      .where('movedAt', '<=', daysBefore(now, days))
      .orderBy(['movedAt', 'id'])
      .select('id', 'managerId as recipientId', 'employeeId', 'movedAt', 'completionPercentage'),
  );
  return byRecipient(rows);
}
