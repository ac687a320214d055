import { HEADERS } from '@annals/contracts/kernel/problem';
import { commandAnswer, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startProduct, type Client, type Product } from './product';

let product: Product;
let manager: Client;
let employee: Client;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
  manager = await product.as('manager');
  employee = await product.as('employee');
});
afterAll(() => product.stop());

const CHANGED = { status: 409, type: 'urn:annals:problem:request.changed-meanwhile' };
const seeing = (position: string) => ({ [HEADERS.seenPosition]: position });

/** Where a record stands for somebody who opens it now. */
async function open(client: Client, path: string): Promise<string> {
  client.position = String(await product.head());
  const answer = await client.get(path);
  expect(answer.status).toBe(200);
  return answer.headers.get(HEADERS.position) ?? '';
}

async function newMeeting(): Promise<string> {
  const answer = await manager.post('/api/meetings', {
    title: 'Planning',
    employeeId: product.cast.employee.id,
    scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
    duration: 30,
  });
  return `/api/meetings/${commandAnswer.parse(answer.json).id}`;
}

test('of two who write the notes of a meeting, the second learns of the first and replaces nothing unseen', async () => {
  const path = await newMeeting();
  const [mine, theirs] = [await open(manager, path), await open(employee, path)];
  expect((await employee.patch(path, { notes: 'By the employee' }, seeing(theirs))).status).toBe(200);
  const refused = await manager.patch(path, { notes: 'By the manager' }, seeing(mine));
  expect(refused.json).toMatchObject(CHANGED);
  const again = await open(manager, path);
  expect((await manager.get(path)).json).toMatchObject({ notes: 'By the employee' });
  expect((await manager.patch(path, { notes: 'By both' }, seeing(again))).status).toBe(200);
});

test('what one did oneself is known by its answer, and what differs does not collide', async () => {
  const path = await newMeeting();
  const seen = await open(manager, path);
  const saved = await manager.patch(path, { notes: 'First' }, seeing(seen));
  const { position } = commandAnswer.parse(saved.json);
  expect((await manager.patch(path, { notes: 'Second' }, seeing(position))).status).toBe(200);
  // The title is not the notes; the same text is no change; and who sends no position replaces as ever.
  const theirs = await open(employee, path);
  expect((await manager.patch(path, { notes: 'Third' }, seeing(await open(manager, path)))).status).toBe(200);
  expect((await employee.patch(path, { notes: 'Third' }, seeing(theirs))).status).toBe(200);
  expect((await employee.post(`${path}/agenda`, { text: 'Plans' }, seeing(theirs))).status).toBe(201);
  expect((await employee.patch(path, { notes: 'Fourth' })).status).toBe(200);
});

test('a repeated request is answered as the first time, whatever happened since', async () => {
  const path = await newMeeting();
  const seen = await open(manager, path);
  const key = { 'Idempotency-Key': '0b6f8f0e-9f3a-4d1c-8a51-6f2f2a1d6c11', ...seeing(seen) };
  const first = await manager.patch(path, { notes: 'Once' }, key);
  expect(first.status).toBe(200);
  expect((await manager.patch(path, { notes: 'Once' }, key)).json).toEqual(first.json);
});

test('two administrators who correct one person do not overwrite each other', async () => {
  const admin = await product.as('admin');
  const { id } = product.cast.employee;
  const seen = await open(admin, `/api/people/${id}`);
  const correct = (firstName: string) =>
    admin.post(`/api/people/${id}/correction`, { firstName, reason: 'A slip' }, seeing(seen));
  expect((await correct('Alexa')).status).toBe(200);
  expect((await correct('Alexis')).json).toMatchObject(CHANGED);
});

test('a position that is none is refused', async () => {
  const path = await newMeeting();
  expect((await manager.patch(path, { notes: 'X' }, seeing('yesterday'))).status).toBe(400);
});

test('every command that changes a record by PATCH takes the position that was seen, and the documentation says so', async () => {
  const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = documented.parse((await product.visitor().get('/api/docs/openapi.json')).json);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll('{', ':').replaceAll('}', '')}`,
      takesIt: JSON.stringify(operation).includes(HEADERS.seenPosition),
    })),
  );
  const declared = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
  const overwriting = declared.filter((route) => route.kind === 'command' && route.overwrites);
  expect(overwriting.length).toBeGreaterThan(20);
  expect(
    operations
      .filter(({ takesIt }) => takesIt)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(overwriting.map(({ path }) => path).sort());
  expect(overwriting.length).toBeGreaterThanOrEqual(
    declared.filter(({ path }) => path.startsWith('PATCH ')).length,
  );
});
