import type { Page } from '@playwright/test';

/** The dashboard without the dialog that opens by itself while a reminder of a skip-level meeting is unread. */
export async function withoutReminder(page: Page): Promise<void> {
  await page.route('**/api/notifications/skip-level', (route) => route.fulfill({ json: [] }));
}
