import { join } from 'node:path';
import type { Role, SignInRole } from '@annals/contracts/kernel/roles';

/** The password of every demo account. */
export const PASSWORD = 'annals-demo-2026';

/** The role of the selector with which each demo account signs in. */
export const SIGNS_IN_AS: Readonly<Record<Role, SignInRole>> = {
  employee: 'employee',
  manager: 'manager',
  leader: 'manager',
  admin: 'admin',
  auditor: 'admin',
};

export function emailOf(role: Role): string {
  return `${role}@annals.example`;
}

/** Where the product under test answers; the caller starts it. */
export const ADDRESS = process.env['ANNALS_URL'] ?? 'http://localhost:3000';

/** Where the session of a role with this product is kept: sign-ins are limited, so every role signs in once for all tests. */
export function sessionOf(role: Role): string {
  return join(import.meta.dirname, '.cache', new URL(ADDRESS).port, `${role}.json`);
}
