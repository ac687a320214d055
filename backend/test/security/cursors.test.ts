import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { admits } from '@annals/contracts/permissions';
import { methodAndPath, type QueryRoute, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from '../product';

const ID = '018f0000-0000-7000-8000-000000000001';
const MOMENT = '2026-11-25T12:00:00.000Z';
/** Sort keys in the forms that lists have, with values that no row has. */
const KEYS: readonly unknown[] = [
  ['0000-01-01T00:00:00.000Z', ID],
  ['0000-01-01', ID],
  ['0000-02-30', ID],
  [true, '0000-01-01T00:00:00.000Z', ID],
  ['open', '0000-01-01', ID],
  ['a\u0000', ID],
  [MOMENT, 'a\u0000'],
  [MOMENT, 'not an id'],
  ['a\u0000', 'b', ID],
  ['a', 'b', 'not an id'],
  [true, 'a\u0000', ID],
  [MOMENT, 1e300],
  [MOMENT, -0.5],
  [1e300],
  [Number.MAX_SAFE_INTEGER],
  [-1],
  '9'.repeat(19),
];
const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

let product: Product;
const clients = new Map<Role, Client>();
beforeAll(async () => {
  product = await startProduct({ requestsPerMinute: 1_000_000 });
  for (const role of ROLES) clients.set(role, await product.as(role));
});
afterAll(() => product.stop());

const lists = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter((route): route is QueryRoute => route.kind === 'query')
  .flatMap((route) => {
    const names = ['after', 'older', 'newer'].filter((name) => name in route.query.shape);
    const { path } = methodAndPath(route);
    return path.includes(':') ? [] : names.map((name) => [`${path}?${name}`, route, path, name] as const);
  });

test.each(lists)(
  '%s: a page link that somebody made up is refused or answered',
  async (_, route, path, name) => {
    for (const role of ROLES.filter((candidate) => admits(route.may, candidate))) {
      const wrong: unknown[] = [];
      for (const key of KEYS) {
        const answer = await clients.get(role)?.getOnce(`${path}?${name}=${cursorOf(key)}`);
        if (![200, 400].includes(answer?.status ?? 0)) wrong.push([key, answer?.status]);
      }
      expect(wrong).toEqual([]);
    }
  },
);

test('a position that no log reaches is none', async () => {
  const auditor = clients.get('auditor');
  for (const position of ['9223372036854775808', '9'.repeat(19)])
    expect((await auditor?.get(`/api/audit/seal/proofs/${position}`))?.status).toBe(422);
  expect((await auditor?.get('/api/audit/seal/proofs/9223372036854775807'))?.status).toBe(404);
});
