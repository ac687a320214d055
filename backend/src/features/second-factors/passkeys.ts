import type { MadePasskey, UsedPasskey } from '@annals/contracts/features/second-factors/passkeys';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { challengeOf, rememberChallenge } from '../../platform/http/passkey-cookie';
import type { Services } from '../../platform/services/services';
import {
  CHALLENGE_MINUTES,
  Passkeys,
  type ChallengePurpose,
  type KeptPasskey,
} from '../../platform/sessions/passkeys';
import { publicUrlOf } from '../identity-providers/addresses';
import { secondFactor } from './decider';
import { PasskeyKnown, PasskeyRefused } from './errors';

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** Ed25519, ECDSA P-256 and RSA with SHA-256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
/** More than people have. */
const MOST_PASSKEYS = 20;

/** Loaded for the first passkey: a process starts in an eighth less time without it. */
const library = () => import('@simplewebauthn/server');

type Needed = Pick<Services, 'pool' | 'publicUrl' | 'isPublicUrlNamed' | 'dispatch'>;

/** The site that passkeys are for: its origin, and the host that browsers bind them to. */
export function siteOf(services: Needed, context: Context): { origin: string; host: string } {
  const { origin, hostname } = new URL(publicUrlOf(services, context));
  return { origin, host: hostname };
}

/** What a browser makes a passkey with: one that knows whom it is for, and asks for a finger, a face or a PIN. */
export async function makePasskey(services: Needed, person: PersonId, email: string, context: Context) {
  const kept = new Passkeys(services.pool);
  const own = await kept.of(person);
  if (own.length >= MOST_PASSKEYS) throw new PasskeyKnown();
  const { host } = siteOf(services, context);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Annals',
    rpID: host,
    userID: handleOf(person),
    userName: email,
    userDisplayName: email,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  rememberChallenge(context, await kept.keepChallenge(options.challenge, 'make', person));
  return options;
}

/** Keeps a passkey that was made for the person who asked for it. @throws PasskeyRefused, PasskeyKnown */
export async function keepPasskey(
  services: Needed,
  personId: PersonId,
  { name, response }: { readonly name: string; readonly response: MadePasskey },
  context: Context,
): Promise<{ id: string; isSynced: boolean }> {
  const kept = new Passkeys(services.pool);
  const expectedChallenge = await challengeFor(kept, context, 'make', personId);
  const { origin, host } = siteOf(services, context);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo: made } = await refusing(() =>
    verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports: [] } },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made) throw new PasskeyRefused();
  const passkey = { id: v7(), isSynced: made.credentialBackedUp };
  const isNew = await kept.add({
    ...passkey,
    credentialId: made.credential.id,
    personId,
    name,
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: response.response.transports ?? [],
    rpId: host,
  });
  if (!isNew) throw new PasskeyKnown();
  return passkey;
}

/** What a browser uses a passkey with. @param person whose it has to be; null: anybody who has one */
export async function askForPasskey(
  services: Needed,
  purpose: Exclude<ChallengePurpose, 'make'>,
  person: PersonId | null,
  context: Context,
) {
  const kept = new Passkeys(services.pool);
  const { host } = siteOf(services, context);
  const own = person === null ? [] : (await kept.of(person)).filter(({ rpId }) => rpId === host);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(person !== null && {
      allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    }),
  });
  rememberChallenge(context, await kept.keepChallenge(options.challenge, purpose, person));
  return options;
}

/**
 * Checks what a browser answered with a passkey, and whose it is. Whatever is wrong has one answer.
 * @param person who has to be the one that the challenge was for; null: nobody is known yet
 * @throws PasskeyRefused
 */
export async function passkeyShown(
  services: Needed,
  purpose: Exclude<ChallengePurpose, 'make'>,
  person: PersonId | null,
  response: UsedPasskey,
  context: Context,
  origin: Pick<CommandOrigin, 'requestId'>,
): Promise<KeptPasskey> {
  const kept = new Passkeys(services.pool);
  const expectedChallenge = await challengeFor(kept, context, purpose, person);
  const passkey = await kept.find(response.id);
  const site = siteOf(services, context);
  if (!passkey || passkey.rpId !== site.host) throw new PasskeyRefused();
  const { userHandle } = response.response;
  // Nobody said who it is: then the passkey has to.
  const isTheirs = userHandle === undefined ? person !== null : userHandle === encoded(passkey.personId);
  if (!isTheirs || (person !== null && passkey.personId !== person)) throw new PasskeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      // The counter is compared where it is kept, in one statement.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: -1 },
    }),
  );
  if (!verified) throw new PasskeyRefused();
  if (await kept.noteUse(passkey.id, authenticationInfo.newCounter)) return passkey;
  await services.dispatch(
    secondFactor,
    passkey.personId,
    { type: 'RecordCopiedPasskey', personId: passkey.personId, passkeyId: passkey.id, name: passkey.name },
    { ...origin, commandId: v7(), actor: { id: 'system:sign-in', role: 'system' } },
  );
  throw new PasskeyRefused();
}

async function challengeFor(
  kept: Passkeys,
  context: Context,
  purpose: ChallengePurpose,
  person: PersonId | null,
): Promise<string> {
  const token = challengeOf(context);
  const found = token === undefined ? undefined : await kept.takeChallenge(token, purpose);
  rememberChallenge(context, null);
  if (found?.personId !== person) throw new PasskeyRefused();
  return found.challenge;
}

/** The library throws an error for whatever is wrong; nothing of what a stranger sent is told or logged. */
async function refusing<Answer>(verify: () => Promise<Answer>): Promise<Answer> {
  try {
    return await verify();
  } catch (error) {
    throw error instanceof Error ? new PasskeyRefused() : error;
  }
}

/** By what an authenticator knows a person: the id that the log has, and nothing of them. */
function handleOf(person: PersonId): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(person.replaceAll('-', ''), 'hex'));
}

const encoded = (person: PersonId) => Buffer.from(handleOf(person)).toString('base64url');
