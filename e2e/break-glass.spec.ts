import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible';
import { choosePerson } from './choose-person';
import { emailOf, PASSWORD, sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { test } from './several-people';
import { virtualAuthenticator } from './virtual-authenticator';

const NAME = 'Emergency Access';
const SECOND = 'miriam.castell@annals.example';

test.use({ storageState: sessionOf('admin') });
test.setTimeout(180_000);

let server: Server;
let issuer: string;

test.beforeAll(async () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
      },
      '/keys': { keys: [{ ...key, kid: '1', alg: 'RS256', use: 'sig' }] },
      '/token': { error: 'invalid_grant' },
    };
    const path = request.url ?? '';
    response.writeHead(path === '/token' ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[path] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  issuer = `http://127.0.0.1:${String(port)}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const created = z.object({ id: z.string() });
const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const accountOn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) });

/** Says why in the dialog that is open, and confirms. */
async function confirm(dialog: Locator, label: string, words: string, button: string): Promise<void> {
  await dialog.getByLabel(label).fill(words);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

async function takeHalf(page: Page): Promise<string> {
  await accountOn(page).getByRole('button', { name: 'Show my half' }).click();
  const half = await accountOn(page).getByLabel('Your half of the password').inputValue();
  await accountOn(page).getByRole('button', { name: 'It is in the envelope' }).click();
  return half;
}

/** Both administrators agree on a new password, and take a half each. */
async function seal(asks: Page, agrees: Page): Promise<[string, string]> {
  await accountOn(agrees).getByRole('button', { name: 'Agree' }).click();
  await agrees.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  const second = await takeHalf(agrees);
  const first = await takeHalf(asks);
  await expect(accountOn(asks).getByText('Sealed and ready')).toBeVisible();
  return [first, second];
}

test('two administrators seal an account; without passwords, and with the provider down, it opens, alarms, is reviewed and sealed again', async ({
  page,
  browser,
}) => {
  const hired = await page.request.post('/api/people', {
    data: {
      firstName: 'Emergency',
      lastName: 'Access',
      email: 'emergency@annals.example',
      role: 'employee',
      position: 'For emergencies',
      department: 'Security',
      managerId: null,
      hireDate: '2026-01-05',
    },
  });
  const { id } = created.parse(await hired.json());
  const provider = await page.request.post('/api/identity-providers', {
    data: {
      name: 'Directory',
      issuer,
      clientId: 'annals',
      clientSecret: 'the client secret of the browser test',
      linksByAddress: true,
      domains: [],
    },
  });
  const { id: providerId } = created.parse(await provider.json());
  await page.request.post(`/api/identity-providers/${providerId}/switch`, { data: { isOn: true } });
  const contextOfSecond = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const second = await contextOfSecond.newPage();
  const data = { email: SECOND, password: PASSWORD, role: 'admin' };
  expect((await second.request.post('/api/auth/login', { data })).status()).toBe(200);
  const visitors = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await visitors.newPage();
  try {
    await page.goto('/admin/sign-in');
    await page.getByRole('button', { name: 'New account', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choosePerson(dialog, 'Person', 'Emergency Acc');
    await expectAccessible(page);
    await confirm(dialog, 'Reason', 'For the day the provider is down', 'Ask a second administrator');
    await expect(accountOn(page).getByText('Waits for a second administrator')).toBeVisible();
    await second.goto('/admin/sign-in');
    const halves = await seal(page, second);
    await expectAccessible(page);

    // The administrator has another way in: a passkey.
    await virtualAuthenticator(page);
    await page.goto('/settings/password');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill('Office laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto('/admin/sign-in');
    await card(page, 'Passwords').getByRole('button', { name: 'Switch off' }).click();
    await confirm(dialog, 'Reason', 'As the board decided', 'Switch off');
    await expect(toast(page, 'Passwords are switched off')).toBeVisible();

    await visitor.goto('/login');
    await expect(visitor.getByRole('link', { name: 'Sign in with Directory' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expect(visitor.getByLabel('Password')).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
    await expectAccessible(visitor);

    server.closeAllConnections();
    server.close();
    await visitor.getByRole('link', { name: 'Sign in with Directory' }).click();
    await expect(visitor.getByRole('alert')).toBeVisible();
    await visitor.getByRole('link', { name: 'Emergency access' }).click();
    await visitor.getByRole('button', { name: 'Open the account' }).click();
    await expect(visitor.getByText('Please enter the half as it is in the envelope').first()).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByLabel('First half of the password').fill(halves[0]);
    await visitor.getByLabel('Second half of the password').fill(halves[1].toLowerCase());
    await visitor.getByLabel('Your own email').fill(emailOf('admin'));
    await visitor.getByLabel('Reason').fill('The provider is down');
    await visitor.getByRole('button', { name: 'Open the account' }).click();
    await expect(visitor).toHaveURL(/\/admin/);

    // Another administrator sees it on the screen that is open, without doing anything.
    const alarm = second.getByRole('alert').filter({ hasText: `${NAME} is open` });
    await expect(alarm).toBeVisible();
    await expectAccessible(second);
    await visitor.goto('/admin/sign-in');
    await card(visitor, 'Passwords').getByRole('button', { name: 'Switch on' }).click();
    await confirm(visitor.getByRole('dialog'), 'Reason', 'Until the provider is back', 'Switch on');
    await expect(toast(visitor, 'Passwords are switched on')).toBeVisible();

    await accountOn(second).getByRole('button', { name: 'Review' }).click();
    const review = second.getByRole('dialog');
    await expect(review.getByText('Password sign in set').first()).toBeVisible();
    await expectAccessible(second);
    await confirm(review, 'What happened', 'The provider was down for an hour.', 'Finish the review');
    await expect(accountOn(second).getByText('To be sealed')).toBeVisible();
    await expect(alarm).toBeHidden();
    await visitor.goto('/admin/sign-in');
    await expect(visitor).toHaveURL(/\/login/);

    await accountOn(second).getByRole('button', { name: 'New password' }).click();
    await confirm(second.getByRole('dialog'), 'Reason', 'After its review', 'Ask a second administrator');
    const [, again] = await seal(second, page);
    expect(halves).not.toContain(again);
  } finally {
    await contextOfSecond.close();
    await visitors.close();
    await tidyUp(page, id, providerId);
  }
});

/** Leaves the product as it was, whatever went wrong. */
async function tidyUp(page: Page, id: string, providerId: string): Promise<void> {
  const post = (path: string, data: object = {}) => page.request.post(path, { data });
  await post('/api/sign-in-policy/passwords', { isOn: true, reason: 'The test is over' });
  await post(`/api/break-glass/accounts/${id}/retirement`, { reason: 'The test is over' });
  await page.request.patch(`/api/people/${id}`, { data: { role: 'employee', reason: 'The test is over' } });
  await post(`/api/identity-providers/${providerId}/removal`);
  const own = await page.request.get('/api/account/second-factor');
  const { passkeys } = z.object({ passkeys: z.array(z.object({ id: z.string() })) }).parse(await own.json());
  for (const { id: passkey } of passkeys) await post(`/api/account/passkeys/${passkey}/removal`);
}
