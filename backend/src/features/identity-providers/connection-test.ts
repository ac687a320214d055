import type { ConnectionCheck } from '@annals/contracts/features/identity-providers/constants';
import type { ConnectionReport } from '@annals/contracts/features/identity-providers/views';
import { t } from '@annals/contracts/kernel/text';
import { createLocalJWKSet } from 'jose';
import { genericGrantRequest, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { z } from 'zod';
import type { OidcProvider } from './decider';
import { whyOf } from './network';
import { clientOf, CLOCK_TOLERANCE_SECONDS, mayBeAsked, newChecks, SECONDS_AT_MOST } from './protocol';

type Found = ConnectionReport['checks'][number];

/** What a provider says of itself, as far as a sign-in needs it. */
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url().optional(),
  token_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
});

const keySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) });

/** Asks a provider what a sign-in would ask, and says in words what is wrong. The first thing that fails ends it: what follows rests on it. */
export async function testConnection(
  provider: OidcProvider,
  clientSecret: string | undefined,
  redirectAddress: string,
  now: () => Date,
): Promise<ConnectionReport> {
  const { note, report } = newReport();

  const answer = await asked(`${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (!answer.ok) {
    note('reachable', 'failed', answer.says);
    return report();
  }
  const said = metadata.safeParse(answer.body);
  if (!said.success) {
    note('reachable', 'failed', t('Something answered there, but it does not describe an OpenID provider.'));
    return report();
  }
  note('reachable', 'passed', t('The provider answers.'));

  const { issuer, authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = said.data;
  if (!URL.canParse(issuer) || new URL(issuer).href !== new URL(provider.issuer).href) {
    note(
      'issuer',
      'failed',
      t('The provider calls itself {issuer}. Enter exactly that as the issuer, if it is the right one.', {
        issuer: issuer.slice(0, 300),
      }),
    );
    return report();
  }
  note('issuer', 'passed', t('It calls itself what was entered.'));

  const missing = [
    ...(authorization === undefined ? ['authorization_endpoint'] : []),
    ...(token === undefined ? ['token_endpoint'] : []),
    ...(keys === undefined ? ['jwks_uri'] : []),
  ];
  if (missing.length > 0 || keys === undefined) {
    note(
      'endpoints',
      'failed',
      t('The provider does not name what a sign-in needs: {missing}.', { missing: missing.join(', ') }),
    );
    return report();
  }
  note('endpoints', 'passed', t('It names where people sign in.'));

  const published = mayBeAsked(keys, provider.issuer) ? await asked(keys) : undefined;
  if (!published?.ok || !areKeys(published.body)) {
    note(
      'keys',
      'failed',
      t('The keys that it signs with cannot be read. Without them no sign-in can be checked.'),
    );
    return report();
  }
  note('keys', 'passed', t('Its keys can be read.'));

  clockCheck(note, answer.date, now());
  await clientCheck(note, provider, clientSecret, redirectAddress);
  return report();
}

/** A report that is filled check by check. */
export function newReport(): { readonly note: Note; readonly report: () => ConnectionReport } {
  const checks: Found[] = [];
  return {
    note(check, outcome, says) {
      checks.push({ check, outcome, says });
      return outcome !== 'failed';
    },
    report: () => ({ works: checks.every(({ outcome }) => outcome !== 'failed'), checks }),
  };
}

export type Note = (check: ConnectionCheck, outcome: Found['outcome'], says: string) => boolean;

/** @param date of an answer of the provider, as HTTP writes it */
export function clockCheck(note: Note, date: string | null, now: Date): void {
  const theirs = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(theirs)) {
    note('clock', 'unknown', t('The provider does not say what time it is there.'));
    return;
  }
  const seconds = Math.round(Math.abs(now.getTime() - theirs) / 1000);
  if (seconds > CLOCK_TOLERANCE_SECONDS)
    note(
      'clock',
      'failed',
      t(
        'The clocks are {seconds, plural, one {# second} other {# seconds}} apart. Sign-ins will be refused: set the clock of this server.',
        { seconds },
      ),
    );
  else note('clock', 'passed', t('The clocks agree.'));
}

/** A code that nobody was given: the provider looks at the client first, and says of a client that it accepts that the code is wrong. */
async function clientCheck(
  note: Note,
  provider: OidcProvider,
  clientSecret: string | undefined,
  redirectAddress: string,
): Promise<void> {
  if (clientSecret === undefined) {
    note('client', 'failed', t('The client secret of this provider cannot be read. Enter it again.'));
    return;
  }
  try {
    const client = await clientOf(provider, clientSecret);
    await genericGrantRequest(client, 'authorization_code', {
      code: 'annals-connection-test',
      redirect_uri: redirectAddress,
      code_verifier: newChecks().codeVerifier,
    });
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') {
      note('client', 'passed', t('It accepts the client id and the secret.'));
      return;
    }
    const isRefused =
      error instanceof WWWAuthenticateChallengeError ||
      (error instanceof ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));
    if (isRefused) {
      note('client', 'failed', t('It refuses the client id or the secret. Compare both with the provider.'));
      return;
    }
  }
  note('client', 'unknown', t('Whether it accepts the client id and the secret shows at the first sign-in.'));
}

type Answered =
  | { readonly ok: true; readonly body: unknown; readonly date: string | null }
  | { readonly ok: false; readonly says: string };

async function asked(address: string): Promise<Answered> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_AT_MOST * 1000),
    });
    if (response.status !== 200)
      return {
        ok: false,
        says: t('The provider answers {address} with the status {status}. Is the issuer complete?', {
          address,
          status: String(response.status),
        }),
      };
    return { ok: true, body: await response.json(), date: response.headers.get('date') };
  } catch (error) {
    const says =
      error instanceof SyntaxError
        ? t('Something answered there, but it does not describe an OpenID provider.')
        : t('The provider cannot be reached at {address}: {because}.', { address, because: whyOf(error) });
    return { ok: false, says };
  }
}

function areKeys(body: unknown): boolean {
  const set = keySet.safeParse(body);
  if (!set.success) return false;
  try {
    createLocalJWKSet({ keys: set.data.keys });
    return true;
  } catch {
    return false;
  }
}
