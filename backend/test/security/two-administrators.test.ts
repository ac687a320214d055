import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { privacyRoutes } from '@annals/contracts/features/privacy/routes';
import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import { notificationRoutes } from '@annals/contracts/features/notifications/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantAtServer } from '../operator';
import { Administration, choose, PASSWORD, someAddress, tokenOf } from '../people-administration';
import { startProduct, type Answer, type Client, type Product } from '../product';

const directory = mkdtempSync(join(tmpdir(), 'annals-mailbox-'));
let product: Product;
let office: Administration;
/** Two administrators whom nobody here brought in. */
let first: Client;
let second: Client;

beforeAll(async () => {
  product = await startProduct({ mail: { directory, from: 'annals@annals.example' } });
  office = await Administration.of(product);
  first = office.admin;
  await grantAtServer(product, product.cast.leader.id, 'admin');
  second = await product.signedIn('leader@annals.example', 'admin');
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const hired = (answer: Answer) => peopleRoutes.hire.answer.parse(answer.json);
const at = (client: Client) => {
  client.position = undefined;
  return client;
};
/** The requests that wait, as an administrator sees them now. */
async function waiting(client: Client, subjectId: string) {
  await product.caughtUp();
  const { json } = await at(client).get(`/api/administration/privileged-acts?subjectId=${subjectId}`);
  return privilegedActRoutes.list.answer.parse(json);
}
async function approve(client: Client, subjectId: string) {
  const [act] = await waiting(first, subjectId);
  return client.post(`/api/administration/privileged-acts/${act?.id ?? ''}/approval`, { reason: 'Agreed' });
}
async function decline(client: Client, subjectId: string) {
  const [act] = await waiting(first, subjectId);
  return client.post(`/api/administration/privileged-acts/${act?.id ?? ''}/refusal`, { reason: 'Not now' });
}
/** The newest link that was mailed to an address, as its owner reads it. */
function mailedLink(address: string): string | undefined {
  const links = readdirSync(directory)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .filter((mail) => mail.includes(address))
    .map((mail) => Buffer.from(mail.split('\n\n')[1] ?? '', 'base64').toString('utf8'))
    // By day they are e-mailed of other things as well.
    .flatMap((text) => /https?:\S+token=\S+/.exec(text)?.[0] ?? []);
  return links.at(-1);
}
/** A person whose account the first administrator holds in their own hands. */
async function puppet() {
  const email = someAddress();
  const { id, link } = await office.hire({ email });
  const client = product.visitor();
  expect((await choose(client, link)).status).toBe(200);
  return { id, email, client };
}
/** As `puppet`, and an administrator by whatever way. */
async function puppetAdministrator() {
  const made = await puppet();
  await grantAtServer(product, made.id, 'admin');
  return made;
}

describe('a role of administrators and auditors', () => {
  test.each(['admin', 'auditor'] as const)(
    '%s: hiring for it gives nobody a link but the one who is hired',
    async (role) => {
      const email = someAddress();
      const answer = await first.post('/api/people', office.newcomer({ email, role }));
      expect(answer.status).toBe(201);
      const { id, link, emailed, waitsForApproval } = hired(answer);
      expect({ link, emailed, waitsForApproval }).toEqual({
        link: null,
        emailed: true,
        waitsForApproval: true,
      });
      expect(answer.text).not.toContain('token');
      const own = mailedLink(email) ?? '';
      // Nor do the e-mails that an installation without a mail server shows to administrators.
      const [mail] = (await first.get('/api/mailbox?limit=1')).json as { id: string }[];
      expect((await first.get(`/api/mailbox/${mail?.id ?? ''}`)).text).not.toContain(tokenOf(own));
      // Until a second administrator agrees they are an employee.
      expect((await office.facts(id)).role).toBe('employee');
      expect((await approve(first, id)).status).toBe(409);
      expect((await approve(second, id)).status).toBe(200);
      expect((await office.facts(id)).role).toBe(role);
      // The link of the account that was an employee's has ended; another one went to them.
      expect((await choose(product.visitor(), own)).status).toBe(404);
      expect((await choose(product.visitor(), mailedLink(email) ?? '')).json).toEqual({ role });
    },
  );

  test('waits with everything else done, tells the others, and is declined with a reason', async () => {
    const { id } = await puppet();
    const answer = await office.change(id, {
      role: 'auditor',
      department: 'Audit',
      reason: 'Knows the books',
    });
    expect(answer.json).toMatchObject({ waitsForApproval: true });
    expect(await office.facts(id)).toMatchObject({ role: 'employee', department: 'Audit' });
    const [seen] = await waiting(second, id);
    expect(seen).toMatchObject({
      act: 'grant-role',
      role: 'auditor',
      reason: 'Knows the books',
      allowed: { approve: true, decline: true },
      objection: null,
    });
    expect((await waiting(first, id))[0]).toMatchObject({
      allowed: { approve: false, decline: true },
      objection: expect.stringContaining('yourself') as string,
    });
    const notified = notificationRoutes.list.answer.parse((await at(second).get('/api/notifications')).json);
    expect(JSON.stringify(notified)).toContain('Knows the books');
    expect((await office.change(id, { role: 'auditor' })).status).toBe(409);
    expect((await decline(second, id)).status).toBe(200);
    expect((await waiting(first, id)).length).toBe(0);
    expect((await office.facts(id)).role).toBe('employee');
  });

  test('ends a password that was chosen by a link another administrator saw', async () => {
    const { id, email, client } = await puppet();
    await office.change(id, { role: 'auditor' });
    expect((await approve(second, id)).status).toBe(200);
    expect((await office.facts(id)).role).toBe('auditor');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const login = { email, password: PASSWORD, role: 'admin' };
    expect((await product.visitor().post('/api/auth/login', login)).status).toBe(401);
    expect((await choose(product.visitor(), mailedLink(email) ?? '')).json).toEqual({ role: 'auditor' });
  });

  test('is not taken over from a list of people', async () => {
    const { employee } = product.cast;
    const csv = [
      'email,firstName,lastName,position,department,role,managerEmail,hireDate',
      `${someAddress()},Ada,New,Engineer,Engineering,admin,,`,
      `${employee.email},,,,,auditor,,`,
    ].join('\n');
    const report = await first.post('/api/imports/check', { csv });
    expect(report.text).toContain('granted by two administrators');
    expect(report.json).toMatchObject({ counts: { hire: 0, change: 0, error: 2 } });
  });

  test('is not one’s own to change, nor to request', async () => {
    for (const role of ['employee', 'auditor'])
      expect((await office.change(product.cast.admin.id, { role })).status).toBe(409);
    expect((await office.facts(product.cast.admin.id)).role).toBe('admin');
  });
});

describe('the second administrator', () => {
  test('is nobody whom the first one brought in, however many steps lie between, and nobody from the same hand', async () => {
    const child = await puppetAdministrator();
    const sibling = await puppetAdministrator();
    const { id: grandchildId, link } = hired(await child.client.post('/api/people', office.newcomer()));
    const grandchild = product.visitor();
    expect((await choose(grandchild, link ?? '')).status).toBe(200);
    await grantAtServer(product, grandchildId, 'admin');
    const { id } = await puppet();
    const related = [child.client, sibling.client, grandchild];
    for (const requester of [first, child.client, grandchild]) {
      const answer = await requester.patch(`/api/people/${id}`, { role: 'auditor', reason: 'Please' });
      expect(answer.status).toBe(200);
      for (const other of [first, ...related].filter((one) => one !== requester)) {
        const refused = await approve(other, id);
        expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('not independent')]);
      }
      const [act] = await waiting(first, id);
      await second.post(`/api/administration/privileged-acts/${act?.id ?? ''}/refusal`, { reason: 'No' });
    }
  });

  test('is nobody whom the first one unlocked, and nobody who became one after the request', async () => {
    const late = await product.signedIn(product.cast.manager.email, 'manager');
    const { id } = await puppet();
    await office.change(id, { role: 'auditor' });
    await grantAtServer(product, product.cast.manager.id, 'admin');
    const refused = await approve(late, id);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('before you became')]);
    await decline(first, id);
    // Asked again, they were one before; but after this they owe their way back in to the first.
    await office.change(id, { role: 'auditor' });
    expect((await waiting(late, id))[0]?.allowed.approve).toBe(true);
    await second.post(`/api/people/${product.cast.manager.id}/lock`, { reason: 'A lost laptop' });
    await first.post(`/api/people/${product.cast.manager.id}/unlock`, { reason: 'Found again' });
    expect((await approve(second, product.cast.manager.id)).status).toBe(200);
    const back = await product.signedIn(product.cast.manager.email, 'admin');
    expect((await approve(back, id)).status).toBe(409);
    expect((await decline(first, id)).status).toBe(200);
    expect((await approve(back, id)).status).toBe(404);
  });

  test('is asked within two weeks', async () => {
    const { id } = await puppet();
    await office.change(id, { role: 'auditor' });
    const [act] = await waiting(second, id);
    product.setClock(new Date(Date.now() + 15 * 86_400_000));
    const late = await second.post(`/api/administration/privileged-acts/${act?.id ?? ''}/approval`, {
      reason: 'At last',
    });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('expired')]);
    expect(await waiting(second, id)).toEqual([]);
    product.setClock(new Date());
    expect((await decline(first, id)).status).toBe(200);
  });
});

