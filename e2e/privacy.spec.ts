import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { test } from './fresh';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Downloads the newest archive of a card, and reads it as text: what is in it in clear can be found there. */
async function newestArchive(page: Page, card: string): Promise<string> {
  const row = part(page, card).getByRole('row').nth(1);
  const link = row.getByRole('link', { name: /^Download/ });
  // Made in the background, also on a machine that has much else to do.
  await expect(link).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await expect(row.getByText(/downloaded (on|\d+ times)/)).toBeVisible();
  return gunzipSync(readFileSync(await download.path())).toString('utf8');
}

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('takes everything that is known of them along, and sees that it was downloaded', async ({ page }) => {
    await page.goto('/settings/data-access');
    const card = part(page, 'Everything about you');
    await expect(card.getByText('No archive yet').or(card.getByRole('table'))).toBeVisible();
    const before = await card.getByRole('time').count();
    await card.getByRole('button', { name: 'Ask for an archive' }).click();
    await expect(toast(page, 'Archive asked for')).toBeVisible();
    await expect(card.getByRole('time')).toHaveCount(before + 1);
    const archive = await newestArchive(page, 'Everything about you');
    expect(archive).toContain('What Annals holds about');
    expect(archive).toContain('employee@annals.example');
    expect(archive).toContain('Who looked at your data, and why');
    expect(archive).not.toContain('manager@annals.example');
  });
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('sees what waits, places a hold and lifts it, and asks for an archive with a reason', async ({
    page,
    browser,
  }) => {
    await page.goto('/admin/privacy');
    const erasures = part(page, 'Erasures and legal holds');
    await expect(erasures.getByRole('row', { name: /Erased person Erased/ })).toBeVisible();
    await erasures
      .getByRole('row', { name: /Waiting for approval Miriam Castell/ })
      .getByRole('link')
      .click();

    const privacy = part(page, 'Privacy');
    await privacy.getByRole('button', { name: 'Approve erasure' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This cannot be taken back.');
    // It says who is meant, and takes nothing but their name for a yes.
    const title = await dialog.getByRole('heading').innerText();
    const name = /^Erase (.+) for ever\?$/.exec(title)?.[1] ?? '';
    await expect(page.getByRole('main')).toContainText(name);
    expect(name).not.toBe('');
    await dialog.getByLabel(`Type ${name} to confirm`).fill('Somebody Else');
    await dialog.getByRole('button', { name: 'Erase for ever' }).click();
    await expect(dialog.getByText(/^This is not the name\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    const hold = `Case ${String(Date.now())}`;
    await privacy.getByRole('button', { name: 'Place legal hold' }).click();
    await dialog.getByRole('button', { name: 'Place hold' }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByRole('textbox').fill(hold);
    await dialog.getByRole('button', { name: 'Place hold' }).click();
    await expect(toast(page, 'Legal hold placed')).toBeVisible();
    await expect(privacy.getByText('A legal hold prevents it.')).toBeVisible();
    await expect(privacy.getByRole('button', { name: 'Approve erasure' })).toBeHidden();

    const placed = privacy.getByRole('listitem').filter({ hasText: hold });
    await placed.getByRole('button', { name: 'Lift' }).click();
    await dialog.getByRole('textbox').fill('The case is closed');
    await dialog.getByRole('button', { name: 'Request lifting' }).click();
    await expect(toast(page, 'Waiting for a second administrator')).toBeVisible();
    await expect(
      part(page, 'Waiting for a second administrator').getByText('The case is closed'),
    ).toBeVisible();

    // The second administrator finds it in Approvals.
    const second = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      // A browser of their own: signing in with this one's session would end it.
      storageState: { cookies: [], origins: [] },
    });
    const others = await second.newPage();
    const login = { email: 'miriam.castell@annals.example', password: 'annals-demo-2026', role: 'admin' };
    expect((await others.request.post('/api/auth/login', { data: login })).status()).toBe(200);
    await others.goto('/admin/approvals');
    const waits = part(others, 'Waiting for a second administrator').getByRole('listitem').first();
    await expect(waits).toContainText('The case is closed');
    await waits.getByRole('button', { name: 'Approve' }).click();
    await others.getByRole('dialog').getByRole('textbox').fill('I have seen the letter');
    await others.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(toast(others, 'Approved')).toBeVisible();
    await second.close();

    await page.reload();
    await expect(placed.getByText('The case is closed')).toBeVisible();
    await expect(privacy.getByRole('button', { name: 'Approve erasure' })).toBeVisible();

    const reason = `Asked for by letter ${String(Date.now())}`;
    const archives = part(page, 'Everything about this person');
    await archives.getByRole('button', { name: 'Ask for an archive' }).click();
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: 'Ask for the archive' }).click();
    await expect(toast(page, 'Archive asked for')).toBeVisible();
    await expect(archives.getByRole('row').nth(1)).toContainText(reason);
    expect(await newestArchive(page, 'Everything about this person')).toContain('What Annals holds about');
    await page.goto('/admin/privacy');
    await expect(part(page, 'Archives of people’s data').getByRole('row', { name: reason })).toContainText(
      'downloaded on',
    );
  });
});
