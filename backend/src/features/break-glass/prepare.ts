import type { PersonId } from '@annals/contracts/kernel/ids';
import { derivedId } from '../../platform/commands/derived-id';
import { stateOf } from '../../platform/commands/state-of';
import { BreakGlassHalves } from '../../platform/sessions/break-glass';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { settleAccount } from '../accounts/settle';
import { aroundOf } from '../person/around';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { breakGlass } from './decider';

/**
 * Makes an account what two administrators agreed on: an administrator that nothing opens but its sealed password. Doing it twice is harmless:
 * it is done again before a half is shown, in case it was interrupted.
 */
export async function prepareAccount(services: Services, id: PersonId): Promise<void> {
  const { pool, userAuth, dispatch, readModels, log } = services;
  const { halves, sealings } = await stateOf(log, breakGlass, id);
  if (halves === null) return;
  const origin = (step: string) => ({
    actor: { id: halves.first.holder, role: 'admin' as const },
    commandId: derivedId('break-glass', step, id, String(sealings)),
  });
  await new BreakGlassHalves(pool).begin(id);
  await withOrganizationLock(services, async (within) => {
    const around = await aroundOf(readModels, id);
    const approvedBy = halves.second.holder;
    const command = { type: 'GrantPrivilegedRole' as const, role: 'admin' as const, approvedBy, around };
    return within(person, id, command, origin('role'));
  });
  const who = await stateOf(log, person, id);
  await dispatch(
    account,
    id,
    { type: 'OpenAccount', personId: id, role: 'admin', hasPassword: false },
    origin('account'),
  );
  if (who.status !== 'none' && typeof who.email === 'string')
    await userAuth.open([{ userId: id, email: who.email, hashedPassword: null, role: 'admin' }]);
  await userAuth.dropPassword(id);
  await settleAccount(services, id);
}
