import { join } from 'node:path';
import type { Role, SignInRole } from '@annals/contracts/roles';

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

/** Where the session of a role is kept: sign-ins are limited, so every role signs in once for all tests. */
export function sessionOf(role: Role): string {
  return join(import.meta.dirname, '.cache', `${role}.json`);
}
