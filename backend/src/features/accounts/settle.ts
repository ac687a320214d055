import { isErased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { derivedId } from '../../platform/commands/derived-id';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';
import type { Services } from '../../platform/services/services';
import { account } from './account-decider';
import { recordSessionsEnded } from './sessions-ended';

/** The events after which an account may differ from the log. */
export const ACCOUNT_FOLLOWS: ReadonlySet<string> = new Set([
  'RoleGranted',
  'EmployeePromoted',
  'EmployeeDeparted',
  'EmployeeRehired',
  'AddressCorrected',
  'AccountLockedByAdministrator',
  'AccountUnlocked',
]);

/** Somebody who was hired again may leave again: that is another command. */
const again = (reactivations: number) => (reactivations === 0 ? [] : [String(reactivations)]);

/**
 * Brings a person's account in line with what the log says: the role it has, whether it is locked, its
 * address, and that it is closed once they have left. Sessions of a closed or locked account end here. Doing it twice is harmless, so a job repeats it
 * after an interruption.
 */
export async function settleAccount(
  {
    log,
    dispatch,
    userAuth,
    sessionStore,
    locks,
  }: Pick<Services, 'log' | 'dispatch' | 'userAuth' | 'sessionStore' | 'locks'>,
  id: PersonId,
): Promise<void> {
  await locks.take(`account-${id}`, async () => {
    const who = await stateOf(log, person, id);
    if (who.status === 'none') return;
    const its = await stateOf(log, account, id);
    if (who.status === 'departed')
      await dispatch(
        account,
        id,
        { type: 'DeactivateAccount', personId: id },
        {
          actor: { id: 'system:accounts', role: 'system' },
          commandId: derivedId('deactivate-account', id, ...again(its.reactivations)),
        },
      );
    const active = who.status === 'employed' && its.status !== 'deactivated';
    await userAuth.settle(id, { role: who.role, locked: its.lockedByAdministrator, active });
    if (active && who.isAddressCorrected && !isErased(who.email)) await userAuth.changeAddress(id, who.email);
    if (!active || its.lockedByAdministrator) {
      const count = await sessionStore.endAllOf(id);
      const because = active ? 'lock' : 'departure';
      await recordSessionsEnded(dispatch, id, { count, because }, { id: 'system:accounts', role: 'system' });
    }
  });
}
