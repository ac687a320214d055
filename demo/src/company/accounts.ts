import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import { personId } from '@annals/contracts/kernel/ids';
import type { SignInRole } from '@annals/contracts/kernel/roles';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { DEMO_PASSWORD } from '@annals/backend/features/accounts/public-password';
import type { UserAuth } from '@annals/backend/platform/sessions/user-auth';

/** Who approves what the demo administrator requests: some things take two. */
export const SECOND_ADMINISTRATOR = {
  id: personId.parse(derivedId('demo', 'second-administrator')),
  firstName: 'Miriam',
  lastName: 'Castell',
  email: 'miriam.castell@annals.example',
} as const;

const ACCOUNTS: readonly (Omit<DemoAccount, 'password'> & { role: SignInRole })[] = [
  { email: 'employee@annals.example', role: 'employee', label: 'Employee' },
  { email: 'manager@annals.example', role: 'manager', label: 'Manager' },
  { email: 'leader@annals.example', role: 'manager', label: 'Leader' },
  { email: 'admin@annals.example', role: 'admin', label: 'Administrator' },
  { email: 'auditor@annals.example', role: 'admin', label: 'Auditor' },
  { email: SECOND_ADMINISTRATOR.email, role: 'admin', label: 'Data protection officer' },
];

/** The addresses of all of them, for the terminal. */
export const DEMO_ADDRESSES = ACCOUNTS.map(({ email }) => email);

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
