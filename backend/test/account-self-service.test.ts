import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInDevice } from '@annals/contracts/accounts/self-service';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { ownProfile } from '@annals/contracts/people/profile';
import type { SignInRole } from '@annals/contracts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/demo/accounts';
import { mailIn, mailsIn } from '../src/mail/mailbox';
import { startProduct, type Client, type Product } from './product';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
beforeAll(async () => {
  product = await startProduct({
    mail: {
      directory,
      from: 'Annals <annals@annals.example>',
    },
  });
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const accountEvents = async (personId: string) =>
  (await product.annals.services.log.readStream(`account-${personId}`)).map(({ type }) => type);

async function canSignIn(email: string, role: SignInRole, password: string): Promise<boolean> {
  return (await product.visitor().post('/api/auth/login', { email, role, password })).status === 200;
}
const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;

describe('a new password', () => {
  const email = 'leader@annals.example';
  const change = (client: Client, currentPassword: string, newPassword: string, headers = {}) =>
    client.patch('/api/account/password', { currentPassword, newPassword }, headers);

  test('is set by who knows the current one, and ends the other sessions', async () => {
    const here = await product.signedIn(email, 'manager');
    const there = await product.signedIn(email, 'manager');
    const key = { 'Idempotency-Key': randomUUID() };
    const answer = await change(here, DEMO_PASSWORD, 'another-good-one', key);
    expect(answer.status).toBe(200);
    // Sent once more, because the answer was lost on its way.
    expect((await change(here, DEMO_PASSWORD, 'another-good-one', key)).json).toEqual(answer.json);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await canSignIn(email, 'manager', DEMO_PASSWORD)).toBe(false);
    expect(await canSignIn(email, 'manager', 'another-good-one')).toBe(true);
    const events = await product.annals.services.log.readStream(`account-${product.cast.leader.id}`);
    const told = events.filter(({ type }) => ['PasswordChanged', 'SessionsEnded'].includes(type));
    expect(told.map(({ data }) => data)).toEqual([
      { personId: product.cast.leader.id, by: 'old password' },
      { personId: product.cast.leader.id, count: 1, because: 'new password' },
    ]);
  });

  test('is refused with a wrong current one, which counts towards the lock', async () => {
    const client = await product.signedIn('auditor@annals.example', 'admin');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await change(client, 'not-the-password', 'another-good-one');
      expect(answer.json).toMatchObject({
        status: 422,
        detail: 'This is not your current password.',
        errors: [{ path: 'currentPassword' }],
      });
    }
    expect((await change(client, DEMO_PASSWORD, 'another-good-one')).status).toBe(429);
    expect(await accountEvents(product.cast.auditor.id)).toContain('AccountLocked');
  });

  test('is refused when it is short, or the old one', async () => {
    const client = await product.signedIn('employee@annals.example', 'employee');
    const head = await product.written();
    expect((await change(client, DEMO_PASSWORD, 'short')).json).toMatchObject({
      status: 422,
      detail: 'A new password has at least 10 characters',
    });
    expect((await change(client, DEMO_PASSWORD, DEMO_PASSWORD)).status).toBe(422);
    expect(await product.written()).toBe(head);
  });
});

describe('a forgotten password', () => {
  const email = 'manager@annals.example';
  const ask = (address: string) => product.visitor().post('/api/auth/forgot-password', { email: address });
  const set = (token: string, newPassword = 'remembered-now') =>
    product.visitor().post('/api/auth/reset-password', { token, newPassword });

  /** The newest last. */
  async function tokensMailed(): Promise<string[]> {
    const { rows } = await mailsIn(directory, { limit: 200 });
    const mails = await Promise.all(rows.map(({ id }) => mailIn(directory, id)));
    return mails
      .flatMap((mail) => /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? [])
      .reverse();
  }

  test('is set anew by a link that is mailed, works once, and ends every session', async () => {
    const before = await product.signedIn(email, 'manager');
    const known = await ask(email);
    const unknown = await ask('nobody@annals.example');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.text).toBe(known.text);
    await expect.poll(async () => (await tokensMailed()).length, { timeout: 20_000 }).toBe(1);
    const [token = ''] = await tokensMailed();
    expect((await set(token, 'short')).status).toBe(422);
    expect((await set(token)).status).toBe(200);
    expect((await set(token, 'set-a-second-time')).json).toMatchObject({
      status: 422,
      detail: 'This link is not valid any more. Please ask for a new one.',
    });
    expect(await isSignedIn(before)).toBe(false);
    expect(await canSignIn(email, 'manager', 'remembered-now')).toBe(true);
    const { log, pool } = product.annals.services;
    // The token is in the mail, and nowhere else.
    const { rows } = await pool.query<{ all: string }>(
      `SELECT (SELECT string_agg(row_to_json(job)::text, '') FROM annals_queue.job job)
         || (SELECT string_agg(row_to_json(auth)::text, '') FROM annals_accounts.user_auth auth) AS all`,
    );
    const events = await log.readAllBackward({ limit: 200 });
    const kept = (rows[0]?.all ?? '') + JSON.stringify(events.events.map(({ data }) => data));
    expect(kept).toContain(product.cast.manager.id);
    expect(kept).not.toContain(token);
    expect(await accountEvents(product.cast.manager.id)).toEqual(
      expect.arrayContaining(['PasswordResetRequested', 'PasswordChanged']),
    );
  });

  test('a link runs out, a newer one ends an older one, and few are mailed in an hour', async () => {
    const { userAuth, clock } = product.annals.services;
    const mailed = (await tokensMailed()).length;
    for (let times = 0; times < 4; times += 1) expect((await ask('admin@annals.example')).status).toBe(200);
    await expect.poll(async () => (await tokensMailed()).length, { timeout: 20_000 }).toBe(mailed + 3);
    const asked = (await accountEvents(product.cast.admin.id)).filter(
      (type) => type === 'PasswordResetRequested',
    );
    expect(asked).toHaveLength(3);
    const usable = [];
    for (const token of (await tokensMailed()).slice(mailed))
      if (await userAuth.hasReset(createHash('sha256').update(token).digest('base64url'))) usable.push(token);
    expect(usable).toHaveLength(1);
    const hash = createHash('sha256').update('a-token').digest('base64url');
    await userAuth.noteReset(product.cast.admin.id, hash, new Date(clock().getTime() - 1_000));
    expect((await set('a-token')).status).toBe(422);
  });
});

