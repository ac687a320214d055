import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { SecondFactors } from '../../platform/sessions/second-factors';
import type { Services } from '../../platform/services/services';
import { secondFactor } from './decider';

/**
 * Removes the factor of somebody for whom two administrators agreed on a new link: who lost their telephone lost both ways in. The log says it first: a try
 * after an interruption finds the factor still there, and the event by its command id.
 */
export async function removeByTwo(
  { pool, secretBox, dispatch }: Pick<Services, 'pool' | 'secretBox' | 'dispatch'>,
  personId: PersonId,
  approvedBy: PersonId,
  origin: CommandOrigin,
): Promise<void> {
  const kept = new SecondFactors(pool, secretBox);
  if (await kept.ownOf(personId))
    await dispatch(secondFactor, personId, { type: 'RecordRemoval', personId, approvedBy }, origin);
  await kept.removeAll(personId);
}
