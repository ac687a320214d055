import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';

const CARDS = [
  'Team Performance Trends',
  'Recent 1:1 Meetings',
  'Upcoming Reviews',
  'Quick Actions',
  'Recent Pain Points',
  'Recent Activity',
];

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('finds the figures and the cards of the specification', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Manager Dashboard' })).toBeVisible();
    for (const label of ['Team Members', 'Pending Reviews', 'Avg Wellbeing Score', 'Open Pain Points'])
      await expect(page.getByLabel('Key figures').getByText(label, { exact: true })).toBeVisible();
    for (const name of CARDS) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /ALEX/ })).toBeVisible();
  });

  test('sees the figures of the server on the cards', async ({ page }) => {
    await page.goto('/dashboard');
    const stats = (await (await page.request.get('/api/dashboard/stats')).json()) as Record<string, number>;
    const figures = page.getByLabel('Key figures').locator('dd.stat-card__value');
    await expect(figures).toHaveText([
      String(stats['teamMembers']),
      String(stats['pendingReviews']),
      stats['wellbeingScore']?.toFixed(1) ?? '0',
      String(stats['painPoints']),
    ]);
  });

  test('chooses the range of the trends, and reads them as a table', async ({ page }) => {
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Team Performance Trends' });
    await expect(card.getByLabel('Range')).toHaveValue('3');
    await card.getByText('Show the figures').click();
    await expect(card.locator('tbody tr')).toHaveCount(3);
    await card.getByLabel('Range').selectOption('Last 6 months');
    await card.getByText('Show the figures').click();
    await expect(card.locator('tbody tr')).toHaveCount(6);
  });

  test('follows the quick actions', async ({ page }) => {
    for (const [name, path] of [
      ['Schedule 1:1 Meeting', '/meetings'],
      ['Send Wellbeing Check', '/wellbeing'],
      ['View Team Reports', '/team/report'],
    ] as const) {
      await page.goto('/dashboard');
      await page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('shows at most four things of late, each leading to where it happened', async ({ page }) => {
    await page.goto('/dashboard');
    const lines = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    expect(await lines.count()).toBeLessThanOrEqual(4);
    await expect(lines.first().locator('time')).toHaveText(/Just now|\d+ hours? ago|1 day ago|\d+ days ago/);
  });
});

test.describe('while it is not known who is using the product', () => {
  test.use({ storageState: sessionOf('manager') });

  for (const [path, shown] of [
    ['/dashboard', 'Loading dashboard...'],
    ['/', 'Transform Your Organization with AI-Powered Leadership'],
  ] as const)
    test(`${path} shows “${shown}”, and then the dashboard`, async ({ page }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      // What the server shows first, it shows to a session.
      await page.route(path, async (route) =>
        route.fulfill({ response: await route.fetch({ headers: { cookie: '' } }) }),
      );
      await page.route('**/api/auth/user', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByText(shown)).toBeVisible();
      answer();
      await expect(page.getByRole('heading', { level: 1, name: 'Manager Dashboard' })).toBeVisible();
      await expect(page.getByText(shown)).toBeHidden();
    });
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('finds the figures of the organization under its name, and is offered nothing they may not do', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(
      page.getByRole('main').getByText('How the organization is doing, what is next'),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Organization Performance Trends' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText('Active Employees', { exact: true })).toBeVisible();
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await expect(actions.getByRole('link')).toHaveText([
      'View 1:1 Meetings',
      'View Wellbeing Figures',
      'View Organization Analytics',
    ]);
    await actions.getByRole('link', { name: 'View Organization Analytics' }).click();
    await expect(page).toHaveURL(/\/admin\/organization$/);
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('finds the same anatomy with their own figures', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Your Performance Trends' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: 'Take a Pulse Check' }),
    ).toBeVisible();
  });
});
