import { CONTRACTS } from '@annals/contracts/contracts';
import { FEATURES } from '@annals/contracts/features';
import type { Feature } from '@annals/contracts/kernel/feature';
import type { Route } from '@annals/contracts/kernel/route';
import { expect, test } from 'vitest';
import { BACKEND_FEATURES, COLLECTED } from './features';
import type { Services } from './platform/services/services';

/** Handlers are made from services and call none of them until they are asked. */
const services = new Proxy(
  { features: COLLECTED },
  {
    get: (own, name) =>
      name === 'features' ? own.features : new Proxy(() => undefined, { get: () => () => undefined }),
  },
) as unknown as Services;

test('every route of the contracts has one handler', () => {
  const routes = CONTRACTS.flatMap((one) =>
    Object.values(one.routes).flatMap((table) => Object.values<Route>(table)),
  );
  const handlers = BACKEND_FEATURES.flatMap((feature) => feature.handlers(services)).map(
    ({ route }) => route.path,
  );
  expect(handlers.sort()).toEqual(routes.map(({ path }) => path).sort());
});

test('what features are called is what the contracts call them', () => {
  const names = BACKEND_FEATURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const declared = Object.values<Feature>(FEATURES).map(({ name }) => name);
  // What these do is about several features, and they have nothing on the wire: points that follow, reminders of what waits for a decision.
  expect(names.filter((name) => !declared.includes(name))).toEqual(['crediting', 'approvals']);
});
