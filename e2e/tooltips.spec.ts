import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';

test.use({ storageState: sessionOf('manager') });

test('a tooltip opens 700 ms after the pointer came, and at once when it comes from another one', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/meetings');
  const first = page.locator('.record-row__end button:last-child').nth(0);
  const second = page.locator('.record-row__end button:last-child').nth(1);
  const tooltip = page.getByRole('tooltip');
  await expect(second).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1_000);
  await first.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText((await first.getAttribute('aria-label')) ?? '');
  // As a hand moves: through several points on the way.
  const { x = 0, y = 0, width = 0, height = 0 } = (await second.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText((await second.getAttribute('aria-label')) ?? '');
  await page.clock.resume();
  await page.mouse.move(0, 0, { steps: 10 });
  await expect(tooltip).toBeHidden();
});

test('a button in a dialog and one that opens a menu have tooltips, and the focus stays where it belongs', async ({
  page,
}) => {
  await page.goto('/meetings');
  const tooltip = page.getByRole('tooltip');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.hover();
  await expect(tooltip).toHaveText(/^Notifications/);
  await bell.click();
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await expect(tooltip).toHaveText('Close');
  // The tooltip takes no focus out of the dialog, and Escape closes the dialog with it open.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.locator('[role="dialog"]:focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
