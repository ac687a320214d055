import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORT_BYTES } from '@annals/contracts/features/imports/constants';
import { importDetail, importReport } from '@annals/contracts/features/imports/views';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { importId } from '@annals/contracts/features/imports/ids';
import { problem } from '@annals/contracts/kernel/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJobs } from '../src/features/imports/jobs';
import { IMPORTS_SCHEMA } from '../src/features/imports/schema';
import { startProduct, type Client, type Product } from './product';

const HEAD = 'email,firstName,lastName,position,department,role,managerEmail,hireDate';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let admin: Client;
beforeAll(async () => {
  // Without jobs of its own: each test says who works, and when they are interrupted.
  product = await startProduct({
    roles: ['api', 'projections'],
    mail: { directory, from: 'annals@annals.example' },
  });
  admin = await product.as('admin');
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A tree of new people, six below each, under the demo company's leader. */
function tree(size: number): { csv: string; emails: string[] } {
  const run = randomUUID().slice(0, 8);
  const email = (index: number) => `n${String(index)}.${run}@annals.example`;
  const rows = Array.from({ length: size }, (_, index) => {
    const above = index === 0 ? 'leader@annals.example' : email(Math.floor((index - 1) / 6));
    return `${email(index)},New,Number ${String(index)},Analyst,Operations,manager,${above},2026-01-15`;
  });
  // The last first: managers are further down in the list than their reports.
  return { csv: [HEAD, ...rows.reverse()].join('\n'), emails: rows.map((_, index) => email(index)) };
}

const check = async (csv: string) => {
  const answer = await admin.post('/api/imports/check', { csv });
  expect(answer.status).toBe(200);
  return importReport.parse(answer.json);
};
const start = async (csv: string, invite = false) => {
  const answer = await admin.post('/api/imports', { csv, invite });
  expect(answer.status).toBe(201);
  return importId.parse(commandAnswer.parse(answer.json).id);
};
const progressOf = async (id: string) => {
  admin.position = String(await product.head());
  return importDetail.parse((await admin.get(`/api/imports/${id}`)).json);
};
/** The next part of an import, as a worker does it. */
const carryOut = (id: string) => importJobs(product.annals.services)['carry-out-import']?.({ importId: id });
const hiredWith = async (emails: readonly string[]) => {
  const { rows } = await product.annals.services.pool.query<{ people: number }>(
    'SELECT count(*)::integer AS people FROM annals_read.people WHERE email = ANY($1)',
    [emails],
  );
  return rows[0]?.people;
};

test('the report says row by row what would happen, and nothing does', async () => {
  const head = await product.written();
  const { counts, rows } = await check(
    [
      HEAD,
      `new@annals.example,New,Comer,Analyst,Finance,,manager@annals.example,`,
      `employee@annals.example,,,Principal Engineer,,,,`,
      `manager@annals.example,,,,,,,`,
      `other@annals.example,Other,One,Analyst,Finance,,nobody@annals.example,`,
    ].join('\n'),
  );
  expect(counts).toEqual({ hire: 1, change: 1, unchanged: 1, error: 1 });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['hire', 'change', 'unchanged', 'error']);
  expect(rows[1]?.changes).toMatchObject([{ field: 'position', after: 'Principal Engineer' }]);
  expect(await product.written()).toBe(head);
});

test('a row that has become impossible since is left out, says why, and the rest goes on', async () => {
  const { csv, emails } = tree(4);
  const id = await start(csv);
  const hired = await admin.post('/api/people', {
    firstName: 'Quick',
    lastName: 'One',
    email: emails[3],
    role: 'employee',
    position: 'Analyst',
    department: 'Operations',
    managerId: product.cast.manager.id,
    hireDate: '2026-01-15',
  });
  expect(hired.status).toBe(201);
  await carryOut(id);
  expect(await progressOf(id)).toMatchObject({ status: 'finished', processed: 4, hired: 3, refusedCount: 1 });
  expect(await hiredWith(emails)).toBe(4);
});

test('two thousand rows, interrupted and taken up by several, are taken over once each', async () => {
  const { csv, emails } = tree(2_000);
  const id = await start(csv);
  // Two workers do the same part, then one dies in the middle of a part, before it could say how far it had come.
  await Promise.all([carryOut(id), carryOut(id)]);
  expect((await progressOf(id)).processed).toBe(100);
  const { dispatchOnce } = product.annals.services;
  let commands = 0;
  const dying: typeof dispatchOnce = (before) => {
    const dispatch = dispatchOnce(before);
    return (decider, ...rest) => {
      if (decider.category === 'person' && (commands += 1) > 37) throw new Error('the power went');
      return dispatch(decider, ...rest);
    };
  };
  const dead = importJobs({ ...product.annals.services, dispatchOnce: dying })['carry-out-import']?.({
    importId: id,
  });
  await expect(dead).rejects.toThrow('the power went');
  expect((await progressOf(id)).processed).toBe(100);
  // Another process finds it, whatever the queue knows, and goes on to the end.
  await product.again(['jobs']);
  await carryOut(id);
  await expect
    .poll(async () => (await progressOf(id)).status, { timeout: 120_000, interval: 500 })
    .toBe('finished');
  expect(await progressOf(id)).toMatchObject({ processed: 2_000, hired: 2_000, changed: 0, refusedCount: 0 });
  expect(await hiredWith(emails)).toBe(2_000);
  const { rows } = await product.annals.services.pool.query(
    `SELECT id FROM ${IMPORTS_SCHEMA}.lists WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([]);
  // The same list once more has nothing to do.
  expect((await check(csv)).counts).toEqual({ hire: 0, change: 0, unchanged: 2_000, error: 0 });
  expect((await admin.post('/api/imports', { csv })).status).toBe(422);
}, 180_000);

test('the same request twice is one import', async () => {
  const { csv } = tree(3);
  const key = { 'Idempotency-Key': randomUUID() };
  const [one, two] = [
    commandAnswer.parse((await admin.post('/api/imports', { csv }, key)).json).id,
    commandAnswer.parse((await admin.post('/api/imports', { csv }, key)).json).id,
  ];
  expect(one).toBe(two);
});

test('those who are hired are invited, if that was wanted', async () => {
  const { csv, emails } = tree(2);
  const id = await start(csv, true);
  await expect.poll(async () => (await progressOf(id)).status, { timeout: 30_000 }).toBe('finished');
  for (const email of emails)
    expect((await admin.get(`/api/administration/people?state=invited&search=${email}`)).json).toMatchObject([
      { email, accountState: 'invited' },
    ]);
});

test('refuses what is no list or too much of one, in a sentence', async () => {
  const refused = async (csv: string) => {
    const answer = await admin.post('/api/imports/check', { csv });
    return [answer.status, problem.parse(answer.json).detail];
  };
  expect(await refused('a,b,c')).toMatchObject([422, expect.stringContaining('a column that is not known')]);
  expect(await refused('x'.repeat(IMPORT_BYTES + 1))).toEqual([422, 'A list can have at most 5 MB']);
  expect(await refused('x'.repeat(2 * IMPORT_BYTES + 1))).toEqual([
    413,
    'This is more than can be sent at once: at most 10 MB.',
  ]);
  expect(await refused('')).toEqual([422, 'Choose a file or paste the list']);
});

test('takes a list of nearly five megabytes from an administrator, and no more than usual from anybody else', async () => {
  const row = `${'x'.repeat(60)}@annals.example,Long,${'n'.repeat(90)},Analyst,Operations,,,2026-01-15`;
  const csv = [HEAD, ...Array.from({ length: 19_000 }, () => row)].join('\n').slice(0, IMPORT_BYTES);
  expect((await check(csv.slice(0, csv.lastIndexOf('\n')))).counts.error).toBeGreaterThan(18_000);
  const manager = await product.as('manager');
  expect((await manager.post('/api/imports/check', { csv })).status).toBe(413);
});
