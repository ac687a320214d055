import type { Page } from '@playwright/test';

/**
 * The dashboard without the dialog that opens by itself while a reminder of a skip-level meeting is unread, whether the reminders are asked for
 * alone or with all of the dashboard. The page answers itself: with a route, the browser would ask for every file again.
 */
export async function withoutReminder(page: Page): Promise<void> {
  await page.addInitScript(`
    const ask = window.fetch;
    window.fetch = async (request, ...others) => {
      const { pathname } = new URL(request.url ?? request, location.href);
      if (pathname === '/api/notifications/skip-level') return Response.json([]);
      const answer = await ask(request, ...others);
      if (pathname !== '/api/dashboard' || !answer.ok) return answer;
      const { reminders, ...parts } = await answer.json();
      const { headers } = answer;
      return Response.json(reminders ? { ...parts, reminders: { answer: [] } } : parts, { headers });
    };
  `);
}
