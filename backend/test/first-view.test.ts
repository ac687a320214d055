import { createHash, randomUUID } from 'node:crypto';
import { insightId } from '@annals/contracts/features/insights/ids';
import { dashboardStats } from '@annals/contracts/features/dashboard/views';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insight } from '../src/features/insights/decider';
import { startProduct, type Client, type Product } from './product';

const DAY_MS = 86_400_000;
const VIEW = 'id="first-view"';

let product: Product;
let manager: Client;
let employee: Client;
let auditor: Client;
beforeAll(async () => {
  product = await startProduct();
  manager = await product.as('manager');
  employee = await product.as('employee');
  auditor = await product.as('auditor');
  await product.caughtUp();
});
afterAll(() => product.stop());

/** As a browser asks for a page. */
const pageOf = (client: Client, path: string, headers: Record<string, string> = {}) =>
  client.getOnce(path, headers);

async function findFor(targetUserId: Product['cast']['manager']['id'], description: string): Promise<void> {
  const id = insightId.parse(randomUUID());
  await product.annals.services.dispatch(
    insight,
    id,
    {
      type: 'GenerateInsight',
      insightId: id,
      targetUserId,
      insightType: 'recommendation',
      title: `About ${id}`,
      description,
      priority: 'high',
      evidence: [{ label: 'Open for more than 14 days', value: '2', path: '/pain-points' }],
      rule: { name: 'ageing-pain-points', version: 1, threshold: 'open for more than 14 days' },
      actionPath: '/pain-points',
      expiresAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    },
    { actor: { id: 'system:alex', role: 'system' }, commandId: randomUUID() },
  );
  await product.caughtUp();
}

test('the page of the dashboard begins with what its reader’s dashboard shows', async () => {
  await findFor(product.cast.manager.id, 'Two pain points wait.');
  const { text } = await pageOf(manager, '/dashboard');
  const stats = dashboardStats.parse((await manager.get('/api/dashboard/stats')).json);
  expect(text).toContain('<h1>Manager Dashboard</h1>');
  expect(text).toContain(`, ${product.cast.manager.firstName.replaceAll("'", '&#39;')}</h2>`);
  expect(text).toContain(`<dt>Team Members</dt><dd>${String(stats.teamMembers)}</dd>`);
  expect(text).toContain('Two pain points wait.');
  expect((await pageOf(manager, '/')).text).toContain('<h1>Manager Dashboard</h1>');
  const ofAnother = (await pageOf(employee, '/dashboard')).text;
  expect(ofAnother).toContain('<h1>Overview</h1>');
  expect(ofAnother).not.toContain('Two pain points wait.');
});

test('the page of the event log begins with its newest events, for auditors and administrators alone', async () => {
  const { text } = await pageOf(auditor, '/audit');
  expect(text).toContain('<h1>Event log</h1>');
  expect(text).toMatch(/<li class="first-view__line">[^<]+\t[^<]+ Auditor\tSigned in\tAccounts …/);
  for (const client of [manager, employee]) expect((await pageOf(client, '/audit')).text).not.toContain(VIEW);
  // What is asked for in the address is not the newest.
  expect((await pageOf(auditor, '/audit?type=SignedIn')).text).not.toContain(VIEW);
});

test('it is in the language of the browser, and in that of the profile before that', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' };
  expect((await pageOf(employee, '/dashboard', german)).text).toContain('lang="de">');
  expect((await pageOf(employee, '/dashboard', german)).text).not.toContain('Pending Reviews');
  expect((await employee.patch('/api/account/profile', { language: 'en' })).status).toBe(200);
  await product.caughtUp();
  expect((await pageOf(employee, '/dashboard', german)).text).toContain('Pending Reviews');
});

test('such a page is for no cache, and runs no script but its own', async () => {
  const { headers, text } = await pageOf(manager, '/dashboard');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toContain('Cookie');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`;script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  // The application’s styles do not stand before what is shown.
  expect(text.indexOf('rel="stylesheet"')).toBeGreaterThan(text.indexOf(VIEW));
});

test('where no page is, the answer says so to programs too', async () => {
  const visitor = product.visitor();
  for (const path of ['/', '/landing', '/login', '/welcome', '/dashboard', '/reviews-360/42/results']) {
    expect((await pageOf(visitor, path)).status, path).toBe(200);
    expect((await pageOf(manager, path)).status, path).toBe(200);
  }
  for (const path of ['/nowhere', '/meetings/42/more', '/robots.txt']) {
    const missing = await pageOf(visitor, path);
    expect([missing.status, missing.text.includes('<div id="root">')], path).toEqual([404, true]);
    expect((await pageOf(manager, path)).status, path).toBe(404);
  }
});

test('whatever somebody wrote is text', async () => {
  await findFor(product.cast.manager.id, '</style><script>alert("$&")</script>');
  const { text } = await pageOf(manager, '/dashboard');
  expect(text).toContain('&lt;/style&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;');
  expect(text).not.toContain('alert("');
});

test('nobody is shown anything without a session that counts, nor on other pages', async () => {
  const visitor = product.visitor();
  const forger = product.visitor();
  forger.setCookie('annals.session', manager.cookie('annals.session') ?? '');
  forger.setCookie('annals.session.sig', 'made-up');
  const left = await product.as('leader');
  const before = left.cookieHeader();
  await left.getOnce('/api/logout', { 'sec-fetch-site': 'same-origin' });
  for (const client of [visitor, forger, left]) {
    const { text, headers } = await pageOf(client, '/dashboard');
    expect(text).not.toContain(VIEW);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).not.toContain('sha256');
  }
  const old = await fetch(`${product.url}/dashboard`, { headers: { cookie: before } });
  expect(await old.text()).not.toContain(VIEW);
  for (const path of ['/landing', '/login', '/meetings', '/nowhere'])
    expect((await pageOf(manager, path)).text).not.toContain(VIEW);
});

test('what does not come in time is left out, and the page comes all the same', async () => {
  const holder = new pg.Client({ connectionString: product.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE annals_read.ai_insights IN ACCESS EXCLUSIVE MODE');
  const { status, text } = await pageOf(manager, '/dashboard');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root">');
  expect(text).not.toContain(VIEW);
  await holder.query('ROLLBACK');
  await holder.end();
  expect((await pageOf(manager, '/dashboard')).text).toContain(VIEW);
});

test('who first has to set up a second factor sees nothing', async () => {
  const admin = await product.as('admin');
  const required = await admin.post('/api/sign-in-policy/second-factors', {
    roles: ['manager'],
    graceDays: 0,
    reason: '',
  });
  expect(required.status).toBe(200);
  expect((await pageOf(manager, '/dashboard')).text).not.toContain(VIEW);
  expect((await pageOf(employee, '/dashboard')).text).toContain(VIEW);
});
