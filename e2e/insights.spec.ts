import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';

const cards = (page: Page) => page.getByRole('article');

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('reads what ALEX found, and why', async ({ page }) => {
    await page.goto('/ai-insights');
    await expect(
      page.getByText('AI-powered recommendations and alerts from your leadership assistant'),
    ).toBeVisible();
    await expect(page.getByText('AI Leadership EXperience', { exact: true })).toBeVisible();
    const first = cards(page).first();
    await expect(first.getByText(/^(low|medium|high) priority$/)).toBeVisible();
    await expect(first.getByText(/^Created /)).toBeVisible();
    await first.getByText('Why am I seeing this?').click();
    await expect(first.getByText(/^Rule “.+”, version \d+\./)).toBeVisible();
    await expect(first.getByText('The figures it rests on')).toBeVisible();
  });

  test('marks one as read, and it stays read', async ({ page }) => {
    await page.goto('/ai-insights');
    const unread = cards(page).filter({ has: page.getByRole('button', { name: 'Mark as read' }) });
    const title = await unread.first().getByRole('heading').innerText();
    const before = await unread.count();
    await unread.first().getByRole('button', { name: 'Mark as read' }).click();
    await expect(toast(page, 'Insight marked as read')).toBeVisible();
    await expect(unread).toHaveCount(before - 1);
    await page.reload();
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.first()).toBeVisible();
    await expect(unread).toHaveCount(before - 1);
  });

  test('takes an action: it is marked, and the place for it opens', async ({ page }) => {
    await page.goto('/ai-insights');
    const asking = cards(page).filter({ has: page.getByRole('button', { name: 'Take Action' }) });
    await expect(asking.first()).toContainText('Action required');
    const title = await asking.first().getByRole('heading').innerText();
    const before = await asking.count();
    await asking.first().getByRole('button', { name: 'Take Action' }).click();
    await expect(toast(page, 'Action taken')).toBeVisible();
    await expect(page).not.toHaveURL('/ai-insights');
    await page.goto('/ai-insights');
    await expect(cards(page).first()).toBeVisible();
    await expect(asking).toHaveCount(before - 1);
    const taken = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(taken.first()).toBeVisible();
  });

  test('sees three examples, marked as such, while there is nothing', async ({ page }) => {
    await page.route('**/api/ai-insights*', (route) => route.fulfill({ json: [] }));
    await page.goto('/ai-insights');
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByRole('heading')).toHaveText([
      ...['Team Performance Optimization', 'Positive Trend Alert', 'Action Required: Meeting Overload'],
    ]);
    for (const card of await cards(page).all())
      await expect(card.getByText('Example', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Review Meeting Schedule' }).click();
    await expect(page).toHaveURL('/meetings');
  });

  test('reads what went wrong, and tries again', async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/ai-insights*', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/ai-insights');
    await expect(page.getByText('The insights could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});
