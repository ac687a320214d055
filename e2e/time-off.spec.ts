import { expect, test, type Browser, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const DAY_MS = 86_400_000;
/** Monday to Friday of a week in July of next year, without a public holiday of the United States. */
function freeWeek(): { startDate: string; endDate: string } {
  const from = Date.UTC(new Date().getUTCFullYear() + 1, 6, 8);
  const monday = from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { startDate: day(monday), endDate: day(monday + 4 * DAY_MS) };
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Request Time Off' });
const requests = (page: Page, reason: string) => page.getByRole('listitem').filter({ hasText: reason });

async function ask(page: Page, { reason, ...week }: { reason: string; startDate: string; endDate: string }) {
  await page.goto('/time-off');
  await page.getByRole('button', { name: 'Request Time Off' }).first().click();
  await form(page).getByLabel('Type').selectOption('Family Leave');
  await form(page).getByLabel('Start Date').fill(week.startDate);
  await form(page).getByLabel('End Date').fill(week.endDate);
  await form(page).getByLabel('Reason').fill(reason);
  await expect(form(page).getByText('This takes 5 working days (5 calendar days).')).toBeVisible();
  await form(page).getByRole('button', { name: 'Submit Request' }).click();
  await expect(toast(page, 'Time-off Request Submitted')).toBeVisible();
}

async function inBrowserOf(
  browser: Browser,
  role: 'manager' | 'employee',
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ storageState: sessionOf(role) });
  await use(await context.newPage());
  await context.close();
}

