import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { emailOf, PASSWORD, sessionOf } from './demo-company';
import { test } from './fresh';
import { toast } from './meeting-steps';
import { virtualAuthenticator } from './virtual-authenticator';

test.use({ storageState: sessionOf('admin') });

test('an administrator requires a second factor of leaders, one of whom sets it up before anything else', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/sign-in');
  await page.getByLabel('Leader').check();
  await page.getByLabel('Days of grace').fill('91');
  const save = page.getByRole('button', { name: 'Save' }).first();
  await save.click();
  await expect(page.getByText('Please enter a whole number from 0 to 90')).toBeVisible();
  await page.getByLabel('Days of grace').fill('0');
  await save.click();
  await expect(toast(page, 'Second factors decided')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  try {
    const leader = await context.newPage();
    await virtualAuthenticator(leader);
    const data = { email: emailOf('leader'), password: PASSWORD, role: 'manager' };
    expect((await leader.request.post('/api/auth/login', { data })).status()).toBe(200);
    await leader.goto('/dashboard');
    await expect(leader.getByRole('heading', { name: 'Set up a second factor first' })).toBeVisible();
    await expectAccessible(leader);
    await leader.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = leader.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Office laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await leader.getByRole('button', { name: 'Continue to Annals' }).click();
    await expect(leader.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await leader.goto('/settings/password');
    await leader.getByRole('button', { name: 'Remove the passkey Office laptop' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(leader.getByRole('heading', { name: 'Set up a second factor first' })).toBeVisible();
  } finally {
    await context.close();
    await page.getByLabel('Leader').uncheck();
    await save.click();
    await expect(page.getByLabel('Leader')).not.toBeChecked();
    await expect(save).toBeDisabled();
  }
});
