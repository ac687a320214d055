import type { DemoCompany } from '@annals/backend/demo-company';
import { DEMO_PASSWORD } from '@annals/backend/features/accounts/public-password';
import { DEMO_ADDRESSES, demoAccountsOf } from './company/accounts';
import { FEWEST_EMPLOYEES } from './company/organization';
import { fillIfEmpty } from './fill';

/** The demo company, as the product takes it. */
export const demoCompany: DemoCompany = {
  fewestEmployees: FEWEST_EMPLOYEES,
  greeting: [
    `Demo accounts, password ${DEMO_PASSWORD}`,
    '',
    ...DEMO_ADDRESSES.map((address) => `  ${address}`),
  ],
  fillIfEmpty,
  accountsOf: demoAccountsOf,
};
