import { expect, test, type Locator, type Page } from '@playwright/test';
import { emailOf, PASSWORD, sessionOf, SIGNS_IN_AS } from './demo-company';
import { scheduleAndOpen, toast } from './meeting-steps';
import { shown } from './shown';
import { uniqueTitle } from './unique-title';

/** Does something by keyboard, and expects that it is known afterwards where one is. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
  await isSomewhere(page);
}

/** Comes to a screen by keyboard: with the first key comes what is needed once somebody does something. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Until the application is there, nothing hears a key.
  await shown(page);
  await expect(page.getByRole('main')).toBeVisible();
  const needed = page.waitForResponse(/keep-focus/);
  await page.keyboard.press('Tab');
  await needed;
}

/** The focus is on something, and stays there: what is answered later takes it away from nobody. */
async function isSomewhere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate('document.activeElement?.tagName ?? "BODY"'), {
      message: 'the focus fell to the start of the page',
    })
    .not.toBe('BODY');
}

test.describe('a manager with a keyboard', () => {
  test.use({ storageState: sessionOf('manager') });

  test('is in the first field of each dialog, and back at what opened it', async ({ page }) => {
    for (const [path, opener] of [
      ['/meetings', 'Schedule Meeting'],
      ['/time-off', 'Request Time Off'],
      ['/pain-points', 'Report Pain Point'],
      ['/recognition', 'Nominate'],
      ['/performance-reviews', 'Open Review'],
    ] as const) {
      await open(page, path);
      const button = page.getByRole('button', { name: new RegExp(opener, 'i') }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.locator('input:focus, select:focus, textarea:focus'),
        `the first field of the dialog on ${path}`,
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('sees the field they are in, and the buttons, in a window that is too small for the dialog', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await open(page, '/meetings?schedule=');
    const dialog = page.getByRole('dialog');
    for (const label of ['Title', 'Employee', 'Date & Time', 'Duration', 'Repeats', /^Place/, /^Notes/]) {
      const field = dialog.getByLabel(label, { exact: true });
      await field.focus();
      const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
      // Nothing is over the line in which one writes.
      expect(
        await page.evaluate(`document.elementFromPoint(${x + 20}, ${y + 16}) === document.activeElement`),
      ).toBe(true);
      await expect(dialog.getByRole('button', { name: 'Schedule Meeting' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('keeps their place in a 1:1 while its items come and go', async ({ page }) => {
    await scheduleAndOpen(page, uniqueTitle('By keyboard'));
    const agenda = page.getByRole('region', { name: 'Agenda' });
    const line = agenda.getByLabel('Add to the agenda');
    await line.fill('Workload');
    await press(page, line);
    await expect(agenda.getByRole('checkbox', { name: /Workload/ })).toBeVisible();
    await press(page, agenda.getByRole('checkbox', { name: /Workload/ }), 'Space');
    const notes = page.getByLabel('Shared notes');
    await notes.fill('On track');
    await press(page, page.getByRole('button', { name: 'Save notes' }));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await isSomewhere(page);
    await press(page, page.getByRole('button', { name: 'Cancel meeting' }));
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: /cancel/i }).last());
    await isSomewhere(page);
  });

  test('goes through their notifications without losing their place', async ({ page }) => {
    await open(page, '/notifications');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Notification dismissed')).toBeVisible();
    await isSomewhere(page);
    // Several at once, from the keyboard.
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await press(page, boxes.nth(0), 'Space');
    await press(page, boxes.nth(1), 'Space');
    await press(page, page.getByRole('button', { name: 'Dismiss selected' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await isSomewhere(page);
    const unread = page.getByRole('button', { name: 'Mark as read' }).first();
    if (await unread.isVisible()) await press(page, unread);
    await press(page, page.getByRole('button', { name: 'Unread only' }));
    await press(page, page.getByRole('button', { name: 'All', exact: true }));
  });
});

test.describe('an auditor with a keyboard', () => {
  test.use({ storageState: sessionOf('auditor') });

  test('reads on, opens and closes an event, and is still in the list', async ({ page }) => {
    await open(page, '/audit');
    await press(page, page.getByRole('button', { name: 'Older' }).first());
    const event = page
      .getByRole('region', { name: 'Events' })
      .first()
      .getByRole('rowheader')
      .getByRole('link')
      .first();
    await press(page, event);
    await page.keyboard.press('Escape');
    await isSomewhere(page);
  });
});

test.describe('an administrator with a keyboard', () => {
  test.use({ storageState: sessionOf('admin') });

  test('sorts and narrows the directory, and goes through a form that is refused', async ({ page }) => {
    await open(page, '/admin');
    await press(page, page.getByRole('button', { name: 'Department' }).first());
    const search = page.getByLabel('Search by name or email');
    await search.fill('nobody is called this');
    await expect(page.getByText('Nobody found')).toBeVisible();
    await isSomewhere(page);
    await search.fill('');
    await press(page, page.getByRole('button', { name: 'Hire someone' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hire' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('[aria-invalid="true"]:focus')).toBeVisible();
    // One alert a form, at most: each message is read with its field.
    expect(await dialog.getByRole('alert').count()).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await isSomewhere(page);
  });

  test('is back at the button that asked, after each question of Settings and Administration', async ({
    page,
    playwright,
    baseURL,
  }) => {
    // Signed in elsewhere too, with a calendar address: both can be ended.
    const elsewhere = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: [], origins: [] },
    });
    await elsewhere.post('/api/auth/login', {
      data: { email: emailOf('admin'), password: PASSWORD, role: SIGNS_IN_AS.admin },
    });
    await elsewhere.post('/api/calendar-feeds', { data: { kind: 'time-off' } });
    await elsewhere.dispose();
    const people = await page.request.get(`/api/people?search=${emailOf('employee')}`);
    const [person] = (await people.json()) as { id: string }[];
    for (const [path, ...questions] of [
      ['/settings/devices', 'Sign out all other devices'],
      ['/settings/password', 'Add a passkey'],
      ['/settings/calendar', /^Revoke/],
      ['/settings/tokens', 'New token'],
      [
        `/admin/people/${person?.id}`,
        'Change manager',
        'Lock account',
        'Record departure',
        'Place legal hold',
      ],
      ['/admin/catalogues/language-model', 'Switch on'],
      ['/admin/sign-in', 'Add provider', 'Switch off', 'New account', 'Connect directory', /^Change rules/],
      ['/admin/tokens', /^New token/],
      ['/admin/access-reviews', 'Start review'],
      ['/admin/catalogues', 'Add category', /^Edit/, /^Retire/],
      ['/admin/operations', 'Rebuild all', /^Rebuild people/],
    ] as const) {
      await open(page, path);
      for (const name of questions) {
        const button = page.getByRole('main').getByRole('button', { name }).first();
        await press(page, button);
        const dialog = page.getByRole('dialog');
        await expect(dialog, `what ${String(name)} asks`).toBeVisible();
        await expect(button).not.toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button, `after ${String(name)} on ${path}`).toBeFocused();
      }
    }
  });
});
