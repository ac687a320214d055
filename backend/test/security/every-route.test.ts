import { methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { problem } from '@annals/contracts/kernel/problem';
import { PROBLEM_CODES, problemCodeOf } from '@annals/contracts/problem-codes';
import { admits } from '@annals/contracts/permissions';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { routeTables } from '@annals/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type Client, type Product } from '../product';

/** A well-formed value for every `:name` of a path; nothing of it exists. */
const NOBODY = '018f0000-0000-7000-8000-000000000001';

const routes: readonly Route[] = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
const titled = routes.map((route): [string, Route] => [route.path, route]);

let product: Product;
const clients = new Map<Role, Client>();

beforeAll(async () => {
  product = await startProduct();
  for (const role of ROLES) clients.set(role, await product.as(role));
});
afterAll(() => product.stop());

function call(client: Client | undefined, route: Route, body: unknown = {}) {
  const { method, path } = methodAndPath(route);
  const address = path.replaceAll(/:\w+/g, NOBODY);
  if (!client) throw new Error('nobody to call');
  if (method === 'GET') return client.get(address);
  return method === 'POST' ? client.post(address, body) : client.patch(address, body);
}

describe.each(titled)('%s', (_, route) => {
  test('asks who is there', async () => {
    const answer = await call(product.visitor(), route);
    if (route.may === 'public') expect(answer.status).not.toBe(401);
    else
      expect([answer.status, problem.parse(answer.json)]).toMatchObject([
        401,
        { title: 'Unauthorized', type: 'urn:annals:problem:request.unauthorized' },
      ]);
  });

  test('lets in exactly the roles that the table of permissions names', async () => {
    for (const role of ROLES) {
      if (route.may === 'public') continue;
      const head = await product.written();
      const { status, json } = await call(clients.get(role), route);
      if (status >= 400) {
        // Programs go by the code: it is one of the declared ones, with the status that was declared with it.
        const code = problemCodeOf(problem.parse(json).type);
        expect(code && PROBLEM_CODES[code]).toBe(status);
      }
      if (admits(route.may, role)) expect([200, 201, 404, 422]).toContain(status);
      else expect(status).toBe(403);
      // An empty body and ids of nothing: whoever asks, nothing is written.
      expect(await product.written()).toBe(head);
    }
  });

  test('answers bad input with a sentence, never with a failure of its own', async () => {
    const role = ROLES.find((candidate) => admits(route.may, candidate)) ?? 'employee';
    const client = route.may === 'public' ? product.visitor() : clients.get(role);
    const { method, path } = methodAndPath(route);
    const address = path.replaceAll(/:\w+/g, NOBODY);
    const head = await product.written();
    const refusedIfCommand = async (body: string, status: number, headers: Record<string, string> = {}) => {
      if (route.kind !== 'command') return;
      const answer = await client?.send(method, address, body, {
        'content-type': 'application/json',
        ...headers,
      });
      expect([answer?.status, problem.safeParse(answer?.json).success]).toEqual([status, true]);
    };
    await refusedIfCommand('{"title": ', 400);
    await refusedIfCommand('[]', 422);
    await refusedIfCommand('{"surprise": true}', 422);
    const tooMuch = route.kind === 'command' ? route.bodyLimit + 1 : 0;
    await refusedIfCommand(JSON.stringify({ text: 'x'.repeat(tooMuch) }), 413);
    await refusedIfCommand('{}', 403, { origin: 'https://evil.example' });
    await refusedIfCommand('{}', 403, { 'sec-fetch-site': 'cross-site' });
    await refusedIfCommand('a=b', 415, { 'content-type': 'application/x-www-form-urlencoded' });
    if (route.may !== 'public') await refusedIfCommand('{}', 400, { 'Idempotency-Key': 'not a uuid' });
    if (route.kind === 'query') {
      const answer = await client?.get(`${address}?surprise=1&limit=-4`);
      expect(answer?.status).toBe(422);
      expect(problem.parse(answer?.json).detail).not.toBe('');
    }
    expect(await product.written()).toBe(head);
  });
});

test('a page link that was tampered with is refused', async () => {
  for (const after of ['x', Buffer.from('["2026-01-01"]').toString('base64url')]) {
    const answer = await clients.get('manager')?.get(`/api/meetings?after=${after}`);
    expect(answer?.status).toBe(400);
  }
});

test('an address that leads nowhere is answered as a problem', async () => {
  const answer = await clients.get('manager')?.get('/api/nothing/here');
  expect(answer?.status).toBe(404);
  expect(problem.parse(answer?.json).detail).toBe('There is nothing at this address.');
});

test('every path names exactly its parameters', () => {
  for (const route of routes) {
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(route.params.shape)).toEqual(named);
  }
});

test('the OpenAPI document lists every route, and its page opens', async () => {
  const visitor = product.visitor();
  const document = (await visitor.get('/api/docs/openapi.json')).json as {
    openapi: string;
    paths: Record<string, object>;
    components: { schemas: { ProblemType: { enum: string[]; description: string } } };
  };
  expect(document.openapi).toBe('3.1.0');
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')).sort());
  const { ProblemType } = document.components.schemas;
  expect(ProblemType.enum.map(problemCodeOf)).toEqual(Object.keys(PROBLEM_CODES));
  expect(ProblemType.description).toContain('| `time-off.ends-before-it-starts` | 422 |');
  expect((await visitor.get('/api/docs')).text).toContain('<openapi-explorer');
  expect((await visitor.getOnce('/api/docs', { accept: 'application/json' })).json).toEqual(document);
  expect((await visitor.get('/api/docs/explorer.js')).status).toBe(200);
});

test('every page carries the security headers', async () => {
  const { headers } = await product.visitor().get('/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});
