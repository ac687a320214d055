import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('lets a language model put insights into other words, with a reason, and takes it back', async ({
    page,
  }) => {
    await page.goto('/admin/catalogues/language-model');
    const card = page.getByRole('region', { name: 'Language model', exact: true });
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await expect(card.getByText('small-instruct', { exact: true })).toBeVisible();
    await expect(card.getByText(/^\d+ of 200 calls, [\d,]+ of 200,000 tokens$/)).toBeVisible();

    await card.getByRole('button', { name: 'Switch on', exact: true }).click();
    const on = page.getByRole('dialog', { name: 'Switch the language model on?' });
    await on.getByRole('button', { name: 'Switch on', exact: true }).click();
    await expect(on.getByText('Please say why')).toBeVisible();
    await on.getByLabel('Reason').fill('The works council has agreed');
    await on.getByRole('button', { name: 'Switch on', exact: true }).click();
    await expect(toast(page, 'Language model switched on')).toBeVisible();
    await expect(on).toBeHidden();
    await expect(card.getByText('On', { exact: true })).toBeVisible();
    await expect(card.getByText('The works council has agreed', { exact: true })).toBeVisible();

    await card.getByRole('button', { name: 'Switch off', exact: true }).click();
    const off = page.getByRole('dialog', { name: 'Switch the language model off?' });
    await off.getByLabel('Reason').fill('The trial is over');
    await off.getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(toast(page, 'Language model switched off')).toBeVisible();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await expect(card.getByText('The trial is over', { exact: true })).toBeVisible();
  });
});
