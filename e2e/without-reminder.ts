import type { Page } from '@playwright/test';

/**
 * The dashboard without the dialog that opens by itself while a reminder of a skip-level meeting is unread. The page answers itself:
 * with a route, the browser would ask for every file again.
 */
export async function withoutReminder(page: Page): Promise<void> {
  await page.addInitScript(`
    const ask = window.fetch;
    window.fetch = (request, ...others) =>
      new URL(request.url ?? request, location.href).pathname === '/api/notifications/skip-level'
        ? Promise.resolve(Response.json([]))
        : ask(request, ...others);
  `);
}
