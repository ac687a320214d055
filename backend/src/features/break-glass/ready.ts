import type { PersonId } from '@annals/contracts/kernel/ids';
import { statesOf } from '../../platform/commands/state-of';
import { BreakGlassHalves } from '../../platform/sessions/break-glass';
import type { Services } from '../../platform/services/services';
import { breakGlass, isSealed } from './decider';

/** The accounts for emergencies that are sealed and ready: both halves of the password are out, it was not used, and nothing else keeps it closed. */
export async function readyAccounts({
  log,
  pool,
  userAuth,
}: Pick<Services, 'log' | 'pool' | 'userAuth'>): Promise<readonly PersonId[]> {
  const complete = await new BreakGlassHalves(pool).complete();
  const states = await statesOf(
    log,
    breakGlass,
    complete.map(({ personId }) => personId),
  );
  const sealed = complete.flatMap(({ personId, sealing }, index) => {
    const state = states[index];
    return state && isSealed(state) && state.sealed?.sealing === sealing ? [personId] : [];
  });
  const open = await userAuth.openOf(sealed);
  return sealed.filter((id) => open.has(id));
}
