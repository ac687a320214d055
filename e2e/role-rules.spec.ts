import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import Provider from 'oidc-provider';
import { z } from 'zod';
import { expectAccessible } from './accessible';
import { emailOf, sessionOf } from './demo-company';
import { test } from './fresh';

const NAME = 'Rules Directory';
const CLIENT = { id: 'annals', secret: 'the client secret of the browser test' };

test.use({ storageState: sessionOf('admin') });

let server: Server;
let issuer: string;
let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;

test.beforeAll(async () => {
  server = createServer((request, response) => void (answer ? answer(request, response) : response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  issuer = `http://127.0.0.1:${String(port)}`;
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('an administrator writes rules, tries them on an example, and somebody signs in and gets their role', async ({
  page,
  browser,
}) => {
  const made = await page.request.post('/api/identity-providers', {
    data: {
      name: NAME,
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      linksByAddress: true,
      domains: [],
    },
  });
  expect(made.status()).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  await page.request.post(`/api/identity-providers/${id}/switch`, { data: { isOn: true } });
  const redirectAddress = async () =>
    z
      .array(z.object({ id: z.string(), redirectAddress: z.string() }))
      .parse(await (await page.request.get('/api/identity-providers')).json())
      .find((one) => one.id === id)?.redirectAddress;
  // The list follows the log a moment later.
  await expect.poll(redirectAddress).toBeDefined();
  const redirect = (await redirectAddress()) ?? '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirect],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    cookies: { keys: ['of the test'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: emailOf('employee'),
        email_verified: true,
        groups: ['everyone', 'heads'],
      }),
    }),
  });
  answer = provider.callback();

  await page.goto('/admin/sign-in');
  const source = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Change rules: ${NAME}` }) });
  await expect(source.getByText('No rules: roles are given by hand.')).toBeVisible();
  await source.getByRole('button', { name: `Change rules: ${NAME}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add rule' }).click();
  const first = form.getByRole('group', { name: 'Rule 1' });
  await first.getByLabel('Claim').fill('groups');
  await first.getByLabel('Is one of these values').fill('leads, all\nheads');
  await first.getByLabel('Role').selectOption('Leader');
  await form.getByRole('button', { name: 'Add rule' }).click();
  const second = form.getByRole('group', { name: 'Rule 2' });
  await second.getByLabel('Role').selectOption('Administrator');

  const example = form.getByLabel('Claims of a token, as JSON');
  const tryIt = form.getByRole('button', { name: 'Try', exact: true });
  await example.fill('{"groups": ["admins", ');
  // What is missing in a rule is said before anything is tried.
  await tryIt.click();
  await expect(second.getByText('Please enter at least one value')).toBeVisible();
  await second.getByLabel('Is one of these values').fill('admins');
  await tryIt.click();
  await expect(form.getByText(/^This is no JSON\./)).toBeVisible();
  await expectAccessible(page);
  await example.fill('{"groups": ["admins", "heads"]}');
  await tryIt.click();
  await expect(
    form.getByText('The role is Leader; Administrator is requested of a second administrator.'),
  ).toBeVisible();
  await expect(form.getByText('Matches', { exact: true })).toHaveCount(2);
  await example.fill('{"groups": ["everyone"]}');
  await tryIt.click();
  await expect(form.getByText('No rule matches: the role stays as it is.')).toBeVisible();
  await expectAccessible(page);
  await second.getByRole('button', { name: 'Remove rule 2' }).click();
  await form.getByRole('button', { name: 'Save rules' }).click();
  await expect(form).toBeHidden();
  await expect(source.getByText('In one of the groups “leads, all”, “heads”')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  try {
    const theirs = await context.newPage();
    await theirs.goto('/login');
    await theirs.getByRole('link', { name: `Sign in with ${NAME}` }).click();
    await theirs.getByPlaceholder('Enter any login').fill('the-employee');
    await theirs.getByPlaceholder('and password').fill('any');
    await theirs.getByRole('button', { name: 'Sign-in' }).click();
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await expect(theirs).toHaveURL(/\/dashboard$/);
    const user = z
      .object({ id: z.string(), role: z.string() })
      .parse(await (await theirs.request.get('/api/auth/user')).json());
    expect(user.role).toBe('leader');

    await page.goto(`/admin/people/${user.id}`);
    await expect(page.getByText(/^The role follows from the rules of Rules Directory\./)).toBeVisible();
    await expect(page.getByText('The identity provider gave them another role.')).toBeVisible();
    await page.getByRole('button', { name: 'Change role' }).click();
    await form.getByLabel('New role').selectOption('Employee');
    await form.getByLabel('Why').fill('By hand');
    await form.getByRole('button', { name: 'Change role' }).click();
    await expect(form.getByText(/^The rules of Rules Directory decide this role\./)).toBeVisible();
    await expectAccessible(page);
    await page.request.post(`/api/identity-providers/${id}/removal`, { data: {} });
    await page.request.patch(`/api/people/${user.id}`, { data: { role: 'employee', reason: 'As before' } });
  } finally {
    await context.close();
  }
});
