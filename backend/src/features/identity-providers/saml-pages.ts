import type { IdentityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { NotFound } from '../../platform/commands/domain-error';
import { stateOf } from '../../platform/commands/state-of';
import type { OwnRate } from '../../platform/http/own-rate';
import { addressOf } from '../../platform/kernel/address';
import type { Services } from '../../platform/services/services';
import { assertionAddressOf, entityIdOf, ownPath, publicUrlOf } from './addresses';
import { arrive, browserOf, orFault, params, providerOn } from './arrival';
import { existing, identityProvider, type SamlProvider } from './decider';
import { SignInFailed } from './errors';
import { fieldsOfForm, FormTooLarge } from './form';
import type { Attempt, KeptIdentities } from './kept';
import { answeredBy, ourMetadata, type OurAddresses } from './saml';
import { samlKeysOf, type SamlKeys } from './saml-keys';
import { timesIn } from '../../platform/kernel/xml';

/** Much more than any answer has: those with hundreds of groups are 100 kB. */
const MOST_BYTES = 1_000_000;

/** What a signature costs to check grows with the tags: as many as a small answer has count as one request. */
const TAGS_OF_ONE_REQUEST = 100;

/** What is kept of an answer until the browser comes with its own cookies. */
const kept = z.object({
  claims: z.looseObject({ iss: z.string(), sub: z.string() }),
  inResponseTo: z.string().nullable(),
  sessionIndex: z.string().nullable(),
  relayState: z.string(),
});

/** Our metadata, and where a SAML provider's answers arrive. */
export function mountSaml(
  router: Router,
  services: Services,
  identities: KeptIdentities,
  perAddress: OwnRate,
): void {
  const { log, clock } = services;
  router.get('/api/auth/identity-providers/:providerId/metadata', async (context) => {
    await perAddress.take(addressOf(context));
    const id = identityProviderId.safeParse(params(context).providerId);
    if (!id.success) throw new NotFound();
    // Also of a provider that is off: it is set up there before anybody can sign in here.
    const provider = existing(await stateOf(log, identityProvider, id.data), 'saml');
    const keys = await samlKeysFor(identities, provider);
    context.set('Content-Disposition', 'attachment; filename="annals-saml-metadata.xml"');
    context.type = 'application/samlmetadata+xml';
    context.body = await ourMetadata(keys, ourAddresses(publicUrlOf(services, context), provider.id));
  });
  // A form that another site made the browser send: it comes without the cookies of this one, and counts for nothing but what is signed in it.
  router.post('/api/auth/identity-providers/:providerId/assertion', (context) =>
    orFault(services, context, null, async () => {
      const provider = await providerOn(services, params(context).providerId, 'saml');
      const ours = ourAddresses(publicUrlOf(services, context), provider.id);
      const { posted, relayState } = await answerIn(context);
      const tags = timesIn(Buffer.from(posted, 'base64').toString('utf8'), '<');
      await perAddress.take(addressOf(context), 1 + Math.floor(tags / TAGS_OF_ONE_REQUEST));
      const keys = await samlKeysFor(identities, provider);
      const { assertionId, until, ...answer } = await answeredBy(provider, keys, ours, posted, clock());
      requireAsked(provider, answer.inResponseTo);
      if (!(await identities.useAssertion(`${provider.id} ${assertionId}`, until)))
        throw new SignInFailed('unsolicited');
      const secret = await identities.keepAnswer(provider.id, JSON.stringify({ ...answer, relayState }));
      context.status = 303;
      return `${context.path}?${new URLSearchParams({ answer: secret }).toString()}`;
    }),
  );
  router.get('/api/auth/identity-providers/:providerId/assertion', async (context) => {
    let attempt: Attempt | undefined;
    await orFault(
      services,
      context,
      () => attempt,
      async () => {
        const provider = await providerOn(services, params(context).providerId, 'saml');
        const { answer: secret } = context.query;
        const found =
          typeof secret === 'string' ? await identities.takeAnswer(provider.id, secret) : undefined;
        if (found === undefined) throw new SignInFailed('unsolicited');
        const { claims, inResponseTo, sessionIndex: sid, relayState } = kept.parse(JSON.parse(found));
        requireAsked(provider, inResponseTo);
        if (inResponseTo !== null) {
          const browser = browserOf(context);
          attempt =
            browser === undefined ? undefined : await identities.take(browser, relayState, provider.id);
          if (attempt?.nonce !== inResponseTo) throw new SignInFailed('unsolicited');
        }
        const returnTo = ownPath(relayState, publicUrlOf(services, context));
        return arrive(
          services,
          identities,
          context,
          provider,
          attempt ?? { personId: null, invitationHash: null, returnTo },
          claims,
          {
            sid,
            signOutAddress: null,
          },
        );
      },
    );
  });
}

/** What we are called at a provider, and where its answers go. */
export function ourAddresses(publicUrl: string, id: IdentityProviderId): OurAddresses {
  return { entityId: entityIdOf(publicUrl, id), assertionAddress: assertionAddressOf(publicUrl, id) };
}

/** @throws SignInFailed when they cannot be read any more */
export async function samlKeysFor(identities: KeptIdentities, { id }: SamlProvider): Promise<SamlKeys> {
  const secret = await identities.secretOf(id);
  if (secret === undefined) throw new SignInFailed('misconfigured');
  return samlKeysOf(secret);
}

/** @throws SignInFailed when nobody here asked, and the provider may not begin by itself */
function requireAsked({ acceptsUnsolicited }: SamlProvider, inResponseTo: string | null): void {
  if (inResponseTo === null && !acceptsUnsolicited) throw new SignInFailed('unsolicited');
}

async function answerIn(context: Context): Promise<{ posted: string; relayState: string }> {
  try {
    const fields = await fieldsOfForm(context, MOST_BYTES);
    return { posted: fields.get('SAMLResponse') ?? '', relayState: fields.get('RelayState') ?? '' };
  } catch (error) {
    throw error instanceof FormTooLarge ? new SignInFailed('too-large', { cause: error }) : error;
  }
}
