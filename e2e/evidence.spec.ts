import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { test } from './fresh';

const TOOLS = join(import.meta.dirname, '..', 'tools');
const PAGE = pathToFileURL(join(TOOLS, 'annals-verify.html')).href;

test.describe('evidence', () => {
  test.use({ storageState: sessionOf('auditor') });

  test('an auditor asks for a bundle, downloads it, and has the page of the verifier prove it', async ({
    page,
  }) => {
    const purpose = `Review of time off ${String(Date.now())}`;
    await page.goto('/audit?stream=none');
    await page.getByRole('link', { name: 'Export evidence' }).click();
    await expect(page.getByText('Also filtered by record none.')).toBeVisible();
    await expect(page.getByText('No event matches this selection.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make the bundle' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove this filter' }).click();
    await page.getByLabel('Feature').selectOption({ label: 'Time off' });
    await expect(page.getByText(/^[\d,]+ events?$/)).toBeVisible();
    // Several types from a list; those of other features are not in it.
    const types = page.getByRole('combobox', { name: 'Events' });
    for (const type of ['TimeOffRequested', 'TimeOffApproved']) {
      await types.fill(type);
      await page.getByRole('option', { name: new RegExp(type) }).click();
    }
    await expect(page.getByText('2 types chosen')).toBeVisible();
    await expect(page.getByText(/^[\d,]+ events?$/)).toBeVisible();

    await page.getByRole('button', { name: 'Make the bundle' }).click();
    await expect(page.getByText('Please say what it is for')).toBeVisible();
    await page.getByLabel('What it is for').fill(purpose);
    await page.getByRole('button', { name: 'Make the bundle' }).click();
    await expect(toast(page, 'Bundle requested')).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: purpose });
    const link = row.getByRole('link', { name: /^Download/ });
    await expect(link).toBeVisible({ timeout: 20_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const bundle = await download.path();
    const key = await page.locator('dd code').innerText();

    // On the screen itself, beside the page; another key proves nothing.
    const check = page.getByRole('region', { name: 'Check a bundle' });
    await check.getByLabel('Bundle').setInputFiles(bundle);
    await expect(check.getByText('Proved', { exact: true })).toBeVisible();
    await expect(check.getByText('PROVED. Every event of this bundle stands in the log')).toBeVisible();
    await check.getByLabel('Public keys that it may be signed with').fill('annals.example/log+00000000+AAAA');
    await check.getByLabel('Bundle').setInputFiles(bundle);
    await expect(check.getByText('Refused', { exact: true })).toBeVisible();

    // The product hands out the verifier as it is in the repository.
    for (const name of ['annals-verify.mjs', 'annals-verify.html']) {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ]);
      expect(readFileSync(await saved.path())).toEqual(readFileSync(join(TOOLS, name)));
    }

    await page.goto(PAGE);
    await page.getByLabel('The public key of the log').fill(key);
    await page.getByLabel('The bundle').setInputFiles(bundle);
    await expect(page.getByRole('status')).toContainText(
      'PROVED. Every event of this bundle stands in the log',
    );
    await page.getByLabel('The public key of the log').fill('annals.example/log+00000000+AAAA');
    await page.getByLabel('The public key of the log').blur();
    await expect(page.getByRole('status')).toContainText('REFUSED');
  });
});
