import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { emailOf, sessionOf } from './demo-company';
import { test } from './fresh';
import { CLIENT, signInThere, startOpenIdProvider, type OpenIdProvider } from './openid-provider';

const NAME = 'Example Directory';

test.use({ storageState: sessionOf('admin') });

let directory: OpenIdProvider;
test.beforeAll(async () => {
  directory = await startOpenIdProvider();
});
test.afterAll(() => directory.close());

test('an administrator sets up a provider, tests it, and people sign in and out by it', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/sign-in');
  await page.getByRole('button', { name: 'Add provider' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(NAME);
  await form.getByLabel('Issuer').fill('http://login.example.com');
  await form.getByLabel('Client id').fill(CLIENT.id);
  await form.getByLabel('Client secret').fill(CLIENT.secret);
  await form.getByLabel(/^Link people by their verified address/).check();
  await form.getByLabel('Only addresses of these domains').fill('annals.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Please enter the address of the issuer/)).toBeVisible();
  await form.getByLabel('Issuer').fill(directory.issuer);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const provider = page
    .getByRole('list', { name: 'Identity providers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: NAME }) });
  const address = (label: string) =>
    provider
      .locator('div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('code')
      .last();
  const redirect = await address('Redirect address').innerText();
  const signedOut = await address('Address after signing out').innerText();
  await provider.getByRole('button', { name: 'Test connection' }).click();
  await expect(provider.getByText('The connection does not work yet.')).toBeVisible();
  await expect(
    provider.getByText('Something answered there, but it does not describe an OpenID provider.'),
  ).toBeVisible();
  directory.knows({ redirect, signedOut, email: emailOf('leader') });
  await provider.getByRole('button', { name: 'Test connection' }).click();
  await expect(provider.getByText('The connection works.')).toBeVisible();
  await expect(provider.getByText('It accepts the client id and the secret.')).toBeVisible();
  await expectAccessible(page);
  await provider.getByRole('button', { name: 'Switch on' }).click();
  await expect(provider.getByText('On', { exact: true })).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  try {
    await signInAndOut(await context.newPage());
  } finally {
    await context.close();
    await provider.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(provider).toBeHidden();
  }
});

async function signInAndOut(page: Page): Promise<void> {
  const begin = () => page.getByRole('link', { name: `Sign in with ${NAME}` }).click();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: `Sign in with ${NAME}` })).toBeVisible();
  await expectAccessible(page);
  await begin();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in was cancelled at the identity provider.');
  await expect(page.getByRole('alert')).toContainText(/Reference: [\w-]{8,}/);
  await expectAccessible(page);

  await page.goto('/login?returnTo=%2Fsettings%2Fpassword');
  await begin();
  await signInThere(page, 'the-leader');
  await expect(page).toHaveURL(/\/settings\/password$/);
  await expect(page.getByText(/^Linked since/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/api/logout');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login/);
}
