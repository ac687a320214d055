import { identityProviderId } from '@annals/contracts/features/identity-providers/ids';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Context } from 'koa';
import { z } from 'zod';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { recordSessionsEnded } from '../accounts/sessions-ended';
import { existing, identityProvider, type OidcProvider } from './decider';
import { fieldsOfForm } from './form';
import type { KeptIdentities } from './kept';
import { clientOf, CLOCK_TOLERANCE_SECONDS, mayBeAsked, SECONDS_AT_MOST } from './protocol';

/** More than a logout token has. */
const MOST_BYTES = 64 * 1024;
const OLDEST_SECONDS = 300;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const logoutToken = z
  .object({
    sub: z.string().optional(),
    sid: z.string().optional(),
    iat: z.number(),
    exp: z.number().optional(),
    jti: z.string(),
    events: z.object({ [EVENT]: z.object({}) }),
    // With a nonce it would be an identity token, which everybody who signs in gets.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/**
 * Ends sessions because their provider says so (OpenID Connect Back-Channel Logout 1.0). Nobody is signed in here: the token alone counts, once.
 */
export async function endAtProvidersWish(
  services: Services,
  kept: KeptIdentities,
  context: Context,
  id: string,
): Promise<void> {
  const { logger } = services;
  context.set('Cache-Control', 'no-store');
  try {
    await endNamed(services, kept, id, (await fieldsOfForm(context, MOST_BYTES)).get('logout_token'));
    context.status = 200;
    context.body = '';
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    logger.warn(
      { requestId: String(context.state['requestId']), provider: id, because: kind },
      'a logout token was refused',
    );
    context.status = 400;
    context.body = { error: 'invalid_request' };
  }
}

async function endNamed(
  { log, sessionStore, dispatch }: Services,
  kept: KeptIdentities,
  id: string,
  token: string | null,
): Promise<void> {
  if (token === null) throw new Error('There is no token.');
  const provider = existing(await stateOf(log, identityProvider, identityProviderId.parse(id)), 'oidc');
  const { issuer, sub, sid, jti, iat } = await verified(kept, provider, token);
  const until = new Date((iat + OLDEST_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1000);
  if (!(await kept.useLogout(`${provider.id} ${jti}`, until)))
    throw new Error('This token was used already.');
  const known = sub === undefined ? undefined : await kept.personOf(provider.id, issuer, sub);
  if (sid === undefined && !known) return;
  const ended = await sessionStore.endOfProvider(provider.id, { sid, personId: known?.personId });
  for (const personId of new Set(ended)) {
    const count = ended.filter((whose) => whose === personId).length;
    await recordSessionsEnded(
      dispatch,
      personId,
      { count, because: 'identity provider' },
      { id: 'system:identity-provider', role: 'system' },
    );
  }
}

async function verified(kept: KeptIdentities, provider: OidcProvider, token: string) {
  const secret = await kept.secretOf(provider.id);
  if (secret === undefined) throw new Error('The provider has no secret.');
  const { issuer, jwks_uri: keys } = (await clientOf(provider, secret)).serverMetadata();
  if (keys === undefined || !mayBeAsked(keys, issuer))
    throw new Error('The provider has no keys that can be read.');
  const { payload } = await jwtVerify(
    token,
    createRemoteJWKSet(new URL(keys), { timeoutDuration: SECONDS_AT_MOST * 1000 }),
    {
      issuer,
      audience: provider.clientId,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: OLDEST_SECONDS,
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
    },
  );
  return { issuer, ...logoutToken.parse(payload) };
}
