import { createHmac } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { emailOf, PASSWORD, sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { askedToStepUp } from './step-up';
import { virtualAuthenticator } from './virtual-authenticator';

test.use({ storageState: sessionOf('auditor') });

/** RFC 6238, apart from the server's: what an app would show now. */
function codeOf(key: string): string {
  const bits = Array.from(key, (one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest();
  const at = mac.readUInt8(19) % 16;
  return String((mac.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** Signs in by the form, up to the code. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf('auditor'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('an authenticator app is set up, asked for when signing in, and removed', async ({ page, browser }) => {
  await page.goto('/settings/password');
  // As to a session that was left open; what follows is the product's own.
  await page.route('**/api/account/second-factor/enrolment', askedToStepUp, { times: 1 });
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const elsewhere = await context.newPage();
  await signIn(elsewhere);
  const field = elsewhere.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(elsewhere);
  await field.fill('000000');
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere.getByText(/^This code is not right/).first()).toBeVisible();
  await field.fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Authenticator app removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a passkey is added, signs in without the password, confirms a dangerous act, and is removed', async ({
  page,
  context,
  browser,
}) => {
  const authenticator = await virtualAuthenticator(page);
  await page.goto('/settings/password');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Office laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const own = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(own).toContainText('Office laptop');
  await expect(own).toContainText('not used yet');
  await expectAccessible(page);

  // In another browser with the same authenticator, as a telephone or a synced passkey is.
  const other = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const elsewhere = await other.newPage();
  const copy = await virtualAuthenticator(elsewhere);
  await copy.add(await authenticator.credentials());
  await elsewhere.goto('/login');
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await elsewhere.context().clearCookies();
  await signIn(elsewhere);
  await elsewhere.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(elsewhere.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await authenticator.replace(await copy.credentials());
  await other.close();

  await page.reload();
  await expect(own).toContainText('last used');
  await page.route('**/api/account/passkeys/*/removal', askedToStepUp, { times: 1 });
  await page.getByRole('button', { name: 'Remove the passkey Office laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(own).toHaveCount(0);
  expect((await context.cookies()).some(({ name }) => name === 'annals.session')).toBe(true);
});
