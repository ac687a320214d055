import { MOST_PROVIDERS } from '@annals/contracts/features/identity-providers/constants';
import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { identityProviderRoutes } from '@annals/contracts/features/identity-providers/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { providersByName, providersOn } from '@annals/projections/features/identity-providers/queries';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { derivedId } from '../../platform/commands/derived-id';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { addressOf } from '../../platform/kernel/address';
import { requireOwnPassword } from '../accounts/change-password';
import { hashOfToken } from '../accounts/links';
import { lookAtInvitation } from '../accounts/welcome';
import {
  assertionAddressOf,
  backChannelAddressOf,
  entityIdOf,
  publicUrlOf,
  redirectAddressOf,
  signedOutAddressOf,
} from './addresses';
import { providerOn } from './arrival';
import { certificateOf, certificateView } from './certificates';
import { checkProvider } from './check';
import { existing, identityProvider, type Provider } from './decider';
import {
  NoClientSecret,
  ProviderOff,
  ProviderUnreachable,
  SignInFailed,
  TooManyProviders,
  UnreadableCertificate,
} from './errors';
import { KeptIdentities } from './kept';
import { beginAt } from './pages';
import { newSamlKeys } from './saml-keys';
import { fetchMetadata, readMetadata } from './saml-metadata';
import { unlink } from './unlink';

