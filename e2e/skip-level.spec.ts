import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { beginNow, daysFromNow, toast } from './meeting-steps';
import { withUnreadReminders } from './reminders';

const list = (page: Page) => page.getByRole('region', { name: 'Skip-level meetings' });

test.describe('a leader', () => {
  test.use({ storageState: sessionOf('leader') });

  /** Schedules one with the demo's employee and opens it. */
  async function schedule(page: Page, days: number): Promise<void> {
    await page.goto('/meetings');
    await list(page).getByRole('button', { name: 'Schedule skip-level meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule skip-level meeting' });
    await dialog.getByRole('combobox', { name: 'Employee' }).click();
    await dialog.getByRole('listbox', { name: 'People found' }).getByRole('option').first().click();
    await dialog.getByLabel('Date & Time').fill(daysFromNow(days));
    await expect(dialog.getByLabel('Duration')).toHaveValue('30');
    const scheduled = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/skip-level') && answer.request().method() === 'POST',
    );
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    const { id } = (await (await scheduled).json()) as { id: string };
    await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await list(page).locator(`a[href$="/${id}"]`).click();
    await expect(page.getByRole('heading', { name: /^Skip-level meeting with/ })).toBeVisible();
  }

  test('is told what is missing', async ({ page }) => {
    await page.goto('/meetings');
    await list(page).getByRole('button', { name: 'Schedule skip-level meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule skip-level meeting' });
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(dialog.getByText('Please select an employee')).toBeVisible();
    await expect(dialog.getByText('Please select a date and time')).toBeVisible();
  });

  test('finds a person by name, and only among those below their own reports', async ({ page }) => {
    await page.goto('/meetings');
    await list(page).getByRole('button', { name: 'Schedule skip-level meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule skip-level meeting' });
    const box = dialog.getByRole('combobox', { name: 'Employee' });
    await box.click();
    await box.fill('nobody is called this');
    await expect(dialog.getByRole('option', { name: 'Nobody found' })).toBeVisible();
  });

  test('takes a meeting from its briefing to its end, and its history tells it', async ({ page }) => {
    await schedule(page, 200);
    const briefing = page.getByRole('region', { name: 'Briefing by ALEX' });
    await briefing.getByRole('button', { name: 'Generate Briefing' }).click();
    await expect(toast(page, 'Meeting preparation started')).toBeVisible();
    await expect(briefing.getByRole('heading', { name: 'Employee highlights' })).toBeVisible();
    await expect(briefing.getByRole('heading', { name: 'Wellness snapshot' })).toBeVisible();
    await expect(briefing.getByRole('heading', { name: 'Suggested questions' })).toBeVisible();
    const basis = briefing.locator('details').first();
    await basis.getByText('What this rests on').click();
    await expect(basis.getByRole('link').first()).toHaveAttribute('href', /^\/(meetings|performance)/);
    await expect(briefing.getByText(/^Meetings with the manager in \d+ days$/)).toBeVisible();
    await expect(
      briefing.getByText(/^\d+ highlights?, \d+ open action items? and \d+ suggested/),
    ).toBeVisible();
    // On paper: the briefing with the records it rests on, and nothing to press.
    await expect(briefing.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(briefing.getByText(/^Rests on: /).first()).toBeVisible();
    await expect(briefing.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'My notes' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(briefing.getByText(/^Rests on: /).first()).toBeHidden();

    await page.getByRole('button', { name: 'Add action item' }).click();
    const item = page.getByRole('dialog', { name: 'New action item' });
    await item.getByLabel('What is to be done').fill('Share the draft');
    await item.getByLabel('Who does it').selectOption({ index: 1 });
    await item.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('checkbox', { name: /Share the draft/ }).click();
    await expect(page.getByRole('checkbox', { name: /Share the draft/ })).toBeChecked();

    const notes = page.getByRole('region', { name: 'My notes' });
    await notes.getByLabel('Notes for yourself').fill('Ready for more');
    await notes.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Meeting updated successfully')).toBeVisible();

    await page.getByRole('button', { name: 'Reschedule' }).click();
    const move = page.getByRole('dialog', { name: 'Reschedule Meeting' });
    await move.getByLabel('Duration').selectOption('45');
    await move.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('45 minutes').first()).toBeVisible();

    await beginNow(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page
      .getByRole('dialog', { name: 'Complete this meeting?' })
      .getByRole('button', { name: 'Complete' })
      .click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(/completed the meeting\./)).toBeVisible();
    await expect(history.getByText('ALEX prepared a briefing for', { exact: false })).toBeVisible();
  });

  test('cancels a meeting, with its reason', async ({ page }) => {
    await schedule(page, 201);
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this meeting?' });
    await dialog.getByLabel('Reason (optional)').fill('A journey');
    await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(page.getByText('Cancelled: A journey')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toBeHidden();
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });
  // The same reminder is read, brought up again and dismissed.
  test.describe.configure({ mode: 'serial' });

  // The reminders are asked for again and again; what is still on its way when a test ends is let go.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const reminder = (page: Page) => page.getByRole('dialog', { name: /^Skip-level meetings? ahead$/ });

  test('is reminded as soon as they come to the dashboard, and a briefing is prepared', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(
      reminder(page)
        .getByText(/^in \d days$/)
        .first(),
    ).toBeVisible();
    await expect(reminder(page).getByText('30 minutes').first()).toBeVisible();
    await reminder(page).getByRole('button', { name: 'Generate Briefing' }).first().click();
    await expect(toast(page, 'Meeting preparation started')).toBeVisible();
    await expect(toast(page, 'ALEX is generating your briefing materials.')).toBeVisible();
  });

  test('says so when the preparation cannot be asked for', async ({ page }) => {
    await withUnreadReminders(page);
    await page.route('**/prepare', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.route('**/read', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.route('**/dismiss', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.goto('/dashboard');
    await reminder(page).getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(toast(page, 'Failed to dismiss notification')).toBeVisible();
    await reminder(page).getByRole('button', { name: 'Generate Briefing' }).first().click();
    await expect(toast(page, 'Failed to schedule preparation')).toBeVisible();
    await reminder(page).getByRole('button', { name: 'View in Calendar' }).first().click();
    await expect(toast(page, 'Failed to mark as read')).toBeVisible();
    await expect(page).toHaveURL(/\/meetings$/);
    await expect(list(page).getByRole('link').first()).toBeVisible();
  });

  test('is not disturbed again once it is read, and finds the meeting and their briefing', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /notifications/i }).first()).toBeVisible();
    await expect(reminder(page)).toBeHidden();
    await page.goto('/meetings');
    await list(page).getByRole('listitem').filter({ hasText: 'Scheduled' }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Your highlights' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'My notes' })).toBeHidden();
    await expect(page.getByText('You can give feedback once the meeting has begun.')).toBeVisible();
  });

  test('dismisses the reminder', async ({ page }) => {
    await withUnreadReminders(page);
    await page.goto('/dashboard');
    await reminder(page).getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(toast(page, 'Notification dismissed')).toBeVisible();
    await expect(toast(page, 'You can view skip-level meetings in your calendar.')).toBeVisible();
    await expect(reminder(page)).toBeHidden();
  });

  test('gives feedback on a meeting that took place', async ({ page }) => {
    await page.goto('/meetings');
    await list(page).getByRole('listitem').filter({ hasText: 'Completed' }).first().getByRole('link').click();
    const feedback = page.getByRole('region', { name: 'Employee feedback' });
    await feedback.getByLabel('How was the meeting for you?').fill('I would like to do this again.');
    await feedback.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Meeting updated successfully')).toBeVisible();
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees that somebody of the team meets a leader, and nothing of what is said', async ({ page }) => {
    await page.goto('/meetings');
    await list(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Between the two of them' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Briefing by ALEX' })).toBeHidden();
  });
});
