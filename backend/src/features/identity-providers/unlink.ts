import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { EventLog } from '@annals/event-store/event-log';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import { account } from '../accounts/account-decider';
import type { Provider } from './decider';
import { NotLinked } from './errors';
import type { KeptIdentities } from './kept';

interface Needed {
  readonly log: EventLog;
  readonly dispatch: Dispatch;
  readonly kept: KeptIdentities;
}

/**
 * Ends that somebody can sign in by a provider.
 * @throws NotLinked
 */
export async function unlink(
  { log, dispatch, kept }: Needed,
  provider: Pick<Provider, 'id' | 'name'>,
  personId: PersonId,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  // The link first: from now on nobody comes in by it, whatever becomes of the event.
  const wasLinked = await kept.unlink(provider.id, personId);
  const { identities } = await stateOf(log, account, personId);
  if (!wasLinked && !identities[provider.id]) throw new NotLinked();
  return dispatch(account, personId, { type: 'UnlinkIdentity', personId, provider }, origin);
}
