import { ROLES, type Role } from './roles';

/**
 * Who may do what: the one table. The server enforces it, the front end hides by it.
 * *Whose* records are meant is narrowed further by scope: oneself, one's reports, one's subtree, everyone.
 */
export const PERMISSIONS = {
  'people:see': ['employee', 'manager', 'leader', 'admin'],
  'people:look-up': ['employee', 'manager', 'leader', 'admin'],
  'people:see-team': ['manager', 'leader'],
  'people:administer': ['admin'],
  'meetings:see': ['employee', 'manager', 'leader', 'admin'],
  'meetings:schedule': ['manager', 'leader'],
  'meetings:take-part': ['employee', 'manager', 'leader', 'admin'],
  'performance-reviews:see': ['employee', 'manager', 'leader', 'admin'],
  'performance-reviews:open': ['manager', 'leader', 'admin'],
  'performance-reviews:self-assess': ['employee', 'manager', 'leader', 'admin'],
  'performance-reviews:assess': ['manager', 'leader', 'admin'],
  'reviews-360:take-part': ['employee', 'manager', 'leader', 'admin'],
  'performance:see': ['employee', 'manager', 'leader', 'admin'],
  'performance:add': ['manager', 'leader'],
  'career:see': ['employee', 'manager', 'leader', 'admin'],
  'career:plan': ['manager', 'leader'],
  'skip-level:see': ['employee', 'manager', 'leader', 'admin'],
  'skip-level:schedule': ['leader'],
  'skip-level:take-part': ['employee', 'manager', 'leader', 'admin'],
  'wellbeing:see': ['employee', 'manager', 'leader', 'admin'],
  'wellbeing:check-in': ['employee'],
  'wellbeing:see-team': ['manager', 'leader', 'admin'],
  'wellbeing:see-own-pulses': ['employee'],
  'wellbeing:act-on-alerts': ['manager', 'leader'],
  'wellbeing:announce': ['admin'],
  'pain-points:see': ['employee', 'manager', 'leader', 'admin'],
  'pain-points:report': ['employee', 'manager', 'leader', 'admin'],
  'pain-points:take-part': ['employee', 'manager', 'leader', 'admin'],
  'onboarding:see-own': ['employee', 'manager', 'leader', 'admin'],
  'onboarding:take-part': ['employee', 'manager', 'leader', 'admin'],
  'onboarding:see-team': ['manager', 'leader', 'admin'],
  'onboarding:run': ['manager', 'leader', 'admin'],
  'onboarding-templates:see': ['manager', 'leader', 'admin'],
  'onboarding-templates:edit': ['admin'],
  'cohorts:see': ['employee', 'manager', 'leader', 'admin'],
  'cohorts:plan': ['leader', 'admin'],
  'cohorts:take-part': ['employee', 'manager', 'leader', 'admin'],
  'insights:see-own': ['employee', 'manager', 'leader', 'admin'],
  'insights:set-thresholds': ['admin'],
  'language-model:administer': ['admin'],
  'time-off:request': ['employee', 'manager', 'leader', 'admin'],
  'time-off:decide': ['manager', 'leader', 'admin'],
  'time-off:set-policy': ['admin'],
  'calendar-feeds:use': ['employee', 'manager', 'leader', 'admin'],
  'recognition:see': ['employee', 'manager', 'leader', 'admin'],
  'recognition:nominate': ['employee', 'manager', 'leader', 'admin'],
  'recognition:decide': ['manager', 'leader', 'admin'],
  'recognition:run-catalogues': ['admin'],
  'rewards:see': ['employee', 'manager', 'leader', 'admin'],
  'rewards:redeem': ['employee', 'manager', 'leader', 'admin'],
  'rewards:decide': ['manager', 'leader', 'admin'],
  'notifications:see-own': ROLES,
  'celebrations:choose-own': ['employee', 'manager', 'leader', 'admin'],
  'messages:send': ['employee', 'manager', 'leader', 'admin'],
  'dashboard:see': ['employee', 'manager', 'leader', 'admin'],
  'organisation:see-analytics': ['admin'],
  'operations:see': ['admin'],
  'operations:act': ['admin'],
  'events:see': ['auditor'],
  'audit:work': ['auditor'],
  'seal:see': ['admin', 'auditor'],
  'seal:acknowledge': ['admin'],
  'evidence:export': ['auditor'],
  'privacy:administer': ['admin'],
  'privacy:see-own': ROLES,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** What a route asks of its caller. */
export type Access = 'public' | 'signed-in' | Permission;

/** Whether someone with this role may do this. */
export function may(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** Whether a caller (null: not signed in) passes a route's door. */
export function admits(access: Access, role: Role | null): boolean {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'signed-in' || may(role, access);
}
