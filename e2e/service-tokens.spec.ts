import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { sessionOf } from './demo-company';
import { test } from './fresh';
import { toast } from './meeting-steps';

test.use({ storageState: sessionOf('manager') });

test('a token is made, used by a program, given a new secret and ended', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/settings/tokens');
  await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog.getByText('Please choose at least one permission')).toBeVisible();
  await dialog.getByLabel('Name').fill('Team calendar');
  await dialog
    .getByLabel('Whose records it reaches')
    .selectOption({ label: 'You and those who report to you' });
  await dialog.getByLabel('people:see-team').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const shown = page.getByLabel('Your new token');
  await expect(shown).toHaveValue(/^annals_pat_/);
  await expectAccessible(page);

  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const asked = async (secret: string) =>
    (await program.get('/api/team/summary', { headers: { authorization: `Bearer ${secret}` } })).status();
  const first = await shown.inputValue();
  expect(await asked(first)).toBe(200);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'New secret for Team calendar' }).click();
  await dialog.getByLabel('The earlier secret works on for').selectOption({ label: 'None' });
  await dialog.getByRole('button', { name: 'Make new secret' }).click();
  await expect(shown).toHaveValue(/^annals_pat_/);
  const second = await shown.inputValue();
  expect([await asked(first), await asked(second)]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'End Team calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(toast(page, 'Token ended')).toBeVisible();
  expect(await asked(second)).toBe(401);
  await program.dispose();
});
