import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible';
import { sessionOf } from './demo-company';
import { withoutReminder } from './reminders';

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('finds themself in the org chart, and goes up to whom they report to', async ({ page }) => {
    await withoutReminder(page);
    await page.goto('/people');
    const chart = page.getByRole('region', { name: 'Org chart' });
    const own = chart
      .getByRole('listitem')
      .filter({ has: page.getByText('You', { exact: true }) })
      .last();
    await expect(own).toBeVisible();
    await expectAccessibleEverywhere(page);

    // The chart opens and closes by the keyboard.
    const top = chart.getByRole('button', { name: /^Show who reports to/ }).first();
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await top.press('Enter');
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await expect(own).toBeHidden();
    await top.press('Enter');

    // Whoever rests on a name sees who it is; the link leads to their page, which names itself in the tab.
    const name = own.getByRole('link');
    await name.hover();
    const card = page.locator('.person-card');
    await expect(card).toContainText('Reports to');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    const words = (await name.textContent()) ?? '';
    await name.click();
    await expect(page.getByText('Here since')).toBeVisible();
    await expect(page).toHaveTitle(`${words} · Annals`);
    await page.getByText('Reports to').getByRole('link').first().click();
    await expect(
      page.getByRole('region', { name: '1:1s with you' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Direct reports' }).getByText('You', { exact: true }),
    ).toBeVisible();
    // Of those who lead them, people see who they are and no more.
    await expect(page.getByText('Here since')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Performance' })).toHaveCount(0);
  });

  test('reads that a person is not there', async ({ page }) => {
    await page.goto('/people/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'This person was not found' })).toBeVisible();
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees on a report’s page what they have to do with each other, and goes on from there', async ({
    page,
  }) => {
    const meetings = await page.request.get('/api/meetings?whose=mine&limit=50');
    const { id: manager } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const led = ((await meetings.json()) as { managerId: string; employeeId: string }[]).find(
      ({ managerId }) => managerId === manager,
    );
    // However long the address is, it fits on a phone.
    await page.route('**/api/colleagues/*', async (route) => {
      const answer = await route.fetch();
      const profile = (await answer.json()) as object;
      const email = `${'a-long-address'.repeat(4)}@annals.example`;
      await route.fulfill({ response: answer, json: { ...profile, email } });
    });
    await page.goto(`/people/${led?.employeeId ?? ''}`);
    for (const name of ['Performance', 'Performance Reviews', '1:1s with you', 'Time Off'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: '1:1s with you' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('region', { name: '1:1s with you' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/meetings\//);
  });
});