export const identityProviderHandlers = (services: Services) => {
  const { dispatch, log, readModels, clock, pool, secretBox, keyedId } = services;
  const kept = new KeptIdentities(pool, secretBox);
  const providerOf = async (id: Provider['id']) => existing(await stateOf(log, identityProvider, id));
  const endLink = (provider: Provider, personId: PersonId, origin: CommandOrigin) =>
    unlink({ log, dispatch, kept }, provider, personId, origin);
  const requireRoomFor = async (id: Provider['id']) => {
    const others = (await providersByName(readModels)).filter((one) => one.id !== id);
    if (others.length >= MOST_PROVIDERS) throw new TooManyProviders();
  };
  /** Those that are there stay: they were entered at the provider. */
  const keepSamlKeys = async (id: Provider['id']) => {
    if ((await kept.secretOf(id)) === undefined) await kept.keepSecret(id, await newSamlKeys(clock()));
  };
  /** Another secret is another command, also under the same key: none is kept without an event. It follows from what is in no database. */
  const withSecret = (origin: CommandOrigin, secret: string): CommandOrigin => ({
    ...origin,
    commandId: derivedId(origin.commandId, keyedId(`client secret ${secret}`)),
  });
  return routeHandlers(identityProviderRoutes, {
    list: async ({ context }) => {
      const publicUrl = publicUrlOf(services, context);
      const [rows, people] = await Promise.all([providersByName(readModels), kept.countOfPeople()]);
      return rows.map((row) => ({
        ...row,
        redirectAddress: (row.saml ? assertionAddressOf : redirectAddressOf)(publicUrl, row.id),
        backChannelAddress: backChannelAddressOf(publicUrl, row.id),
        signedOutAddress: signedOutAddressOf(publicUrl),
        entityId: entityIdOf(publicUrl, row.id),
        certificates: (row.saml?.certificates ?? []).map((one) => certificateView(one, clock())),
        linkedPeople: people.get(row.id) ?? 0,
      }));
    },
    configure: async ({ body: { clientSecret, ...settings }, origin }) => {
      const providerId = identityProviderId.parse(derivedId(origin.commandId, 'identity provider'));
      await requireRoomFor(providerId);
      const command = { type: 'ConfigureProvider' as const, providerId, settings };
      const answer = await dispatch(identityProvider, providerId, command, withSecret(origin, clientSecret));
      await kept.keepSecret(providerId, clientSecret);
      return answer;
    },
    change: async ({ params: { providerId }, body: { clientSecret, ...settings }, origin }) => {
      const secretReplaced = clientSecret !== undefined;
      const command = { type: 'ChangeProvider' as const, settings, secretReplaced };
      if (!secretReplaced) return dispatch(identityProvider, providerId, command, origin);
      const answer = await dispatch(identityProvider, providerId, command, withSecret(origin, clientSecret));
      await kept.keepSecret(providerId, clientSecret);
      return answer;
    },
    readSamlMetadata: async ({ body: { metadata } }) => {
      const isText = metadata.startsWith('<');
      const read = readMetadata(isText ? metadata : (await fetchMetadata(metadata)).text, clock());
      const shown = read.certificates.map((one) => certificateView(one, clock()));
      return { ...read, metadataAddress: isText ? null : metadata, shown };
    },
    configureSaml: async ({ body: settings, origin }) => {
      requireCertificates(settings.certificates);
      const providerId = identityProviderId.parse(derivedId(origin.commandId, 'identity provider'));
      await requireRoomFor(providerId);
      const command = { type: 'ConfigureSamlProvider' as const, providerId, settings };
      const answer = await dispatch(identityProvider, providerId, command, origin);
      await keepSamlKeys(providerId);
      return answer;
    },
    changeSaml: async ({ params: { providerId }, body: settings, origin }) => {
      requireCertificates(settings.certificates);
      const command = { type: 'ChangeSamlProvider' as const, settings };
      const answer = await dispatch(identityProvider, providerId, command, origin);
      await keepSamlKeys(providerId);
      return answer;
    },
    turn: async ({ params: { providerId }, body: { isOn }, origin }) => {
      await providerOf(providerId);
      if (isOn && (await kept.secretOf(providerId)) === undefined) throw new NoClientSecret();
      return dispatch(identityProvider, providerId, { type: 'TurnProvider', isOn }, origin);
    },
    remove: async ({ params: { providerId }, origin }) => {
      const answer = await dispatch(identityProvider, providerId, { type: 'RemoveProvider' }, origin);
      await kept.forget(providerId);
      return answer;
    },
    test: async ({ params: { providerId }, context }) =>
      checkProvider(kept, await providerOf(providerId), publicUrlOf(services, context), clock),
    linkedPeople: async ({ params: { providerId } }) => {
      await providerOf(providerId);
      return kept.peopleOf(providerId);
    },
    unlinkPerson: async ({ params: { providerId, personId }, origin }) =>
      endLink(await providerOf(providerId), personId, origin),
    accept: async ({ params: { providerId }, body: { token }, context }) => {
      await lookAtInvitation(services, token, addressOf(context));
      return orRefusal(async () => {
        const provider = await providerOn(services, providerId);
        const wanted = { returnTo: null, personId: null, invitationHash: hashOfToken(token) };
        return { address: await beginAt(services, kept, context, provider, wanted) };
      });
    },
    offered: () => providersOn(readModels),
    own: async ({ reader }) => {
      const [offered, links] = await Promise.all([providersOn(readModels), kept.linksOf(reader.id)]);
      return offered.map(({ id, name }) => ({
        id,
        name,
        linkedAt: links.find(({ providerId }) => providerId === id)?.linkedAt ?? null,
      }));
    },
    link: async ({ reader, params: { providerId }, body, context, origin }) => {
      await requireOwnPassword(services, reader.id, body.currentPassword, origin.requestId);
      return orRefusal(async () => {
        const provider = await providerOn(services, providerId);
        const wanted = { returnTo: '/settings/password', personId: reader.id, invitationHash: null };
        return { address: await beginAt(services, kept, context, provider, wanted) };
      });
    },
    unlink: async ({ reader, params: { providerId }, origin }) =>
      endLink(await providerOf(providerId), reader.id, origin),
  });
};

function requireCertificates(certificates: readonly string[]): void {
  if (certificates.some((one) => certificateOf(one) === undefined)) throw new UnreadableCertificate();
}

/** @throws ProviderOff, ProviderUnreachable, where a page would say what is wrong */
async function orRefusal<Answer>(begin: () => Promise<Answer>): Promise<Answer> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error;
    throw error.fault === 'off' ? new ProviderOff() : new ProviderUnreachable();
  }
}
