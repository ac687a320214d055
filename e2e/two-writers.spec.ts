import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';
import { scheduleAndOpen } from './meeting-steps';
import { uniqueTitle } from './unique-title';

test.use({ storageState: sessionOf('manager') });

test('notes that were typed are there again after another screen', async ({ page }) => {
  await scheduleAndOpen(page, uniqueTitle('Half a thought'));
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('Shared notes').fill('Half a sentence');
  const address = page.url();
  await page.goto('/dashboard');
  await page.goto(address);
  await expect(notes.getByLabel('Shared notes')).toHaveValue('Half a sentence');
  await expect(notes.getByText('Unsaved changes')).toBeVisible();
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes.getByText('Unsaved changes')).toBeHidden();
});

test('of two who write, the second sees both versions and chooses', async ({ page, context }) => {
  await scheduleAndOpen(page, uniqueTitle('Two pens'));
  const address = page.url();
  const other = await context.newPage();
  // Their own device: what is typed here is not theirs.
  await other.goto(address);
  const theirs = other.getByRole('region', { name: 'Notes' });
  const mine = page.getByRole('region', { name: 'Notes' });
  await mine.getByLabel('Shared notes').fill('Mine');
  await theirs.getByLabel('Shared notes').fill('Theirs');
  await theirs.getByRole('button', { name: 'Save notes' }).click();
  const choice = mine.getByRole('alert');
  await expect(choice).toContainText('Theirs');
  await expect(mine.getByLabel('Shared notes')).toHaveValue('Mine');
  await choice.getByRole('button', { name: 'Save mine' }).click();
  await expect(choice).toBeHidden();
  await expect(theirs.getByLabel('Shared notes')).toHaveValue('Mine');
});