describe('what else takes two', () => {
  test('a new link for an administrator: requested with a reason, mailed to them alone, their sessions end', async () => {
    const { manager } = product.cast;
    const path = `/api/people/${manager.id}/invitation`;
    const before = await product.signedIn(manager.email, 'admin');
    expect((await first.post(path, {})).status).toBe(422);
    const asked = await first.post(path, { reason: 'Has lost the phone' });
    expect(asked.json).toMatchObject({ link: null, emailed: false, waitsForApproval: true });
    expect((await before.get('/api/auth/user')).status).toBe(200);
    expect((await approve(second, manager.id)).status).toBe(200);
    expect((await before.get('/api/auth/user')).status).toBe(401);
    const events = await product.annals.services.log.readStream(`account-${manager.id}`);
    const ended = events.filter(({ type }) => type === 'SessionsEnded').map(({ data }) => data);
    expect(ended.at(-1)).toMatchObject({ personId: manager.id, because: 'new link' });
    expect((await choose(product.visitor(), mailedLink(manager.email) ?? '')).status).toBe(200);
  });

  test('unlocking an administrator, also after failures', async () => {
    const { id } = await puppetAdministrator();
    await second.post(`/api/people/${id}/lock`, { reason: 'A lost laptop' });
    const asked = await first.post(`/api/people/${id}/unlock`, { reason: 'Found again' });
    expect(asked.json).toMatchObject({ waitsForApproval: true });
    expect((await office.facts(id)).account.state).toBe('locked');
    expect((await approve(first, id)).status).toBe(409);
    expect((await approve(second, id)).status).toBe(200);
    expect((await office.facts(id)).account.state).toBe('open');
  });

  test('an erasure: approved by nobody whom the first one brought in', async () => {
    const { id } = await puppet();
    const child = await puppetAdministrator();
    await first.post(`/api/people/${id}/departure`, { lastDay: new Date().toISOString().slice(0, 10) });
    const path = `/api/privacy/people/${id}`;
    expect((await first.post(`${path}/erasure`, { reason: 'A letter' })).status).toBe(200);
    const refused = await child.client.post(`${path}/erasure/approval`, {});
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('not independent')]);
    await product.caughtUp();
    const seen = privacyRoutes.one.answer.parse((await at(child.client).get(path)).json);
    expect([seen.allowed.approve, seen.objection]).toEqual([false, expect.stringContaining('independent')]);
    expect((await second.post(`${path}/erasure/approval`, {})).status).toBe(200);
  });
});

test('the last administrator is neither locked nor taken the role, and grows to two at the server alone', async () => {
  const alone = await product.as('admin');
  await product.caughtUp();
  const { json } = await at(alone).get('/api/administration/people?role=admin&limit=200');
  const others = (json as { id: string }[]).filter(({ id }) => id !== product.cast.admin.id);
  for (const { id } of others) await office.change(id, { role: 'manager', reason: 'Fewer of us' });
  await product.caughtUp();
  const { id } = await puppet();
  const refused = await office.change(id, { role: 'admin' });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('operator')]);
  expect((await first.post('/api/people', office.newcomer({ role: 'admin' }))).status).toBe(409);
  expect((await first.post(`/api/people/${product.cast.admin.id}/lock`, { reason: 'No' })).status).toBe(409);
  expect((await office.change(product.cast.admin.id, { role: 'employee' })).status).toBe(409);
});
