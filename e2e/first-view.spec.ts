import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { sessionOf } from './demo-company';
import { withoutReminder } from './reminders';

/** What moves under the eye while a page comes: more than this is noticed (web.dev, "Cumulative Layout Shift"). */
const MOST_SHIFT = 0.05;

/** Holds the application's code back until it is let go. */
async function withoutCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

const SCREENS = [
  {
    role: 'manager',
    path: '/dashboard',
    heading: 'Manager Dashboard',
    content: /^How your team is doing/,
    waiting: 'Loading dashboard...',
    then: 'Next up',
  },
  {
    role: 'auditor',
    path: '/audit',
    heading: 'Event log',
    content: /^Everything that happened, newest first/,
    waiting: 'Loading events...',
    then: 'Filters',
  },
] as const;

for (const { role, path, heading, content, waiting, then } of SCREENS)
  test(`${heading} is read before the code of the application has come, and then has its place taken`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ storageState: sessionOf(role) });
    const page = await context.newPage();
    await withoutReminder(page);
    await page.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    const letGo = await withoutCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const first = page.locator('#first-view');
    await expect(first.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(first.getByRole('status')).toHaveText(waiting);
    const lead = page.getByText(content);
    await expect(lead).toBeVisible();
    const [title, sentence] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await lead.boundingBox(),
    ];
    // Nothing in it takes the focus, so none is lost with it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    for (const [colorScheme, viewport] of [
      ['light', { width: 1440, height: 900 }],
      ['dark', { width: 390, height: 844 }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    letGo();
    await expect(first).toHaveCount(0);
    await expect(page.getByRole('heading', { name: then })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(content)).toHaveCount(1);
    // In the same place, as large as it was.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeCloseTo(title?.y ?? 0, 0);
    expect((await page.getByText(content).boundingBox())?.y).toBeCloseTo(sentence?.y ?? 0, 0);
    expect(await page.evaluate<number>('window.shift')).toBeLessThan(MOST_SHIFT);
    await context.close();
  });

test('it has the theme that was chosen in this browser, from the first moment', async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionOf('manager'), colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('annals.theme', 'dark')`);
  await withoutCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('#first-view')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('a session that ended meanwhile leads to the sign-in, and nothing is left of it', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionOf('manager') });
  const page = await context.newPage();
  await page.route('/api/auth/user', (route) => route.fulfill({ status: 401 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await context.close();
});
