import { expect, type Locator, type Page } from '@playwright/test';

const DAY = 86_400_000;

/** What a date and time input takes, so many days from now at nine. */
export function daysFromNow(days: number): string {
  return `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T09:00`;
}

/** What a date and time input takes: the minute that is running. */
export function thisMinute(): string {
  return new Date().toISOString().slice(0, 16);
}

/** Moves the meeting that is open to now: from then on it can be completed. */
export async function beginNow(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Complete' })).toBeHidden();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const move = page.getByRole('dialog', { name: 'Reschedule Meeting' });
  await move.getByLabel('Date & Time').fill(thisMinute());
  await move.getByRole('button', { name: 'Save changes' }).click();
  await expect(move).toBeHidden();
}

/** Fills the schedule form and sends it. */
export async function schedule(page: Page, title: string, days = 3): Promise<void> {
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
  await dialog.getByLabel('Title').fill(title);
  await chooseFirstEmployee(dialog);
  await dialog.getByLabel('Date & Time').fill(daysFromNow(days));
  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Schedules a meeting and opens its own view. */
export async function scheduleAndOpen(page: Page, title: string): Promise<void> {
  await schedule(page, title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The row of a meeting in the list. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title });
}

/** A toast that says this; not its announcement to screen readers, which says the same. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });
}

async function chooseFirstEmployee(dialog: Locator): Promise<void> {
  const select = dialog.getByLabel('Employee');
  // The first option is the prompt; the team comes a moment later.
  await expect(select.getByRole('option')).not.toHaveCount(1);
  await select.selectOption({ index: 1 });
}
