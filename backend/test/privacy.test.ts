import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personId } from '@annals/contracts/kernel/ids';
import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import { privacyRoutes } from '@annals/contracts/features/privacy/routes';
import { isErased } from '@annals/contracts/kernel/erased';
import { foldInMemory } from '@annals/projections/engine/fold';
import { openPool, READ_SCHEMA } from '@annals/projections/engine/connections';
import { projections } from '@annals/projections/features';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leafOf } from '@annals/event-store/sealing/attested-event';
import sharp from 'sharp';
import { z } from 'zod';
import { replayErasures } from '../src/features/privacy/erase';
import { erasureListIn, erasureListText } from '../src/features/privacy/erasure-list';
import { erasureJobs } from '../src/features/privacy/jobs';
import { BucketDouble } from './bucket-double';
import { grantAtServer } from './operator';
import { startProduct, type Client, type Product } from './product';

/** The pictures of people are there. */
const bucket = new BucketDouble();
let product: Product;
/** Sees the keys, which the application's own database user does not. */
let superuser: ReturnType<typeof openPool>;
let directory: string;
let listFile: string;
/** Two administrators, as an erasure needs. */
let one: Client;
let other: Client;
/** Somebody who leaves. */
let leaver: { id: string; firstName: string; lastName: string; email: string };

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'annals-privacy-'));
  listFile = join(directory, 'erasures.txt');
  product = await startProduct({ erasureListFile: listFile, pictures: await bucket.open() });
  superuser = openPool(product.databaseUrl, 1);
  one = await product.as('admin');
  const { leader, employee } = product.cast;
  await grantAtServer(product, leader.id, 'admin');
  other = await product.signedIn('leader@annals.example', 'admin');
  leaver = employee;
  // Words of theirs, in a screen of their own.
  const client = await product.signedIn(employee.email, 'employee');
  const reported = await client.post('/api/pain-points', {
    title: 'The unforgettable cellar',
    description: 'An unmistakable description of the cellar.',
    category: 'process',
    priority: 'high',
    impactLevel: 7,
    frequency: 'weekly',
  });
  expect(reported.status).toBe(201);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const one of [client, other])
    await one.patch('/api/account/picture', { picture: picture.toString('base64') });
  await one.post(`/api/people/${leaver.id}/departure`, { lastDay: new Date().toISOString().slice(0, 10) });
}, 180_000);
afterAll(async () => {
  await superuser.end();
  await product.stop();
  bucket.close();
  rmSync(directory, { recursive: true, force: true });
});

const path = (rest = '') => `/api/privacy/people/${leaver.id}${rest}`;
/** Its value now, no matter who changed it last. */
const standing = async (client: Client) => {
  client.position = String(await product.head());
  return privacyRoutes.one.answer.parse((await client.get(path())).json);
};
const reason = 'Asked for in a letter.';

