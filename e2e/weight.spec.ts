import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { shown } from './shown';
import { sidebarOf } from './sidebar';
import { withoutReminder } from './reminders';

/** What a page may load of scripts and styles together, compressed, in bytes. A page that got lighter gets a lower limit. */
const MOST_BYTES = { public: 56_000, dashboard: 195_000, dashboardInGerman: 210_000 } as const;
/** What moves under the eye while a page comes: more than this is noticed (web.dev, "Cumulative Layout Shift"). */
const MOST_SHIFT = 0.05;

/** Counts what scripts and styles weigh on the wire. */
function weigh(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Notes what moves from the beginning. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return () => page.evaluate<number>('window.shift');
}

test('a visitor loads little', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = weigh(page);
  await page.goto('/landing');
  await page.waitForLoadState('networkidle');
  expect(await bytes()).toBeGreaterThan(1_000);
  expect(await bytes()).toBeLessThan(MOST_BYTES.public);
  await context.close();
});

test.describe('a manager', () => {
  for (const [locale, most] of [
    ['en-US', MOST_BYTES.dashboard],
    ['de-DE', MOST_BYTES.dashboardInGerman],
  ] as const)
    test(`loads no more for the dashboard than its limit (${locale})`, async ({ browser }) => {
      // A context of its own: nothing of it is kept from before.
      const context = await browser.newContext({ locale, storageState: sessionOf('manager') });
      const page = await context.newPage();
      const bytes = weigh(page);
      await page.goto('/dashboard');
      await shown(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      expect(await bytes()).toBeGreaterThan(1_000);
      expect(await bytes()).toBeLessThan(most);
      await context.close();
    });

  test('is sent the names of all files that a screen begins with, in the head of the page', async ({
    browser,
  }) => {
    const context = await browser.newContext({ storageState: sessionOf('manager') });
    for (const [path, screen] of [
      ['/dashboard', 'overview'],
      ['/meetings', 'MeetingsScreen'],
      ['/settings/appearance', 'SettingsScreen'],
    ] as const) {
      const markup = await (await context.request.get(path)).text();
      for (const file of ['app', screen])
        expect(markup).toMatch(new RegExp(`rel="modulepreload"[^>]+/assets/${file}-[^>]+\\.js"`));
      expect(markup).toContain('href="/api/auth/user"');
    }
    await context.close();
    const visitor = await browser.newContext();
    expect(await (await visitor.request.get('/dashboard')).text()).not.toContain('modulepreload');
    await visitor.close();
  });

  test('asks once for all that the dashboard shows', async ({ browser }) => {
    const context = await browser.newContext({ storageState: sessionOf('manager') });
    const page = await context.newPage();
    // What moves meanwhile would be asked for again.
    await page.route('**/api/live', (route) => route.abort());
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.add(pathname);
    });
    await page.goto('/dashboard');
    await shown(page);
    expect([...asked].sort()).toEqual([
      '/api/auth/user',
      '/api/dashboard',
      '/api/live',
      '/api/notifications/unread',
      '/api/waiting',
    ]);
    await context.close();
  });

  for (const { label, path } of sidebarOf('manager'))
    test(`${label} does not jump while it comes`, async ({ browser }) => {
      const context = await browser.newContext({ storageState: sessionOf('manager') });
      const page = await context.newPage();
      await withoutReminder(page);
      const shift = await watchShifts(page);
      await page.goto(path);
      await shown(page);
      expect(await shift()).toBeLessThan(MOST_SHIFT);
      await context.close();
    });
});
