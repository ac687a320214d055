import {
  identityProviderId,
  type IdentityProviderId,
} from '@annals/contracts/features/identity-providers/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { providersByName } from '@annals/projections/features/identity-providers/queries';
import { stateOf, wasCarriedOut } from '../../platform/commands/state-of';
import type { AccessSource, AccessTools } from '../../platform/services/access-source';
import { account } from '../accounts/account-decider';
import { identityProvider } from './decider';
import { KeptIdentities } from './kept';
import { unlink } from './unlink';

/** Who can sign in by which provider. Who loses it is unlinked, until they are linked again. */
export function identityAccess(tools: AccessTools): AccessSource {
  const { log, readModels, pool, secretBox, dispatch } = tools;
  const kept = new KeptIdentities(pool, secretBox);
  /** What the provider is called, while exactly this link is there: one that was made later is another one. */
  const linkOf = async ({ providerId, who, linkedAt }: Link) => {
    const [provider, { status }, links] = await Promise.all([
      stateOf(log, identityProvider, providerId),
      stateOf(log, account, who),
      kept.linksOf(who),
    ]);
    if (status === 'deactivated' || !('id' in provider)) return undefined;
    const isThere = links.some((one) => one.providerId === providerId && one.linkedAt === linkedAt);
    return isThere ? provider : undefined;
  };
  return {
    kind: 'identity',
    reads: ['identity_providers', 'people'],
    held: async () => {
      const [providers, links] = await Promise.all([providersByName(readModels), kept.everyLink()]);
      const names = new Map(providers.map(({ id, name }) => [id, name]));
      return links.map(({ providerId, personId: holderId, linkedAt }) => ({
        ref: `${providerId}/${holderId}/${linkedAt}`,
        holderId,
        madeById: null,
        what: names.get(providerId) ?? '',
        asRole: null,
        permissions: [],
      }));
    },
    isHeld: async (ref) => (await linkOf(read(ref))) !== undefined,
    withdraw: async (ref, origin) => {
      const link = read(ref);
      if (await wasCarriedOut(log, account, link.who, origin.commandId)) return true;
      const provider = await linkOf(link);
      if (!provider) return false;
      await unlink({ log, dispatch, kept }, provider, link.who, origin);
      return true;
    },
  };
}

interface Link {
  readonly providerId: IdentityProviderId;
  readonly who: PersonId;
  readonly linkedAt: string;
}

function read(ref: string): Link {
  const [provider, who, linkedAt = ''] = ref.split('/');
  return { providerId: identityProviderId.parse(provider), who: personId.parse(who), linkedAt };
}
