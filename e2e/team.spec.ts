import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees the team in figures and person by person', async ({ page }) => {
    await page.goto('/team');
    const members = page.getByRole('region', { name: 'Team Members' }).getByRole('listitem');
    await expect(members.first()).toBeVisible();
    const figures = page.getByLabel('Your team in figures');
    await expect(figures.getByText('Active employees reporting to you')).toBeVisible();
    await expect(figures.locator('dd').first()).toHaveText(String(await members.count()));
    await expect(figures.getByText('Scheduled this week')).toBeVisible();
    await expect(members.first().getByText('Employee', { exact: true })).toBeVisible();
  });

  test('writes to somebody of the team', async ({ page }) => {
    await page.goto('/team');
    await page
      .getByRole('button', { name: /^Message / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Thank you for stepping in yesterday.');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('opens the schedule form with that person chosen', async ({ page }) => {
    await page.goto('/team');
    const button = page.getByRole('button', { name: /^Schedule 1:1 with / }).first();
    const name = (await button.getAttribute('aria-label'))?.replace('Schedule 1:1 with ', '') ?? '';
    await button.click();
    const employee = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' }).getByLabel('Employee');
    await expect(employee.locator('option:checked')).toHaveText(name);
  });

  test('reads the team report, narrows it, and takes it along as a file', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('button', { name: 'Team report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team report' })).toBeVisible();
    const rows = page.getByRole('region', { name: 'By person' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const everyone = await rows.count();
    const name = (await rows.first().getByRole('rowheader').textContent()) ?? '';

    await page.getByLabel('Range').selectOption('Last year');
    await page.getByText('Show the figures').click();
    await expect(page.getByRole('group', { name: /^Wellbeing|^Too few/ }).locator('tbody tr')).toHaveCount(
      12,
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await download).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(everyone + 1);
    expect(lines[1]).toContain(name);

    await page.getByLabel('Search by name or email').fill(name);
    await expect(rows).toHaveCount(1);
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('finds Team Management closed, and not in the sidebar', async ({ page }) => {
    await page.goto('/team');
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(page.getByText('This page is only available to managers.')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team Management' }),
    ).toBeHidden();
  });
});
