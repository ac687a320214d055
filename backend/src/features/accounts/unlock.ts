import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { account } from './account-decider';
import { settleAccount } from './settle';

/**
 * Opens a locked account again and forgets the failures that led to it.
 * @param approvedBy the second administrator, where it took one
 * @throws NoAccount, AccountClosed
 */
export async function unlock(
  services: Services,
  id: PersonId,
  approvedBy: PersonId | null,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const { dispatch, userAuth, limits } = services;
  const answer = await dispatch(account, id, { type: 'UnlockAccount', personId: id, approvedBy }, origin);
  await settleAccount(services, id);
  const email = await userAuth.forgetFailures(id);
  if (email !== undefined) await limits.forgive(email);
  return answer;
}
