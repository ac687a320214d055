import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInDevice } from '@annals/contracts/features/accounts/self-service';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { ownProfile } from '@annals/contracts/features/people/profile';
import type { SignInRole } from '@annals/contracts/kernel/roles';
import { PICTURE_BYTES, pictureTooLarge } from '@annals/contracts/features/people/picture';
import { ProfileChanged } from '@annals/contracts/features/people/profile-events';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { mailIn, mailsIn } from '../src/platform/mail/mailbox';
import { folderStore } from '../src/platform/pictures/folder-store';
import { tryOut } from '../src/platform/pictures/picture-store';
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
    await expect.poll(async () => (await toldOfNewPassword(email)).length).toBe(1);
    const [mailed] = await toldOfNewPassword(email);
    expect(mailed).toContain('who was signed in and knew the old one');
    expect(mailed).not.toContain('another-good-one');
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

  test('is refused with a wrong current one, and has to wait after five', async () => {
    const client = await product.as('auditor');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await change(client, 'not-the-password', 'another-good-one');
      expect(answer.json).toMatchObject({
        status: 422,
        detail: 'This is not your current password.',
        errors: [{ path: 'currentPassword' }],
      });
    }
    expect((await change(client, DEMO_PASSWORD, 'another-good-one')).status).toBe(429);
    const types = await accountEvents(product.cast.auditor.id);
    expect(types.filter((type) => type === 'SignInFailed')).toHaveLength(1);
    // Signing in is not delayed by it: somebody at an open session locks nobody out.
    expect(await canSignIn('auditor@annals.example', 'admin', DEMO_PASSWORD)).toBe(true);
  });

  test('is refused when it is short, or the old one', async () => {
    const client = await product.as('employee');
    const head = await product.written();
    expect((await change(client, DEMO_PASSWORD, 'short')).json).toMatchObject({
      status: 422,
      detail: 'A new password has at least 12 characters',
    });
    for (const guessable of ['passwordpassword', 'Passwordpassword1', 'employeeannals'])
      expect((await change(client, DEMO_PASSWORD, guessable)).json).toMatchObject({
        status: 422,
        detail: expect.stringMatching(/^This password is one of those that are guessed first/) as string,
        errors: [{ path: 'newPassword' }],
      });
    expect((await change(client, DEMO_PASSWORD, DEMO_PASSWORD)).status).toBe(422);
    expect(await product.written()).toBe(head);
  });
});

/** How often the owner of an address was told of a new password, and in what words. */
const toldOfNewPassword = (email: string) => told(email, 'Your Annals password was changed');

async function told(email: string, subject: string): Promise<string[]> {
  const { rows } = await mailsIn(directory, { limit: 200 });
  const mails = await Promise.all(rows.map(({ id }) => mailIn(directory, id)));
  return mails.flatMap((mail) => (mail?.to === email && mail.subject === subject ? [mail.text] : []));
}

test('a sign-in on a device that is new is told by e-mail, with the device and the shortened address; the first one and known ones are not', async () => {
  const email = 'miriam.castell@annals.example';
  const subject = 'A new sign-in to your Annals account';
  const login = { email, role: 'employee', password: DEMO_PASSWORD };
  const own = product.visitor();
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  expect((await own.post('/api/auth/login', login, agent)).status).toBe(200);
  expect((await own.post('/api/auth/login', login, agent)).status).toBe(200);
  expect((await product.visitor().post('/api/auth/login', login, agent)).status).toBe(200);
  await expect.poll(async () => (await told(email, subject)).length).toBe(1);
  const [text] = await told(email, subject);
  expect(text).toContain('Firefox on Linux');
  expect(text).toMatch(/Network 10\.\d+\.\d+\.x/);
  const { userAuth, log } = product.annals.services;
  const events = await log.readStream(`account-${(await userAuth.ownerOf(email)) ?? ''}`);
  const isNew = events.flatMap(({ type, data }) =>
    type === 'SignedIn' ? [(data as { isNewDevice: boolean }).isNewDevice] : [],
  );
  expect(isNew).toEqual([false, false, true]);
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
    await expect.poll(async () => (await toldOfNewPassword(email)).length).toBe(1);
    expect((await toldOfNewPassword(email))[0]).toContain('by a link that was sent to this address');
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
    const stranger = await product.as('admin');
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
    const client = await product.as('employee');
    const before = ownProfile.parse((await client.get('/api/account/profile')).json);
    expect(before).toMatchObject({ careerPathStatus: 'content_in_role', skillTags: [], careerGoals: null });
    const changes = {
      firstName: 'Augusta',
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
    [{ timeZone: 'Middle/Earth' }, 'Please choose a time zone'],
    [{ careerPathStatus: 'bored' }, 'Please choose where you stand'],
    [{ role: 'admin' }, 'There is no field named role here'],
  ])('refuses %j', async (wrong, detail) => {
    const client = await product.as('employee');
    const head = await product.written();
    const answer = await client.patch('/api/account/profile', wrong);
    expect([answer.status, (answer.json as { detail: string }).detail]).toEqual([422, detail]);
    expect(await product.written()).toBe(head);
  });
});

