import { passwordMatches } from './passwords';
import type { UserAuth } from '../../platform/sessions/user-auth';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';

/** The password of every demo account. It is printed at every start with the demo company and shown in the documentation. */
export const DEMO_PASSWORD = 'annals-demo-2026';

/** The domain of every address in the demo company. It belongs to nobody (RFC 2606). */
export const DEMO_DOMAIN = 'annals.example';

/**
 * Refuses to go on while an open account has the password of the demo company. The product knows no more of that company than this.
 * @throws WrongConfiguration which names the accounts
 */
export async function refuseDemoAccounts(userAuth: UserAuth): Promise<void> {
  const suspects = await userAuth.openAccountsAt(DEMO_DOMAIN);
  const known = new Map<string, boolean>();
  for (const { hashedPassword } of suspects)
    if (!known.has(hashedPassword))
      known.set(hashedPassword, await passwordMatches(hashedPassword, DEMO_PASSWORD));
  const found = suspects.filter(({ hashedPassword }) => known.get(hashedPassword));
  if (found.length === 0) return;
  throw new WrongConfiguration(
    `Accounts of the demo company are open with the password that everybody knows: ${found.map(({ email }) => email).join(', ')}. ` +
      'Start with an empty database; or start once more with HOST=127.0.0.1 and without NODE_ENV=production, and lock these accounts in Administration or give them other passwords.',
  );
}
