import type { DemoAccount } from '@annals/contracts/accounts/routes';
import type { SignInRole } from '@annals/contracts/roles';
import type { UserAuth } from '../accounts/user-auth';

/** The password of every demo account. The demo company is never created in production. */
export const DEMO_PASSWORD = 'annals-demo-2026';

const ACCOUNTS: readonly (Omit<DemoAccount, 'password'> & { role: SignInRole })[] = [
  { email: 'employee@annals.example', role: 'employee', label: 'Employee' },
  { email: 'manager@annals.example', role: 'manager', label: 'Manager' },
  { email: 'leader@annals.example', role: 'manager', label: 'Leader' },
  { email: 'admin@annals.example', role: 'admin', label: 'Administrator' },
  { email: 'auditor@annals.example', role: 'admin', label: 'Auditor' },
];

/** The demo accounts that exist and are open, for the box on the sign-in screen. */
export async function demoAccountsOf(userAuth: UserAuth): Promise<DemoAccount[]> {
  const open = await Promise.all(
    ACCOUNTS.map(async ({ email }) => (await userAuth.findByEmail(email))?.isActive === true),
  );
  return ACCOUNTS.filter((_, index) => open[index]).map((account) => ({
    ...account,
    password: DEMO_PASSWORD,
  }));
}
