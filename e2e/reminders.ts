import type { Page } from '@playwright/test';

/** The dashboard without the dialog that opens by itself while a reminder of a skip-level meeting is unread. */
export const withoutReminder = (page: Page): Promise<void> => withReminders(page, '() => []');

/** Each reminder of a skip-level meeting is unread again, until it is dismissed. */
export const withUnreadReminders = (page: Page): Promise<void> =>
  withReminders(page, '(reminders) => reminders.map((one) => ({ ...one, isRead: false }))');

/**
 * Changes what the page is told of reminders, whether they are asked for alone or with all of the dashboard. The page does it itself: with a
 * route, the browser would ask for every file again.
 */
async function withReminders(page: Page, change: string): Promise<void> {
  await page.addInitScript(`
    const ask = window.fetch;
    const change = ${change};
    window.fetch = async (request, ...others) => {
      const { pathname } = new URL(request.url ?? request, location.href);
      const answer = await ask(request, ...others);
      const { headers } = answer;
      if (!answer.ok) return answer;
      if (pathname === '/api/notifications/skip-level')
        return Response.json(change(await answer.json()), { headers });
      if (pathname !== '/api/dashboard') return answer;
      const { reminders, ...parts } = await answer.json();
      const changed = reminders && { reminders: { ...reminders, answer: change(reminders.answer) } };
      return Response.json({ ...parts, ...changed }, { headers });
    };
  `);
}
