import { expect, type Browser, type Page } from '@playwright/test';
import { emailOf, PASSWORD, sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';
import { withoutReminder } from './reminders';
import { complete } from './shown';
import { test } from './several-people';

test.describe('Settings', () => {
  test.use({ storageState: sessionOf('leader') });

  test('a profile is changed, and the name is changed everywhere', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    const firstName = page.getByLabel('First name');
    const before = await firstName.inputValue();
    await firstName.fill('');
    await page.getByLabel('Skills').fill('Sailing, Negotiation');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await firstName.fill('Augusta');
    await page.getByLabel('Career path').selectOption('Focused on advancement');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Profile saved')).toBeVisible();
    await expect(page.getByRole('complementary').getByText(/^Augusta /)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Skills')).toHaveValue('Sailing, Negotiation');
    await firstName.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Profile saved')).toBeVisible();
  });

  test('a picture is shown as it will be cut, uploaded and removed; a file that is none is refused', async ({
    page,
  }) => {
    await page.goto('/settings/profile');
    const picture = page.getByLabel('Choose a picture');
    await picture.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not one') });
    await expect(page.getByText('This file is not a picture that can be shown.')).toBeVisible();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await picture.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await expect(page.getByText('This file is larger than 5 MB.')).toBeVisible();
    await picture.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT });
    await expect(page.getByRole('img', { name: 'The picture as it will be cut' })).toBeVisible();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(toast(page, 'Picture saved')).toBeVisible();
    const shown = page.getByRole('complementary').locator('img');
    await expect(shown).toHaveAttribute('src', /^\/api\/people\//);
    await expect
      .poll(() => shown.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(256);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(shown).toHaveCount(0);
  });

  test('what one is told is chosen kind by kind', async ({ page }) => {
    await page.goto('/settings/notifications');
    const box = page.getByRole('checkbox', { name: '1:1 reminder: by e-mail' });
    await box.setChecked(false);
    await expect(box).toBeEnabled();
    await expect
      .poll(async () =>
        (await (await page.request.get('/api/notifications/choices')).text()).includes(REMINDER_OFF),
      )
      .toBe(true);
    await page.reload();
    await expect(box).not.toBeChecked();
    await box.setChecked(true);
  });

  test('quiet hours, celebrations and the digest are one’s own to choose', async ({ page }) => {
    await page.goto('/settings/notifications');
    const from = page.getByLabel('From', { exact: true });
    const until = page.getByLabel('Until', { exact: true });
    const save = page.getByRole('button', { name: 'Save quiet hours', exact: true });
    await expect(from).toHaveValue('20:00');
    await expect(until).toHaveValue('07:00');
    await from.fill('07:00');
    await save.click();
    await expect(page.getByText('The end must differ from the beginning')).toBeVisible();
    await from.fill('21:30');
    await save.click();
    await expect(toast(page, 'Quiet hours saved')).toBeVisible();
    await page.reload();
    await expect(from).toHaveValue('21:30');
    await page.getByRole('checkbox', { name: 'Hold e-mails back in quiet hours' }).setChecked(false);
    await expect(from).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Hold e-mails back in quiet hours' }).setChecked(true);
    await from.fill('20:00');
    await save.click();
    await expect(toast(page, 'Quiet hours saved')).toBeVisible();

    const choices = async (path: string) => (await page.request.get(path)).text();
    const anniversaries = page.getByRole('checkbox', { name: /^Work anniversaries/ });
    await anniversaries.setChecked(false);
    await expect
      .poll(() => choices('/api/celebrations/choices'))
      .toContain('"celebration":"work_anniversary","on":false');
    const digest = page.getByRole('checkbox', { name: 'Weekly digest: by e-mail', exact: true });
    await digest.setChecked(false);
    await expect
      .poll(() => choices('/api/notifications/choices'))
      .toContain('"kind":"weekly_digest","app":true,"email":false');
    await page.reload();
    await expect(anniversaries).not.toBeChecked();
    await expect(digest).not.toBeChecked();
    await anniversaries.setChecked(true);
    await digest.setChecked(true);
    await expect
      .poll(() => choices('/api/notifications/choices'))
      .toContain('"kind":"weekly_digest","app":true,"email":true');
    await expect.poll(() => choices('/api/celebrations/choices')).not.toContain('false');
  });

  test('the theme is chosen here too', async ({ page }) => {
    await page.goto('/settings/appearance');
    await expect(page).toHaveTitle('Appearance · Settings · Annals');
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('with less motion asked for, nothing begins to move in another theme', async ({ page }) => {
    await page.goto('/settings/appearance');
    const dark = page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' });
    await expect(dark).toBeVisible();
    await complete(page);
    await page.evaluate(
      "for (const begin of ['transitionrun', 'animationstart']) addEventListener(begin, ({ target }) => (window.moved = [...(window.moved ?? []), `${begin} of ${target.tagName}`]))",
    );
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await page.evaluate('window.moved')).toBeUndefined();
  });
});

const REMINDER_OFF = '"kind":"meeting_reminder","app":true,"email":false';

/** A PNG of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a password is changed, and other devices are signed out', async ({ browser }) => {
  const here = await signedInPage(browser, PASSWORD);
  await here.goto('/settings/devices');
  await expect(here.getByText('This device')).toBeVisible();
  const there = await signedInPage(browser, PASSWORD);
  await here.goto('/settings/password');
  const change = async (current: string, next: string) => {
    await here.getByLabel('Current password').fill(current);
    await here.getByLabel('New password', { exact: true }).fill(next);
    await here.getByLabel('New password, once more').fill(next);
    await here.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-password', 'a-better-password');
  await expect(here.locator('form').getByText('This is not your current password.')).toBeVisible();
  await change(PASSWORD, 'a-better-password');
  await expect(toast(here, 'Password changed')).toBeVisible();
  await there.goto('/settings/devices');
  await expect(there).toHaveURL(/\/login/);
  await change('a-better-password', PASSWORD);
  await expect(toast(here, 'Password changed')).toBeVisible();
  // The session the other tests share was signed out as well.
  await here.context().storageState({ path: sessionOf('auditor') });
});

async function signedInPage(browser: Browser, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.request.post('/api/auth/login', {
    data: { email: emailOf('auditor'), password, role: 'admin' },
  });
  expect(answer.status()).toBe(200);
  return page;
}

test('a forgotten password is asked for, and the mail is found by an administrator', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(emailOf('employee'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();

  const admin = await (await browser.newContext({ storageState: sessionOf('admin') })).newPage();
  const mail = admin.getByRole('button', { name: /Set a new password for Annals employee@/ }).first();
  await expect(async () => {
    await admin.goto('/admin/emails');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.click();
  const text = await admin
    .getByRole('dialog')
    .getByText(/reset-password\?token=/)
    .textContent();
  // The link itself is for whoever asked for it, and for no administrator.
  expect(text).not.toMatch(/token=[\w-]{20,}/);

  await page.goto(`/reset-password?token=${'a'.repeat(43)}`);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password, once more').fill('something-else');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/reset-password');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
});

test.describe('the notification centre', () => {
  test.use({ storageState: sessionOf('employee') });

  test('lists day by day, is read at once, and puts away', async ({ page, browser }) => {
    const manager = await (await browser.newContext({ storageState: sessionOf('manager') })).newPage();
    const me = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const text = uniqueTitle('Well done');
    const sent = await manager.request.post('/api/messages', { data: { recipientId: me.id, text } });
    expect(sent.status()).toBe(201);
    await withoutReminder(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Notifications, some unread' }).click();
    await page.getByRole('link', { name: 'See all notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    const today = page.getByRole('region', { name: 'Today' });
    const item = today.getByRole('listitem').filter({ hasText: text });
    await expect(item).toContainText('Unread');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(toast(page, 'All notifications are read')).toBeVisible();
    await expect(item).not.toContainText('Unread');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await item.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Notification dismissed')).toBeVisible();
    await expect(item).toHaveCount(0);
    await page.getByRole('button', { name: 'Unread only' }).click();
    await expect(page.getByRole('heading', { name: 'All read' })).toBeVisible();
  });
});
