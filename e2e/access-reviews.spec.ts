import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import { sessionOf } from './demo-company';
import { test } from './fresh';
import { toast } from './meeting-steps';

test.describe('a review of access', () => {
  test.use({ storageState: sessionOf('admin') });

  test('is started by an administrator, answered by a manager, closed, and taken along as evidence', async ({
    page,
    browser,
  }) => {
    await page.goto('/admin/access-reviews');
    await page.getByRole('button', { name: 'Start review' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/for the administrators\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Start review' }).click();
    await expect(dialog.getByText('Please name the review')).toBeVisible();
    await dialog.getByLabel('Name').fill('Autumn review');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start review' }).click();
    await expect(page.getByRole('heading', { name: 'Autumn review' })).toBeVisible();
    await expect(page.getByText('Waiting for an answer').first()).toBeVisible();
    await expectAccessible(page);
    const address = page.url();

    const leader = await browser.newPage({ storageState: sessionOf('leader') });
    await leader.goto('/access-reviews');
    const confirm = leader.getByRole('button', { name: /^Confirm Manager of / }).first();
    const named = (await confirm.getAttribute('aria-label')) ?? '';
    await expectAccessible(leader);
    await confirm.click();
    await expect(toast(leader, 'Confirmed')).toBeVisible();
    await expect(leader.getByRole('button', { name: named, exact: true })).toBeHidden();
    await leader.context().close();

    await page.getByRole('button', { name: 'Answered', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Close review' }).click();
    await dialog.getByRole('button', { name: 'Close review' }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByLabel('What stays unanswered, and why').fill('The yearly review asks again');
    await dialog.getByRole('button', { name: 'Close review' }).click();
    await expect(toast(page, 'Review closed')).toBeVisible();
    await expect(page.getByText('The yearly review asks again')).toBeVisible();

    const auditor = await browser.newPage({ storageState: sessionOf('auditor') });
    await auditor.goto('/access-reviews');
    await expect(auditor.getByRole('link', { name: 'Autumn review' })).toBeVisible();
    await auditor.goto(address);
    await auditor.getByRole('link', { name: 'Evidence' }).click();
    await expect(auditor.getByText(/record accessReview-/i)).toBeVisible();
    await expect(auditor.getByRole('status').filter({ hasText: /\d+ events/ })).toBeVisible();
    await auditor.context().close();
  });
});