/** Every text in every row of every read model. */
async function everyRow(): Promise<string> {
  const texts = await Promise.all(
    projections.map(async ({ name }) => {
      const { rows } = await product.annals.services.pool.query<{ row: string }>(
        `SELECT to_json(r)::text AS row FROM ${READ_SCHEMA}."${name}" r`,
      );
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

async function wholeLog(): Promise<RecordedEvent[]> {
  const { log } = product.annals.services;
  const { events } = await log.readAll({ after: 0n, limit: 1_000_000 });
  return [...events];
}

test('nobody who works here can be erased, and nobody who is nobody', async () => {
  const { id } = product.cast.manager;
  const refused = await one.post(`/api/privacy/people/${id}/erasure`, { reason });
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Record the departure first'),
  ]);
  const nobody = '018f0000-0000-7000-8000-00000000dead';
  expect((await one.post(`/api/privacy/people/${nobody}/erasure`, { reason })).status).toBe(404);
});

test('one administrator asks, a legal hold blocks, another administrator approves', async () => {
  expect((await one.post(path('/erasure'), { reason })).status).toBe(200);
  expect(await standing(one)).toMatchObject({
    status: 'requested',
    reason,
    allowed: { request: false, approve: false, refuse: true, hold: true },
  });
  expect((await one.post(path('/erasure/approval'), {})).status).toBe(409);

  await other.post(path('/holds'), { reason: 'Case 2026-17' });
  const held = await standing(other);
  expect(held.holds).toMatchObject([{ reason: 'Case 2026-17', liftedAt: null }]);
  expect(held.allowed.approve).toBe(false);
  const blocked = await other.post(path('/erasure/approval'), {});
  expect([blocked.status, blocked.text]).toEqual([409, expect.stringContaining('legal hold')]);
  const [hold] = held.holds;
  expect(
    (await one.post(path(`/holds/${hold?.holdId ?? ''}/lift`), { reason: 'The case is closed' })).status,
  ).toBe(200);
  // One administrator alone lifts nothing.
  expect((await standing(other)).allowed.approve).toBe(false);
  other.position = String(await product.head());
  const [lift] = privilegedActRoutes.list.answer.parse(
    (await other.get('/api/administration/privileged-acts')).json,
  );
  const approval = `/api/administration/privileged-acts/${lift?.id ?? ''}/approval`;
  expect((await one.post(approval, { reason: 'Myself' })).status).toBe(409);
  expect((await other.post(approval, { reason: 'I have seen the letter' })).status).toBe(200);
  expect((await standing(other)).allowed.approve).toBe(true);
});

test('an approved erasure takes the words out of the log and of every read model, and leaves what is stored as it was', async () => {
  const { log, pool } = product.annals.services;
  const leavesBefore = (await log.readStored({ after: 0n, limit: 1_000_000 })).events.map(leafOf);
  await vi.waitUntil(async () => (await everyRow()).includes('The unforgettable cellar'), {
    timeout: 20_000,
  });
  const keys = await superuser.query('SELECT * FROM annals_keys.personal_keys WHERE subject = $1', [
    leaver.id,
  ]);
  expect(keys.rowCount).toBe(1);
  writeFileSync(join(directory, 'key.json'), JSON.stringify(keys.rows[0]));

  const { profileImageUrl } = z
    .object({ profileImageUrl: z.string() })
    .parse((await one.get(`/api/people/${leaver.id}`)).json);
  expect((await one.get(profileImageUrl)).status).toBe(200);
  expect(bucket.objects.size).toBe(2);

  expect((await other.post(path('/erasure/approval'), {})).status).toBe(200);
  await vi.waitUntil(async () => (await standing(one)).status === 'erased', {
    timeout: 40_000,
    interval: 300,
  });

  const leavesAfter = (await log.readStored({ after: 0n, limit: leavesBefore.length })).events.map(leafOf);
  expect(leavesAfter).toEqual(leavesBefore);
  const rows = await everyRow();
  for (const word of ['The unforgettable cellar', 'An unmistakable description', leaver.email])
    expect(rows).not.toContain(word);
  const account = await pool.query('SELECT FROM annals_accounts.user_auth WHERE "userId" = $1', [leaver.id]);
  expect(account.rowCount).toBe(0);
  const erased = await standing(one);
  expect(erased.name).toBe('Erased person');
  // One, and one more when a job wrote of them while they were being erased: none is left.
  expect(erased.keysDestroyed).toBeGreaterThanOrEqual(1);
  const left = await superuser.query('SELECT FROM annals_keys.personal_keys WHERE subject = $1', [leaver.id]);
  expect(left.rowCount).toBe(0);
  await vi.waitUntil(() => bucket.objects.size === 1, { timeout: 20_000 });
  expect((await one.get(profileImageUrl)).status).toBe(404);
  const shown = await one.get(`/api/people/${leaver.id}`);
  expect(shown.json).toMatchObject({ firstName: 'Erased', lastName: 'person', email: '' });
  expect((await one.get(`/api/people/${leaver.id}/history`)).status).toBe(200);
});

test('the rows made anew are those that a rebuild would make', async () => {
  const { pool, log } = product.annals.services;
  const head = await log.head();
  await vi.waitUntil(
    async () =>
      (await pool.query<{ low: bigint }>(`SELECT min(position) AS low FROM ${READ_SCHEMA}.projections`))
        .rows[0]?.low === head,
    { timeout: 20_000 },
  );
  const events = await wholeLog();
  expect(events.some(({ data }) => Object.values(data as object).some(isErased))).toBe(true);
  for (const projection of projections) {
    const rebuilt = foldInMemory(projection, events);
    const { rows } = await pool.query<{ id: string; row: unknown }>(
      `SELECT id::text, to_json(r) AS row FROM ${READ_SCHEMA}."${projection.name}" r`,
    );
    const live = new Map(rows.map(({ id, row }) => [id, row]));
    expect([...live.keys()].toSorted(), projection.name).toEqual([...rebuilt.keys()].toSorted());
    const { rows: normal } = await pool.query<{ id: string; row: unknown }>(
      `SELECT id::text, to_json(r) AS row FROM json_populate_recordset(NULL::${READ_SCHEMA}."${projection.name}", $1) r`,
      [JSON.stringify([...rebuilt.values()])],
    );
    for (const { id, row } of normal) expect(live.get(id), `${projection.name} ${id}`).toEqual(row);
  }
});

test('the signed list of erasures brings nobody back: a restored key and restored rows are erased before anything opens', async () => {
  const { services } = product.annals;
  const note = readFileSync(listFile, 'utf8');
  expect(note).toContain(leaver.id);
  expect(note).not.toContain(leaver.lastName);
  const downloaded = privacyRoutes.signedList.answer.parse((await one.get('/api/privacy/erasure-list')).json);
  // Besides: whoever was erased in the history of the demo company.
  expect(downloaded.count).toBe(2);
  expect(downloaded.note).toContain(leaver.id);

  // What an older backup would bring back: the key, and an account.
  const key = JSON.parse(readFileSync(join(directory, 'key.json'), 'utf8')) as {
    subject: string;
    key_id: string;
    wrapped: { data: number[] };
  };
  await superuser.query(
    `INSERT INTO annals_keys.personal_keys (subject, key_id, wrapped) VALUES ($1, $2, $3)
     ON CONFLICT (subject) DO UPDATE SET key_id = excluded.key_id, wrapped = excluded.wrapped`,
    [key.subject, key.key_id, Buffer.from(key.wrapped.data)],
  );
  await services.pool.query(`UPDATE ${READ_SCHEMA}.people SET "firstName" = 'Brought' WHERE id = $1`, [
    leaver.id,
  ]);
  expect(await replayErasures(services, listFile)).toBe(1);
  const left = await superuser.query('SELECT FROM annals_keys.personal_keys WHERE subject = $1', [leaver.id]);
  expect(left.rowCount).toBe(0);
  expect((await standing(one)).name).toBe('Erased person');
  expect(await replayErasures(services, listFile)).toBe(0);
});

test('who is missing on the list, because it could not be written, is added later; who is only there stays', async () => {
  const { services } = product.annals;
  const { signer } = services.sealSettings;
  const sweep = () => erasureJobs(services)['sweep-erasures']?.({});
  const listed = await erasureListIn(listFile, signer);
  rmSync(listFile);
  await sweep();
  expect((await erasureListIn(listFile, signer)).filter(({ personId: id }) => id === leaver.id)).toEqual(
    listed.filter(({ personId: id }) => id === leaver.id),
  );
  const { ino } = statSync(listFile);
  await sweep();
  expect(statSync(listFile).ino).toBe(ino);

  const [known] = listed;
  if (!known) throw new Error('Nobody is on the list');
  const onlyThere = { ...known, personId: personId.parse(randomUUID()) };
  writeFileSync(listFile, await services.seal.sign(erasureListText([onlyThere])));
  await sweep();
  const ids = (await erasureListIn(listFile, signer)).map((one) => one.personId);
  expect(ids).toEqual(expect.arrayContaining([leaver.id, onlyThere.personId]));
});

test('a list that somebody changed is not believed, and Annals does not open', async () => {
  const { services } = product.annals;
  const file = join(directory, 'changed.txt');
  const note = readFileSync(listFile, 'utf8');
  writeFileSync(file, note.replace(leaver.id, personId.parse(product.cast.manager.id)));
  await expect(replayErasures(services, file)).rejects.toThrow('cannot be believed');
  writeFileSync(file, note.split('\n').slice(0, 2).join('\n'));
  await expect(replayErasures(services, file)).rejects.toThrow('cannot be believed');
});

test('somebody who was erased and is hired again has a new key, which no list takes away, and can be erased again', async () => {
  const { services } = product.annals;
  const words = { firstName: 'Rediviva', lastName: 'Again', email: 'rediviva@annals.example' };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const answer = await one.post(`/api/people/${leaver.id}/rehire`, {
    ...words,
    role: 'employee',
    position: 'Engineer',
    department: 'Engineering',
    managerId: product.cast.manager.id,
    hireDate: tomorrow,
    reason: 'They are back.',
  });
  expect(answer.status).toBe(200);
  const name = async () => (await standing(one)).name;
  expect(await name()).toBe('Rediviva Again');
  expect(await replayErasures(services, listFile)).toBe(0);
  await product.caughtUp();
  expect(await name()).toBe('Rediviva Again');
  const events = await services.log.readStream(`person-${leaver.id}`);
  // What was erased stays erased.
  expect(events[0]?.data).toMatchObject({ firstName: { erased: true } });
  expect(events.at(-1)?.data).toMatchObject(words);

  product.setClock(new Date(Date.now() + 3 * 86_400_000));
  expect((await one.post(`/api/people/${leaver.id}/departure`, { lastDay: tomorrow })).status).toBe(200);
  expect((await one.post(path('/erasure'), { reason })).status).toBe(200);
  expect((await other.post(path('/erasure/approval'), {})).status).toBe(200);
  await expect.poll(async () => (await standing(one)).status, { timeout: 30_000 }).toBe('erased');
  product.setClock(new Date());
  expect(await name()).toBe('Erased person');
});
