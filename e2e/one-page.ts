import type { Role } from '@annals/contracts/kernel/roles';
import { expect, test as base, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';

/** Goes to a place as somebody, in the page in which they already are. */
type Visit = (role: Role, path: string) => Promise<Page>;

/** For tests that only look: everybody stays in one page from test to test, and what is loaded stays loaded, as for who works there. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      let open: { role: Role; page: Page } | undefined;
      await use(async (role, path) => {
        if (open?.role !== role) {
          await open?.page.context().close();
          const context = await browser.newContext({ storageState: sessionOf(role) });
          open = { role, page: await context.newPage() };
          await open.page.goto('/nowhere');
        }
        const { page } = open;
        // Nothing of the screen before may be taken for the next one.
        await goWithin(page, '/nowhere');
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
        await goWithin(page, path);
        return page;
      });
      await open?.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** As the button “Forward” of the browser would. */
function goWithin(page: Page, path: string): Promise<unknown> {
  return page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
  );
}