describe('signed-in devices', () => {
  const email = 'employee@annals.example';
  const devices = async (client: Client) =>
    z.array(signedInDevice).parse((await client.get('/api/account/devices')).json);

  test('are listed, and signed out one by one or all but this one', async () => {
    const here = await product.signedIn(email, 'employee');
    await here.post('/api/account/devices/sign-out-others', {});
    const others = [await product.signedIn(email, 'employee'), await product.signedIn(email, 'employee')];
    const listed = await devices(here);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1);
    const other = (await devices(others[0] as Client)).find(({ isThis }) => isThis);
    // A stranger cannot end it, its owner can, and only once.
    const stranger = await product.signedIn('admin@annals.example', 'admin');
    const end = (client: Client) => client.post(`/api/account/devices/${other?.id ?? ''}/sign-out`, {});
    expect((await end(stranger)).status).toBe(404);
    expect((await end(here)).status).toBe(200);
    expect((await end(here)).status).toBe(404);
    expect(await isSignedIn(others[0] as Client)).toBe(false);
    expect((await here.post('/api/account/devices/sign-out-others', {})).status).toBe(200);
    expect(await isSignedIn(others[1] as Client)).toBe(false);
    expect(await devices(here)).toHaveLength(1);
  });
});

describe('the own profile', () => {
  test('is shown and changed, and others see the name', async () => {
    const client = await product.signedIn('employee@annals.example', 'employee');
    const before = ownProfile.parse((await client.get('/api/account/profile')).json);
    expect(before).toMatchObject({ careerPathStatus: 'content_in_role', skillTags: [], careerGoals: null });
    const picture = `data:image/png;base64,${'A'.repeat(40)}`;
    const changes = {
      firstName: 'Augusta',
      profileImageUrl: picture,
      skillTags: ['Mathematics', 'Poetry'],
      timeZone: 'Europe/London',
      careerPathStatus: 'focused_on_advancement',
      careerGoals: 'Lead a team.',
    };
    const answer = await client.patch('/api/account/profile', changes);
    expect(commandAnswer.parse(answer.json).id).toBe(product.cast.employee.id);
    expect(ownProfile.parse((await client.get('/api/account/profile')).json)).toEqual({
      ...before,
      ...changes,
    });
    expect((await client.get('/api/auth/user')).json).toMatchObject({ firstName: 'Augusta' });
  });

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ profileImageUrl: 'https://elsewhere.example/picture.png' }, 'A picture is a PNG, JPEG or WebP file.'],
    [
      { profileImageUrl: `data:image/png;base64,${'A'.repeat(30_000)}` },
      'This picture is too large. Please choose a smaller one.',
    ],
    [{ timeZone: 'Middle/Earth' }, 'Please choose a time zone'],
    [{ careerPathStatus: 'bored' }, 'Please choose where you stand'],
    [{ role: 'admin' }, 'Unknown: role'],
  ])('refuses %j', async (wrong, detail) => {
    const client = await product.signedIn('employee@annals.example', 'employee');
    const head = await product.written();
    const answer = await client.patch('/api/account/profile', wrong);
    expect([answer.status, (answer.json as { detail: string }).detail]).toEqual([422, detail]);
    expect(await product.written()).toBe(head);
  });
});
