import type { PersonId } from '@annals/contracts/kernel/ids';
import { derivedId } from '../kernel/derived-id';
import { stateOf } from '../kernel/state-of';
import { person } from '../people/person';
import type { Services } from '../services';
import { account } from './account';

/** The events after which an account may no longer stand as the log says. */
export const ACCOUNT_FOLLOWS: ReadonlySet<string> = new Set([
  'RoleGranted',
  'EmployeePromoted',
  'EmployeeDeparted',
  'AccountLockedByAdministrator',
  'AccountUnlocked',
]);

/**
 * Brings a person's account in line with what the log says: the role it opens doors with, whether it is locked, and that it is closed
 * once they have left. Sessions of a closed or locked account end here. Doing it twice is harmless, so a job repeats it after whoever
 * was to do it was interrupted.
 */
export async function settleAccount(
  {
    log,
    dispatch,
    userAuth,
    sessionStore,
    turns,
  }: Pick<Services, 'log' | 'dispatch' | 'userAuth' | 'sessionStore' | 'turns'>,
  id: PersonId,
): Promise<void> {
  await turns.take(`account-${id}`, async () => {
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
          commandId: derivedId('deactivate-account', id),
        },
      );
    const active = who.status === 'employed' && its.status !== 'deactivated';
    await userAuth.settle(id, { role: who.role, locked: its.lockedByAdministrator, active });
    if (!active || its.lockedByAdministrator) await sessionStore.endAllOf(id);
  });
}
