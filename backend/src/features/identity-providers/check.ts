import type { ConnectionReport } from '@annals/contracts/features/identity-providers/views';
import { redirectAddressOf } from './addresses';
import { testConnection } from './connection-test';
import type { Provider } from './decider';
import type { KeptIdentities } from './kept';
import { testSamlConnection } from './saml-connection';

/** Asks a provider what a sign-in would ask it, by the protocol it speaks, and says in words what is wrong. */
export async function checkProvider(
  kept: Pick<KeptIdentities, 'secretOf'>,
  provider: Provider,
  publicUrl: string,
  clock: () => Date,
): Promise<ConnectionReport> {
  const secret = await kept.secretOf(provider.id);
  return provider.protocol === 'saml'
    ? testSamlConnection(provider, secret !== undefined, clock())
    : testConnection(provider, secret, redirectAddressOf(publicUrl, provider.id), clock);
}
