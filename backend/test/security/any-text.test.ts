import { randomUUID } from 'node:crypto';
import { methodAndPath, type CommandRoute, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { projectionStatuses } from '@annals/projections/engine/status';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from '../product';
import { anyInput } from './any-input';

/** Another one with `ANNALS_FUZZ_SEED`; what fails names the seed it failed with. */
const SEED = Number(process.env['ANNALS_FUZZ_SEED'] ?? 20_261_122);
const TRIES = 10;

const commands: readonly CommandRoute[] = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter((route) => route.kind === 'command')
  // They would end the sessions of those who send, or hold the read models still that are looked at.
  .filter(({ path }) => !/\/(auth|account\/(password|sessions)|operations|accounts)\b/.test(path));

let product: Product;
const clients = new Map<Role, Client>();
/** Ids of what there is, by the letters of the category of its stream. */
const ids = new Map<string, string[]>();

beforeAll(async () => {
  product = await startProduct();
  for (const role of ROLES) clients.set(role, await product.as(role));
  const { rows } = await product.annals.services.pool.query<{ stream: string }>(
    'SELECT DISTINCT stream FROM annals_events.events ORDER BY stream',
  );
  for (const { stream } of rows) {
    const found = /^(.+?)-([0-9a-f]{8}-.{27})$/.exec(stream);
    if (!found) continue;
    const [, category = '', id = ''] = found;
    const key = lettersOf(category);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
});
afterAll(() => product.stop());

const lettersOf = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase();

/** Those of the field's own name, else people: mostly the employee whose manager and leader are among those who send. */
function idsFor(field: string): readonly string[] {
  const own = ids.get(lettersOf(field.replace(/Ids?$/, ''))) ?? [];
  if (own.length > 0 && lettersOf(field) !== 'personid') return own.slice(0, 20);
  const { employee, manager } = product.cast;
  return [employee.id, employee.id, manager.id, randomId];
}
const randomId = randomUUID();

async function notCurrent(): Promise<readonly string[]> {
  const { pool, log } = product.annals.services;
  const statuses = await projectionStatuses(pool, log);
  return statuses
    .filter(({ lag, status }) => lag !== '0' || status !== 'live')
    .map(({ name, status, failure }) => `${name} ${status} ${failure?.type ?? ''} ${failure?.message ?? ''}`);
}

test('any text through every text of every command: no failure, and every read model is current', async () => {
  const accepted = new Set<string>();
  const before = await product.written();
  for (const route of commands) {
    const able = ROLES.filter((role) => admits(route.may, role));
    const { method, path } = methodAndPath(route);
    const request = fc.record({
      role: fc.constantFrom(...(able.length > 0 ? able : ROLES)),
      params: anyInput(route.params, idsFor),
      body: anyInput(route.body, idsFor),
    });
    const property = fc.asyncProperty(request, async ({ role, params, body }) => {
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(partOf(params, name)),
      );
      const answer = await clients.get(role)?.send(method, address, JSON.stringify(body), {
        'content-type': 'application/json',
        'Idempotency-Key': randomUUID(),
      });
      const status = answer?.status ?? 0;
      if (status < 300) accepted.add(route.path);
      expect([route.path, status < 500 || status === 503, status]).toEqual([route.path, true, status]);
    });
    await fc.assert(property, { seed: SEED, numRuns: TRIES, endOnFailure: true });
  }
  expect(accepted.size).toBeGreaterThan(20);
  expect(await product.written()).toBeGreaterThan(before + 40n);
  await expect.poll(notCurrent, { timeout: 40_000 }).toEqual([]);
}, 240_000);

/** A part of an address: UTF-8 has no halves of characters. */
function partOf(params: unknown, name: string): string {
  const value: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' && value !== '' ? Buffer.from(value).toString() : 'x';
}
