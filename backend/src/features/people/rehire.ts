import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RehireEmployee } from '@annals/contracts/features/people/commands';
import { account } from '../accounts/account-decider';
import { settleAccount } from '../accounts/settle';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { futureManagerOf } from '../person/around';
import { isTakenByAnother } from './correct';
import { inviteOf } from './invitation';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';

/**
 * Hires somebody again who left: the same person with the same history. Their words are encrypted with a new key when the earlier one was
 * destroyed. The account opens again, without a password, and they are invited to choose one.
 * @throws NotFound, StillWorksHere, RehiredTooEarly, AddressTaken, NeedsSecondAdministrator; as `invite`
 */
export async function rehire(
  services: Services,
  id: PersonId,
  { reason, ...employment }: RehireEmployee,
  origin: CommandOrigin,
) {
  const { readModels, dispatch } = services;
  const { email, role } = employment;
  // A departure that was interrupted before the account was closed is finished first.
  await settleAccount(services, id);
  const rehired = await withOrganizationLock(services, async (within) => {
    const around = { manager: await futureManagerOf(readModels, employment.managerId, id) };
    const addressTaken = await isTakenByAnother(services, email, id);
    const command = { type: 'RehireEmployee' as const, ...employment, addressTaken, around };
    return within(person, id, command, { ...origin, reason });
  });
  await dispatch(
    account,
    id,
    { type: 'ReactivateAccount', personId: id, role },
    { ...origin, commandId: derivedId(origin.commandId, 'account'), reason },
  );
  await settleAccount(services, id);
  const invited = await inviteOf(services, { id, email, role }, true, origin);
  return { ...rehired, ...invited, waitsForApproval: false };
}
