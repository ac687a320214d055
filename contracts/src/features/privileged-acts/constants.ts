import { msg } from '../../kernel/text';
import type { Role } from '../../kernel/roles';

/** The roles whose holders can see or do what others must be protected from: each is granted by two administrators. */
export const PRIVILEGED_ROLES = ['admin', 'auditor'] as const satisfies readonly Role[];
export type PrivilegedRole = (typeof PRIVILEGED_ROLES)[number];

/** Whether a role is granted by two administrators. */
export function isPrivileged(role: Role): role is PrivilegedRole {
  return (PRIVILEGED_ROLES as readonly Role[]).includes(role);
}

/** What one administrator requests and a second, independent one approves. Erasures have events of their own and follow the same rule. */
export const PRIVILEGED_ACTS = ['grant-role', 'send-link', 'unlock-account', 'lift-legal-hold'] as const;
export type PrivilegedActKind = (typeof PRIVILEGED_ACTS)[number];

/** How long a request waits for a second administrator, erasures included. After that it is requested again. */
export const REQUEST_DAYS = 14;

/** When a request made at this moment expires. @param requestedAt an ISO instant */
export function expiryOf(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + REQUEST_DAYS * 86_400_000).toISOString();
}

/** What is requested, as it is in a sentence of a notice and stored with it. It names nobody: the words stay when the person is erased. */
export const WHAT_IS_REQUESTED: Readonly<Record<PrivilegedActKind, string>> = {
  'grant-role': msg('a role'),
  'send-link': msg('a new link to a password for an administrator or auditor'),
  'unlock-account': msg('the unlocking of an administrator’s or auditor’s account'),
  'lift-legal-hold': msg('the lifting of a legal hold'),
};

/** As `WHAT_IS_REQUESTED`, of a role. */
export const ROLES_REQUESTED: Readonly<Record<PrivilegedRole, string>> = {
  admin: msg('the role Administrator for somebody'),
  auditor: msg('the role Auditor for somebody'),
};