describe('the own picture', () => {
  const email = 'employee@annals.example';
  const change = (client: Client, file: Buffer | null, headers = {}) =>
    client.patch('/api/account/picture', { picture: file && file.toString('base64') }, headers);
  const all = async (names: AsyncIterable<string>) => {
    const found: string[] = [];
    for await (const name of names) found.push(name);
    return found;
  };
  const shownTo = async (client: Client) =>
    ownProfile.parse((await client.get('/api/account/profile')).json).profileImageUrl;
  const fetched = async (client: Client, address: string) => {
    const answer = await fetch(product.url + address, { headers: { cookie: client.cookieHeader() } });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#cc2200' } });

  test('is cut and packed anew, shown to whoever is signed in, replaced and taken away', async () => {
    const client = await product.signedIn(email, 'employee');
    const taken = await red(900, 600)
      .withExif({ IFD0: { ImageDescription: 'Taken at home' } })
      .jpeg()
      .toBuffer();
    const key = { 'Idempotency-Key': randomUUID() };
    const answer = await change(client, Buffer.concat([taken, Buffer.from('#!/bin/sh at the end')]), key);
    expect(answer.status).toBe(200);
    const address = (await shownTo(client)) ?? '';
    const colleague = await product.signedIn('admin@annals.example', 'admin');
    const { answer: seen, bytes } = await fetched(colleague, address);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(seen.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const rest of ['Taken at home', 'at the end']) expect(bytes.includes(rest)).toBe(false);
    expect((await fetched(product.visitor(), address)).answer.status).toBe(401);

    // What is stored says nothing without the key of its person.
    const { pictures } = product.annals.services;
    const names = await all(pictures.store.names(product.cast.employee.id));
    expect(names).toHaveLength(1);
    const stored = await pictures.store.get(names[0] ?? '');
    expect(stored?.includes('WEBP')).toBe(false);
    // Sent once more, because the answer was lost on its way.
    expect((await change(client, taken, key)).json).toEqual(answer.json);

    await change(client, await red(300, 300).png().toBuffer());
    const next = (await shownTo(client)) ?? '';
    expect(next).not.toBe(address);
    expect((await fetched(colleague, address)).answer.status).toBe(404);
    expect((await fetched(colleague, next)).answer.status).toBe(200);
    await pictures.removeReplaced(product.cast.employee.id);
    expect(await all(pictures.store.names(product.cast.employee.id))).toEqual([
      next.replace('/api/people/', '').replace('/pictures', ''),
    ]);

    expect((await change(client, null)).status).toBe(200);
    expect(await shownTo(client)).toBeNull();
    expect((await fetched(colleague, next)).answer.status).toBe(404);
  });

  test('of former times is shown as it was, until there is another one', async () => {
    const { log, feed } = product.annals.services;
    const { id } = product.cast.employee;
    const former = 'data:image/png;base64,AAAA';
    const { position } = await log.append(
      `person-${id}`,
      [ProfileChanged.of({ personId: id, profileImageUrl: former })],
      {
        commandId: randomUUID(),
        correlationId: randomUUID(),
        actorId: id,
        actorRole: 'employee',
        occurredAt: new Date().toISOString(),
      },
      await log.revisionOf(`person-${id}`),
    );
    await feed.waitFor(['people'], position, 20_000);
    const client = await product.signedIn(email, 'employee');
    expect(await shownTo(client)).toBe(former);
    expect((await change(client, await red(20, 20).webp().toBuffer())).status).toBe(200);
    expect(await shownTo(client)).toMatch(/^\/api\/people\//);
  });

  test('that is none, or too large, is refused in words, and nothing is stored', async () => {
    const client = await product.signedIn('admin@annals.example', 'admin');
    const unreadable = 'This file cannot be read as a picture. Please choose a PNG, JPEG or WebP file.';
    const png = await red(40, 40).png().toBuffer();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
    const tooLarge = Buffer.alloc(PICTURE_BYTES + 3);
    const head = await product.written();
    for (const [file, sentence] of [
      [Buffer.from('not one'), unreadable],
      [Buffer.alloc(0), unreadable],
      [svg, unreadable],
      [gif, unreadable],
      [png.subarray(0, 60), unreadable],
      [bomb, 'This picture has more than 40 million pixels. Please choose a smaller one.'],
      [tooLarge, pictureTooLarge()],
    ] as const) {
      const answer = await change(client, file);
      expect([answer.status, (answer.json as { detail: string }).detail]).toEqual([422, sentence]);
    }
    expect((await change(client, Buffer.alloc(PICTURE_BYTES + 100_000))).status).toBe(413);
    expect(await product.written()).toBe(head);
    const { store } = product.annals.services.pictures;
    expect(await all(store.names(product.cast.admin.id))).toEqual([]);
  });

  test('needs a place that can be written, which the doctor tries', async () => {
    const { store } = product.annals.services.pictures;
    const before = await all(store.names());
    await tryOut(store);
    expect(await all(store.names())).toEqual(before);
    await expect(tryOut(folderStore('/dev/null/pictures'))).rejects.toThrow('/dev/null');
  });
});
