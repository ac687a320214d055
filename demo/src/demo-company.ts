import type { DemoCompany } from '@annals/backend/demo-company';
import { DEMO_PASSWORD } from '@annals/backend/features/accounts/public-password';
import { demoAccountsOf } from './company/accounts';
import { FEWEST_EMPLOYEES } from './company/organization';
import { fillIfEmpty } from './fill';

/** The demo company, as the product takes it. */
export const demoCompany: DemoCompany = {
  fewestEmployees: FEWEST_EMPLOYEES,
  greeting: [
    `Demo accounts, password ${DEMO_PASSWORD}`,
    '',
    ...['employee', 'manager', 'leader', 'admin', 'auditor'].map((role) => `  ${role}@annals.example`),
  ],
  fillIfEmpty,
  accountsOf: demoAccountsOf,
};
