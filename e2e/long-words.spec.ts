import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';

/** As long as a name, and without a place to break it. */
const WORD = 'W'.repeat(100);
/** What is called something, but not the kinds of pictures. */
const NAMES = /"(\w*[nN]ame(?<!iconName)|title|department|position)":"[^"]+"/g;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Gives everybody and everything that comes from the server a name of one long word. */
async function withLongWords(page: Page): Promise<void> {
  await page.route(/\/api\/(?!live)|\/[a-z-]*(?:\?[^/]*)?$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(NAMES, `"$1":"${WORD}"`),
    });
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ storageState: sessionOf('manager') });
// What a screen still asks for at the end of its test is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const path of [
  '/',
  '/meetings',
  '/meetings?week=',
  '/team',
  '/people',
  '/performance',
  '/onboarding?tab=team',
  '/time-off?tab=team',
  '/reviews-360',
  '/performance-reviews',
  '/recognition',
  '/pain-points',
])
  test(`names of one long word stay in the window: ${path}`, async ({ page }) => {
    await withLongWords(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText('WWW').first()).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => widthOf(page), { message: `at ${String(size.width)}` }).toBe(size.width);
    }
  });

test('what is cut in a week or the sidebar is told by its tooltip', async ({ page }) => {
  await withLongWords(page);
  await page.goto('/meetings?week=');
  for (const cut of [page.locator('.week__meeting').first(), page.locator('.sidebar__name strong')]) {
    await cut.hover();
    await expect(page.getByRole('tooltip')).toContainText(WORD);
    // The tooltip of the one is gone before that of the next is looked for.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  }
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('reads what is cut in the directory', async ({ page }) => {
    await withLongWords(page);
    await page.goto('/admin/people');
    const cell = page.getByRole('row').nth(1).getByRole('cell').filter({ hasText: WORD }).first();
    await cell.hover();
    await expect(page.getByRole('tooltip')).toHaveText(WORD);
  });
});
