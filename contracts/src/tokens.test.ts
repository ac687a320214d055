import { describe, expect, test } from 'vitest';
import { methodAndPath, type Route } from './kernel/route';
import { routeTables } from './routes';
import { takesTokens } from './tokens';

const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
const taking = routes.filter(takesTokens);

/** What decides who gets in, and what is nobody's to hand to a program: by their addresses, apart from what the manifests say. */
const NEVER =
  /^\/api\/(auth|account|devices|sessions|identity-providers|service-tokens|scim|second-factor|calendar-feeds|privacy|mailbox|administration\/privileged-acts|people\/:personId\/(invitation|lock|unlock))(\/|$)/;

describe('tokens', () => {
  test('are taken by no route of signing in, sessions, tokens and what decides who gets in', () => {
    expect(taking.map((route) => route.path).filter((path) => NEVER.test(path.split(' ')[1] ?? ''))).toEqual(
      [],
    );
    // The rule looks at something.
    expect(routes.filter((route) => NEVER.test(methodAndPath(route).path)).length).toBeGreaterThan(40);
  });

  test('are taken by commands only where these say so, and by nothing that asks for no permission', () => {
    for (const route of taking) {
      expect(route.may).toContain(':');
      if (route.kind === 'command') expect(route.tokens).toBe(true);
    }
  });

  test('reach people and the records about them', () => {
    const paths = taking.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['GET /api/people', 'POST /api/people', 'GET /api/meetings']),
    );
  });
});
