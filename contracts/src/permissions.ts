import { FEATURES } from './features';
import type { Access, Feature, Permission } from './kernel/feature';
import type { Role } from './kernel/roles';

/** Who may do what, from every feature. The server enforces it, the front end hides by it. */
const PERMISSIONS = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ permissions = {} }) => Object.entries(permissions)),
) as Readonly<Record<Permission, readonly Role[]>>;

/** Whether someone with this role may do this. */
export function may(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}

/** Whether a caller (null: not signed in) may use a route. */
export function admits(access: Access, role: Role | null): boolean {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'signed-in' || may(role, access);
}
