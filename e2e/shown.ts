import { expect, type Page } from '@playwright/test';

/** Waits until everything that a screen asks for has come, and the application has taken the place of what was sent with the page. */
export async function shown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // On a slow machine the network can be quiet while the application is still starting.
  await expect(page.locator('#first-view')).toHaveCount(0);
}

/** The same, and until nothing on it is still to come. */
export async function complete(page: Page): Promise<void> {
  await shown(page);
  await expect(page.locator('.bp6-skeleton, .skeleton-rows, [aria-busy="true"]')).toHaveCount(0);
}
