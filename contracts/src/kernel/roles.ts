import { z } from 'zod';
import { translated } from './text';

/** The roles an account can hold. An empty role is shown as Employee. */
export const ROLES = ['employee', 'manager', 'leader', 'admin', 'auditor'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** The three roles of the sign-in screen's selector. */
export const SIGN_IN_ROLES = ['employee', 'manager', 'admin'] as const;
export type SignInRole = (typeof SIGN_IN_ROLES)[number];

const HELD_BY: Readonly<Record<SignInRole, readonly Role[]>> = {
  employee: ROLES,
  manager: ['manager', 'leader'],
  admin: ['admin', 'auditor'],
};

/** Whether an account with `held` may sign in as `chosen` (Employee: everyone; Manager: managers and leaders; Administrator: admins and auditors). */
export function holdsSignInRole(held: Role, chosen: SignInRole): boolean {
  return HELD_BY[chosen].includes(held);
}

/** The roles of those to whom others can report. */
export const ROLES_WITH_REPORTS: readonly Role[] = ['manager', 'leader', 'admin'];

/** The role as the screen shows it. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = translated({
  employee: 'Employee',
  manager: 'Manager',
  leader: 'Leader',
  admin: 'Administrator',
  auditor: 'Auditor',
});

/** Where a person starts: after signing in, by the role they chose for it among those they hold. An auditor has one screen to start at. */
export function landingPath(held: Role, chosen: SignInRole = 'admin'): string {
  if (held === 'auditor') return '/audit';
  return held === 'admin' && chosen === 'admin' ? '/admin' : '/dashboard';
}
