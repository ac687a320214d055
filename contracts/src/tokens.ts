import { FEATURES } from './features';
import type { Feature, Permission } from './kernel/feature';
import type { Route } from './kernel/route';

/** Permissions of features that no program may use with a token, whatever a route says: signing in, sessions, tokens, what decides who gets in, erasures. */
const CLOSED = new Set(
  Object.values<Feature>(FEATURES)
    .filter(({ takesTokens = true }) => !takesTokens)
    .flatMap(({ permissions = {} }) => Object.keys(permissions)),
);

/**
 * Whether a program may use a route with a token. Reads that ask for a permission may be, unless they say otherwise; a command only where it
 * says so. Never what is open to everybody, or to everybody who is signed in: a token has permissions, and nothing beside them.
 */
export function takesTokens(route: Route): route is Route & { readonly may: Permission } {
  const { may } = route;
  if (may === 'public' || may === 'signed-in' || CLOSED.has(may)) return false;
  // A program cannot show once more that it is somebody.
  if (route.stepUp === true) return false;
  // Parts are admitted by role, each at its own route.
  if (route.kind === 'query' && route.parts !== undefined) return false;
  return route.tokens ?? (route.kind === 'query' && route.media === undefined);
}