test.describe('Time off', () => {
  test.use({ storageState: sessionOf('employee') });

  test('what is missing is said with the specified words; what speaks against it is said before it is sent', async ({
    page,
  }) => {
    await page.goto('/time-off');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Time Off' }).click();
    await page.getByRole('button', { name: 'Request Time Off' }).first().click();
    await form(page).getByRole('button', { name: 'Submit Request' }).click();
    await expect(toast(page, 'Missing Information')).toBeVisible();
    await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
    for (const label of ['Type', 'Start Date', 'End Date', 'Reason'])
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
        'Please fill in all required fields.',
      );
    await expect(form(page).getByLabel('Type')).toBeFocused();
    await form(page).getByLabel('Type').selectOption('Vacation');
    await form(page).getByLabel('Start Date').fill('2030-01-07');
    await form(page).getByLabel('End Date').fill('2030-01-04');
    await expect(form(page).getByText('The end date is before the start date.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form(page)).toBeHidden();
  });

  test('a request is made, approved with notes by the manager, and cancelled', async ({ page, browser }) => {
    const reason = uniqueTitle('Away');
    await ask(page, { reason, ...freeWeek() });
    await expect(requests(page, reason).getByText('Pending', { exact: true })).toBeVisible();
    await inBrowserOf(browser, 'manager', async (managers) => {
      await managers.goto('/time-off?tab=team');
      await requests(managers, reason)
        .getByRole('button', { name: /^Approve/ })
        .click();
      const dialog = managers.getByRole('dialog', { name: /^Approve the time off of / });
      await dialog.getByLabel('Manager notes (optional)').fill('Enjoy');
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(toast(managers, 'Request Updated')).toBeVisible();
      await expect(toast(managers, 'The time-off request has been updated successfully.')).toBeVisible();
      await expect(requests(managers, reason).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    });
    await expect(requests(page, reason).getByText('Approved', { exact: true })).toBeVisible();
    await expect(requests(page, reason).getByText('Enjoy')).toBeVisible();
    await requests(page, reason).getByText('History').click();
    await expect(requests(page, reason).getByText('approved the request')).toBeVisible();
    await requests(page, reason)
      .getByRole('button', { name: /^Cancel request: / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel time off' }).click();
    await expect(requests(page, reason).getByText('Cancelled', { exact: true })).toBeVisible();
  });

  test('a request is rejected, and its days are free again', async ({ page, browser }) => {
    const reason = uniqueTitle('Not now');
    const week = freeWeek();
    await ask(page, { reason, ...week });
    await inBrowserOf(browser, 'manager', async (managers) => {
      await managers.goto('/time-off?tab=team');
      await requests(managers, reason)
        .getByRole('button', { name: /^Reject/ })
        .click();
      await managers.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await expect(toast(managers, 'Request Updated')).toBeVisible();
    });
    await expect(requests(page, reason).getByText('Rejected', { exact: true })).toBeVisible();
  });

  test('four balances, each with its ledger unfolding; the last line is what remains', async ({ page }) => {
    await page.goto('/time-off');
    const vacation = page.getByRole('button', { name: 'Show ledger: Vacation' });
    for (const label of ['Vacation', 'Sick Leave', 'Personal', 'Used'])
      await expect(page.getByRole('button', { name: `Show ledger: ${label}` })).toBeVisible();
    const remaining = await page
      .getByRole('listitem')
      .filter({ has: vacation })
      .getByRole('paragraph')
      .first()
      .innerText();
    await vacation.click();
    const ledger = page.getByRole('region', { name: /^Vacation \d{4}: the ledger$/ });
    await expect(ledger.getByText('Allowance of the year')).toBeVisible();
    const last = await ledger.getByRole('row').last().getByRole('cell').last().innerText();
    expect(remaining).toBe(`${last} days remaining`);
    await page.getByRole('button', { name: 'Show ledger: Used' }).click();
    await expect(page.getByRole('row', { name: /^Family Leave/ })).toBeVisible();
  });

  test('employees have no Team Requests', async ({ page }) => {
    await page.goto('/time-off?tab=team');
    await expect(page.getByRole('tab', { name: 'My Requests' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Team Requests' })).toHaveCount(0);
  });

  test('the calendar is walked with the keyboard', async ({ page }) => {
    await page.goto('/time-off?tab=calendar');
    const grid = page.getByRole('grid');
    const title = page.getByRole('heading', { level: 2 });
    const before = await title.innerText();
    await grid.locator('button[tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await expect(title).not.toHaveText(before);
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Saturday, /);
    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Sunday, /);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Monday, /);
    await expect(page.getByRole('heading', { level: 3, name: /^Monday, / })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(title).toHaveText(before);
  });
});

test.describe('The policy', () => {
  test.use({ storageState: sessionOf('admin') });

  test('an administrator sets what everybody gets, with a reason', async ({ page }) => {
    await page.goto('/admin/catalogues/time-off');
    await expect(
      page.getByRole('row', { name: /^The beginning 15 5 3 up to 5, until March 31 .*Default$/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Set a policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set the time-off policy' });
    await dialog.getByLabel('Vacation days a year').fill('20.3');
    await dialog.getByRole('button', { name: 'Set policy' }).click();
    await expect(dialog.getByText('Whole or half days')).toBeVisible();
    await expect(dialog.getByText('Say why, for those who read the history')).toBeVisible();
    await dialog.getByLabel('Vacation days a year').fill('20.5');
    await dialog.getByLabel('Reason').fill('The works agreement');
    await dialog.getByRole('button', { name: 'Set policy' }).click();
    await expect(toast(page, 'Policy set')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'The works agreement' })).toContainText('20.5');
  });
});

test('a calendar feed is opened, read without a session, and revoked', async ({ browser, request }) => {
  await inBrowserOf(browser, 'manager', async (page) => {
    await page.goto('/time-off?tab=calendar');
    await page.getByRole('link', { name: 'Subscribe from your calendar' }).click();
    await page.getByRole('button', { name: 'Your 1:1 meetings' }).click();
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = await page.getByLabel('Your new address').inputValue();
    const path = new URL(address).pathname;
    const read = await request.get(path);
    expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain('BEGIN:VEVENT');
    await page.reload();
    await expect(page.getByLabel('Your new address')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Revoke the feed of Your 1:1 meetings/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, 'Address revoked')).toBeVisible();
    await expect.poll(async () => (await request.get(path)).status()).toBe(404);
  });
});

test('a list that fails says so in the specified words, and can be asked for again', async ({ browser }) => {
  const context = await browser.newContext({ storageState: sessionOf('manager') });
  const page = await context.newPage();
  await page.route(/\/api\/time-off(\/team)?(\?.*)?$/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/time-off');
  await expect(page.getByText('Failed to fetch time-off requests')).toBeVisible();
  await page.goto('/time-off?tab=team');
  await expect(page.getByText('Failed to fetch team requests')).toBeVisible();
  await page.unroute(/\/api\/time-off(\/team)?(\?.*)?$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch team requests')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Requests of your team' })).toBeVisible();
  await context.close();
});
