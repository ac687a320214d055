import type { OnboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReadModels } from '../../../engine/connections';
import { leadingIds, type Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** An onboarding the recipient runs, in which nothing moves. */
export interface StalledOnboarding {
  readonly id: OnboardingWorkflowId;
  readonly recipientId: PersonId;
  readonly employeeId: PersonId;
  readonly movedAt: string;
  readonly completionPercentage: number;
}

/** The onboardings these people run that are under way and have not moved for so many days; the longest first. */
export async function stalledOnboardings(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly StalledOnboarding[]>> {
  const rows: StalledOnboarding[] = await db('onboarding_workflows')
    .whereIn('managerId', leadingIds(people))
    .where('status', 'active')
    .where('movedAt', '<=', daysBefore(now, days))
    .orderBy(['movedAt', 'id'])
    .select('id', 'managerId as recipientId', 'employeeId', 'movedAt', 'completionPercentage');
  return byRecipient(rows);
}
