import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { openLogger } from '../../src/platform/kernel/logger';
import { startProduct, type Client, type Product } from '../product';

const lines: string[] = [];
let product: Product;
let employee: Client;
beforeAll(async () => {
  product = await startProduct({
    roles: ['api', 'projections'],
    logger: openLogger('info', { write: (line) => void lines.push(line) }),
  });
  employee = await product.as('employee');
});
afterAll(() => product.stop());

/** What the log says of the newest refusal. */
async function refusalAfter(send: () => Promise<unknown>): Promise<unknown> {
  lines.length = 0;
  await send();
  const told = lines.map((line) => JSON.parse(line) as unknown);
  return told.find((line) => JSON.stringify(line).includes('"msg":"request refused"'));
}

test('somebody whose role does not allow it', async () => {
  expect(await refusalAfter(() => employee.get('/api/operations/projections'))).toMatchObject({
    level: 40,
    code: 'request.forbidden',
    status: 403,
    method: 'GET',
    path: '/api/operations/projections',
    person: product.cast.employee.id,
    address: expect.stringMatching(/^10\.\d+\.\d+\.x$/) as unknown,
    requestId: expect.any(String) as unknown,
  });
});

test('somebody who is not signed in', async () => {
  expect(await refusalAfter(() => product.visitor().get('/api/meetings'))).toMatchObject({
    level: 30,
    code: 'request.unauthorized',
    status: 401,
  });
});

test('a request from another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const send = () => employee.post('/api/account/devices/sign-out-others', {}, headers);
  expect(await refusalAfter(send)).toMatchObject({ code: 'request.from-another-site', status: 403 });
});

test('a sign-in that failed, without what was typed', async () => {
  const typed = { email: 'canary@annals.example', password: 'a-canary-of-a-password', role: 'employee' };
  const refusal = await refusalAfter(() => product.visitor().post('/api/auth/login', typed));
  expect(refusal).toMatchObject({ code: 'sign-in.refused', status: 401 });
  expect(lines.join('')).not.toContain('canary');
});

test('guesses that come too fast', async () => {
  const guesser = product.visitor();
  const guess = { email: 'leader@annals.example', password: 'wrong-again-and-again', role: 'manager' };
  for (let tries = 0; tries < 6; tries += 1) await guesser.post('/api/auth/login', guess);
  expect(await refusalAfter(() => guesser.post('/api/auth/login', guess))).toMatchObject({
    code: 'sign-in.too-many-attempts',
    status: 429,
  });
});

test('a text that tries to be a second line stays within its own', async () => {
  const path = `/api/operations/events/${encodeURIComponent('1\n{"level":60,"msg":"forged"}')}`;
  await refusalAfter(() => employee.get(path));
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).not.toContain('forged');
});

test('what is merely wrong is no refusal', async () => {
  const typed = { email: 'nonsense', password: DEMO_PASSWORD, role: 'employee' };
  expect(await refusalAfter(() => product.visitor().post('/api/auth/login', typed))).toBeUndefined();
});
