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
