import { passwordMatches } from './passwords';
import type { UserAuth } from '../../platform/sessions/user-auth';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '@annals/demo/company/accounts';

/**
 * Refuses to go on while an open account has the password of the demo company: it is printed at every start and shown in the documentation.
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
