import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyEntry } from '@annals/contracts/kernel/history';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { plannedChangeView } from '@annals/contracts/features/people/administration';
import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mailIn, mailsIn } from '../src/platform/mail/mailbox';
import { plannedChangeJobs } from '../src/features/people/planned';
import { Administration, choose, PASSWORD, someAddress, withLink } from './people-administration';
import { startProduct, type Client, type Product } from './product';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let office: Administration;
let admin: Client;
beforeAll(async () => {
  product = await startProduct({ mail: { directory, from: 'annals@annals.example' } });
  office = await Administration.of(product);
  ({ admin } = office);
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const reason = 'The contract says otherwise.';
const correct = (id: string, body: object) => admin.post(`/api/people/${id}/correction`, { reason, ...body });
const newest = async (id: string, type: string) =>
  (await product.annals.services.log.readStream(`person-${id}`)).findLast((event) => event.type === type);
const history = async (id: string) => {
  admin.position = String(await product.head());
  return z.array(historyEntry).parse((await admin.get(`/api/people/${id}/history`)).json);
};
const canSignIn = async (email: string) =>
  (await product.visitor().post('/api/auth/login', { email, password: PASSWORD, role: 'employee' }))
    .status === 200;
const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;

describe('a correction', () => {
  test('of name and first day is an event with its reason, and what everybody reads', async () => {
    const { id } = await office.hire();
    expect((await correct(id, { firstName: 'Maria', hireDate: '2026-01-12' })).status).toBe(200);
    expect(await office.facts(id)).toMatchObject({
      firstName: 'Maria',
      lastName: 'Jackson',
      hireDate: '2026-01-12',
    });
    expect((await newest(id, 'NameCorrected'))?.metadata.reason).toBe(reason);
    expect((await newest(id, 'HireDateCorrected'))?.data).toMatchObject({
      hireDate: '2026-01-12',
      previousHireDate: '2026-01-05',
    });
    expect((await history(id)).slice(0, 2).map((entry) => entry.sentence)).toEqual([
      expect.stringContaining('corrected their first day.'),
      expect.stringContaining('corrected their name.'),
    ]);
    const head = await product.written();
    expect((await correct(id, { firstName: 'Maria', hireDate: '2026-01-12' })).status).toBe(200);
    expect(await product.written()).toBe(head);
  });

  test('of the address ends the sessions, opens the account with the new one alone, and is mailed to both', async () => {
    const { id, email, client } = await office.welcomed();
    const corrected = someAddress();
    expect((await correct(id, { email: corrected })).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect([await canSignIn(email), await canSignIn(corrected)]).toEqual([false, true]);
    await expect
      .poll(async () => {
        const { rows } = await mailsIn(directory, { limit: 200 });
        return rows
          .filter(({ subject }) => subject.includes('address'))
          .map(({ to }) => to)
          .sort();
      })
      .toEqual([email, corrected].sort());
    const { rows } = await mailsIn(directory, { limit: 200 });
    for (const { id: mail, to } of rows.filter(({ subject }) => subject.includes('address')))
      expect((await mailIn(directory, mail))?.text).toContain(
        to === email ? 'no longer opens it' : 'sign in with this address',
      );
    const jobs = await product.annals.services.pool.query<{ job: string }>(
      'SELECT row_to_json(job)::text AS job FROM annals_queue.job',
    );
    expect(jobs.rows.filter(({ job }) => job.includes(corrected))).toEqual([]);
  });

  test('gives nobody the address of somebody else, nor the account of an administrator', async () => {
    const { id } = await office.hire();
    expect((await correct(id, { email: product.cast.manager.email })).json).toMatchObject({
      status: 409,
      type: 'urn:annals:problem:people.address-taken',
    });
    expect((await correct(product.cast.auditor.id, { email: someAddress() })).json).toMatchObject({
      status: 409,
      type: 'urn:annals:problem:people.privileged-address',
    });
    const manager = await product.as('manager');
    expect((await manager.post(`/api/people/${id}/correction`, { reason, firstName: 'X' })).status).toBe(403);
  });
});

describe('a change that is dated ahead', () => {
  const DAY_MS = 86_400_000;
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const plan = (id: string, body: object) =>
    admin.post(`/api/people/${id}/planned-changes`, { reason, ...body });
  const planned = async (id: string) => {
    admin.position = String(await product.head());
    return z.array(plannedChangeView).parse((await admin.get(`/api/people/${id}/planned-changes`)).json);
  };
  const sweep = () => plannedChangeJobs(product.annals.services)['apply-planned-changes']?.({});

  test('waits for the day of the person, takes effect once, and says why', async () => {
    const { id, client } = await office.welcomed();
    // It is the day of somebody in Los Angeles that counts: eight hours after that of UTC at the earliest.
    expect((await client.patch('/api/account/profile', { timeZone: 'America/Los_Angeles' })).status).toBe(
      200,
    );
    const takesEffectOn = dayIn(3);
    const body = {
      takesEffectOn,
      department: 'Product',
      position: 'Team Lead',
      managerId: product.cast.leader.id,
    };
    expect((await plan(id, body)).status).toBe(201);
    expect(await planned(id)).toMatchObject([
      { state: 'planned', takesEffectOn, position: 'Team Lead', reason },
    ]);
    product.setClock(new Date(`${takesEffectOn}T05:00:00Z`));
    await sweep();
    expect(await office.facts(id)).toMatchObject({ department: 'Engineering' });
    product.setClock(new Date(`${takesEffectOn}T09:00:00Z`));
    await Promise.all([sweep(), sweep()]);
    expect(await office.facts(id)).toMatchObject({
      department: 'Product',
      position: 'Team Lead',
      managerId: product.cast.leader.id,
    });
    await sweep();
    product.setClock(new Date());
    const types = (await product.annals.services.log.readStream(`person-${id}`)).map(({ type }) => type);
    expect(types.slice(-4)).toEqual([
      'PlannedChangeTookEffect',
      'ManagerAssigned',
      'DepartmentChanged',
      'PositionChanged',
    ]);
    expect((await newest(id, 'PositionChanged'))?.metadata).toMatchObject({ reason });
    expect(await planned(id)).toEqual([]);
  });

  test('can be cancelled, and then does nothing', async () => {
    const { id } = await office.hire();
    const { id: plannedId } = commandAnswer.parse(
      (await plan(id, { takesEffectOn: dayIn(1), department: 'Product' })).json,
    );
    const cancel = () =>
      admin.post(`/api/people/${id}/planned-changes/${plannedId}/cancellation`, { reason });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    product.setClock(new Date(Date.now() + 3 * DAY_MS));
    await product.caughtUp();
    await sweep();
    product.setClock(new Date());
    expect(await office.facts(id)).toMatchObject({ department: 'Engineering' });
    expect(await planned(id)).toEqual([]);
  });

  test('that the rules no longer allow on its day is refused, visibly, with the sentence', async () => {
    const { id } = await office.hire();
    const future = await office.hire({ role: 'manager' });
    expect((await plan(id, { takesEffectOn: dayIn(1), managerId: future.id })).status).toBe(201);
    const gone = { lastDay: new Date().toISOString().slice(0, 10) };
    expect((await admin.post(`/api/people/${future.id}/departure`, gone)).status).toBe(200);
    product.setClock(new Date(Date.now() + 3 * DAY_MS));
    await product.caughtUp();
    await sweep();
    product.setClock(new Date());
    expect(await planned(id)).toMatchObject([
      { state: 'refused', because: expect.stringContaining('has left the organization') as string },
    ]);
    // Whoever planned it is told.
    await product.caughtUp();
    const told = notificationRoutes.list.answer.parse((await admin.get('/api/notifications')).json);
    const refusal = told.find(({ kind }) => kind === 'planned_change_refused');
    expect(refusal?.facts['because']).toContain('This manager has left the organization.');
  });

  test('ends with a departure, and is none for today or for an administrator’s role', async () => {
    const { id } = await office.hire();
    expect((await plan(id, { takesEffectOn: dayIn(0), department: 'Product' })).status).toBe(422);
    expect((await plan(id, { takesEffectOn: dayIn(2), role: 'admin' })).status).toBe(409);
    expect((await plan(id, { takesEffectOn: dayIn(2), department: 'Product' })).status).toBe(201);
    await admin.post(`/api/people/${id}/departure`, { lastDay: new Date().toISOString().slice(0, 10) });
    expect((await newest(id, 'PlannedChangeCancelled'))?.data).toMatchObject({ because: 'departure' });
  });
});

describe('hiring somebody again', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const depart = (id: string) =>
    admin.post(`/api/people/${id}/departure`, { lastDay: new Date().toISOString().slice(0, 10) });
  const rehire = (id: string, body: object = {}) =>
    admin.post(`/api/people/${id}/rehire`, {
      reason,
      ...office.newcomer({ hireDate: tomorrow(), position: 'Architect' }),
      ...body,
    });

  test('is the same person, invited anew, who may leave again', async () => {
    const { id, email, client } = await office.welcomed();
    expect((await rehire(id)).json).toMatchObject({ type: 'urn:annals:problem:people.still-works-here' });
    expect((await depart(id)).status).toBe(200);
    expect((await rehire(id, { hireDate: '2026-01-05' })).status).toBe(422);
    expect((await rehire(id, { role: 'admin' })).status).toBe(409);
    const answer = await rehire(id, { email });
    expect(answer.status).toBe(200);
    const { link } = withLink.parse(answer.json);
    expect(await office.facts(id)).toMatchObject({
      departedOn: null,
      position: 'Architect',
      hireDate: tomorrow(),
      account: { state: 'invited', hasPassword: false },
    });
    // The password of the earlier employment opens nothing.
    expect([await isIn(client), await canSignIn(email)]).toEqual([false, false]);
    const back = product.visitor();
    expect((await choose(back, link)).status).toBe(200);
    expect(await isIn(back)).toBe(true);
    // The same person: their history begins with the first employment.
    const sentences = (await history(id)).map((entry) => entry.sentence);
    expect(sentences.at(-1)).toContain('hired');
    expect(sentences.some((sentence) => sentence.includes('again'))).toBe(true);
    product.setClock(new Date(Date.now() + 2 * 86_400_000));
    expect((await admin.post(`/api/people/${id}/departure`, { lastDay: tomorrow() })).status).toBe(200);
    product.setClock(new Date());
    expect([await isIn(back), await canSignIn(email)]).toEqual([false, false]);
    expect((await office.facts(id)).account.state).toBe('deactivated');
  });
});
