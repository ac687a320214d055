import type { PersonId } from '@annals/contracts/kernel/ids';
import { providersByName } from '@annals/projections/features/identity-providers/queries';
import { statesOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { Passkeys } from '../../platform/sessions/passkeys';
import { readyAccounts } from '../break-glass/ready';
import { checkProvider } from '../identity-providers/check';
import { identityProvider, isThere } from '../identity-providers/decider';
import { KeptIdentities } from '../identity-providers/kept';
import type { OtherWaysIn } from './decider';

/**
 * How people would come in without a password now: each provider that is on is asked what a sign-in would ask it.
 * @param who switches passwords off
 */
export async function otherWaysIn(
  services: Services,
  who: PersonId,
  publicUrl: string,
): Promise<OtherWaysIn> {
  const { readModels, log, pool, secretBox, clock } = services;
  const kept = new KeptIdentities(pool, secretBox);
  const rows = await providersByName(readModels);
  const states = await statesOf(
    log,
    identityProvider,
    rows.map(({ id }) => id),
  );
  const on = states.filter(isThere).filter(({ status }) => status === 'on');
  const reports = await Promise.all(on.map((provider) => checkProvider(kept, provider, publicUrl, clock)));
  const working = new Set<string>(on.filter((_, index) => reports[index]?.works).map(({ id }) => id));
  const [links, passkeys, ready] = await Promise.all([
    kept.linksOf(who),
    new Passkeys(pool).of(who),
    readyAccounts(services),
  ]);
  return {
    providerWorks: working.size > 0,
    emergencyIsReady: ready.length > 0,
    hasOwnWay:
      passkeys.length > 0 ||
      links.some(({ providerId, linkedBy }) => linkedBy !== 'address' && working.has(providerId)),
  };
}
