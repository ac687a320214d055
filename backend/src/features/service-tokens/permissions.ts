import type { TokenPermission } from '@annals/contracts/features/service-tokens/views';
import type { Role } from '@annals/contracts/kernel/roles';
import { ROLES } from '@annals/contracts/kernel/roles';
import { may } from '@annals/contracts/permissions';
import { routeTables } from '@annals/contracts/routes';
import type { Route } from '@annals/contracts/kernel/route';
import { takesTokens } from '@annals/contracts/tokens';
import { PermissionNotHeld } from './errors';

/** Every permission that a token can have, with the requests it opens. */
export function tokenPermissions(): TokenPermission[] {
  const found = new Map<string, TokenPermission>();
  for (const route of Object.values(routeTables).flatMap((table) => Object.values<Route>(table))) {
    if (!takesTokens(route)) continue;
    const { may: permission, path: request, summary } = route;
    const known = found.get(permission);
    if (known) known.requests.push({ request, summary });
    else
      found.set(permission, {
        permission,
        roles: ROLES.filter((role) => may(role, permission)),
        requests: [{ request, summary }],
      });
  }
  return [...found.values()].sort((one, other) => (one.permission < other.permission ? -1 : 1));
}

/** @throws PermissionNotHeld when a token that acts in this role cannot have one of them */
export function requirePermissions(wanted: readonly string[], asRole: Role): void {
  const possible = new Set(
    tokenPermissions()
      .filter(({ roles }) => roles.includes(asRole))
      .map(({ permission }) => permission),
  );
  const other = wanted.find((permission) => !possible.has(permission));
  if (other !== undefined) throw new PermissionNotHeld(other);
}
