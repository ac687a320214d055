import { expect, type Browser, type Page } from '@playwright/test';
import type { Role } from '@annals/contracts/kernel/roles';
import { choosePerson } from './choose-person';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';
import { test } from './several-people';

const DESCRIPTION = 'Kept everyone informed every twenty minutes, and wrote down what we learned.';

/** Opens the nomination, chooses somebody an administrator may decide on, and sends it. */
async function nominate(page: Page, title: string): Promise<void> {
  await page.goto('/recognition');
  await page.getByRole('button', { name: 'Nominate Someone' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nominate Someone' });
  await choosePerson(
    dialog,
    'Recipient',
    'e',
    /^(?!.*People).*(Engineer|Partner|Specialist|Analyst|Manager|Designer)/,
  );
  await dialog.getByLabel('Category').selectOption({ index: 1 });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(DESCRIPTION);
  await dialog.getByLabel('Visibility').selectOption('organization');
  await dialog.getByRole('button', { name: 'Submit Recognition' }).click();
  await expect(toast(page, 'Recognition Submitted')).toBeVisible();
  await expect(page.getByText('Your recognition has been submitted for approval.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function pageOf(browser: Browser, role: Role): Promise<Page> {
  return (await browser.newContext({ storageState: sessionOf(role) })).newPage();
}

const feedItem = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Recognition Feed' }).getByRole('listitem').filter({ hasText: title });

test.describe('recognition', () => {
  test.use({ storageState: sessionOf('employee') });

  test('goes from the nomination over the approval to the feed', async ({ page, browser }) => {
    const title = uniqueTitle('Calm in the outage');
    await nominate(page, title);
    await expect(feedItem(page, title).getByText('Waiting for approval')).toBeVisible();

    const admin = await pageOf(browser, 'admin');
    await admin.goto('/recognition');
    const approve = admin.getByRole('button', { name: `Approve “${title}”` });
    const more = admin
      .getByRole('region', { name: 'Nominations Waiting for Your Approval' })
      .getByRole('button', { name: 'Load more' });
    // The longest waiting come first, a few at a time.
    await expect(async () => {
      if (!(await approve.isVisible())) await more.click({ timeout: 1_000 });
      await expect(approve).toBeVisible({ timeout: 500 });
    }).toPass();
    await approve.click();
    await expect(toast(admin, 'Recognition Approved')).toBeVisible();
    await expect(approve).toBeHidden();

    await page.reload();
    const item = feedItem(page, title);
    await expect(item.getByText('Approved', { exact: true })).toBeVisible();
    for (const words of [DESCRIPTION, 'Organization']) await expect(item.getByText(words)).toBeVisible();
    await item.getByRole('button', { name: `History of “${title}”` }).click();
    await expect(page.getByRole('dialog', { name: title }).getByText(/approved it/)).toBeVisible();
  });

  test('asks for what is missing in the specified words', async ({ page }) => {
    await page.goto('/recognition?nominate');
    const dialog = page.getByRole('dialog', { name: 'Nominate Someone' });
    await dialog.getByRole('button', { name: 'Submit Recognition' }).click();
    for (const words of [
      'Please select a recipient',
      'Please select a category',
      'Title is required',
      'Description must be at least 10 characters',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByLabel('Recipient')).toBeFocused();
  });

  test('that cannot be sent says so in a toast and keeps the form', async ({ page }) => {
    await page.route('**/api/recognitions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/recognition?nominate');
    const dialog = page.getByRole('dialog', { name: 'Nominate Someone' });
    await choosePerson(dialog, 'Recipient', 'a');
    await dialog.getByLabel('Category').selectOption({ index: 1 });
    await dialog.getByLabel('Title').fill('Calm');
    await dialog.getByLabel('Description').fill(DESCRIPTION);
    await dialog.getByRole('button', { name: 'Submit Recognition' }).click();
    await expect(page.getByText('Failed to create recognition').first()).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Calm');
  });

  test('has five tabs with addresses of their own', async ({ page }) => {
    await page.goto('/recognition');
    for (const [name, region, address] of [
      ['My Points', 'Recent Transactions', /tab=points/],
      ['Leaderboard', 'Most Points to Redeem', /tab=leaderboard/],
      ['Milestones', 'Organizational Milestones', /tab=milestones/],
      ['Categories', 'Recognition Categories', /tab=categories/],
      ['Recognition Feed', 'Recognition Feed', /recognition$/],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('region', { name: region }).getByRole('listitem').first()).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await page.goto('/recognition?tab=points');
    for (const words of ['Current Points', 'Available to redeem', 'Current Tier', 'Lifetime Points'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.goto('/recognition?tab=leaderboard');
    await expect(page.locator('ol').getByRole('listitem')).toHaveCount(10);
    for (const trophy of ['Gold trophy', 'Silver trophy', 'Bronze trophy'])
      await expect(page.getByRole('img', { name: trophy })).toBeVisible();
  });
});

test('points that were redeemed come back when the reward is refused', async ({ browser }) => {
  const manager = await pageOf(browser, 'manager');
  await manager.goto('/recognition?tab=points');
  const rewards = manager.getByRole('region', { name: 'Rewards to Redeem' });
  const balance = manager.locator('dl').filter({ hasText: 'Current Points' }).locator('dd').first();
  await expect(balance).toHaveText(/^\d/);
  const before = await balance.textContent();
  await rewards.getByRole('button', { name: 'Redeem Coffee for your team' }).click();
  const confirm = manager.getByRole('dialog', { name: 'Redeem “Coffee for your team”?' });
  await confirm.getByRole('button', { name: 'Redeem' }).click();
  await expect(toast(manager, 'Reward Requested')).toBeVisible();
  await expect(balance).not.toHaveText(before ?? '');

  const leader = await pageOf(browser, 'leader');
  await leader.goto('/recognition');
  await leader.getByRole('button', { name: 'Reject “Coffee for your team”' }).first().click();
  const refuse = leader.getByRole('dialog', { name: /^Reject “Coffee for your team” for / });
  await refuse.getByLabel('Reason').fill('Next month, when we are all here.');
  await refuse.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(leader, 'Reward Rejected')).toBeVisible();

  await manager.reload();
  await expect(balance).toHaveText(before ?? '');
  await expect(manager.getByText('Next month, when we are all here.').first()).toBeVisible();
});

test('an administrator adds a category, does not overwrite another one’s changes unseen, and retires it', async ({
  browser,
}) => {
  const admin = await pageOf(browser, 'admin');
  const name = uniqueTitle('Safety');
  await admin.goto('/admin/catalogues/recognition-categories');
  await admin.getByRole('button', { name: 'Add category' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add category' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give it a name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Keeps everybody safe.');
  await expect(dialog.getByLabel('Point value')).toHaveValue('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const item = admin.getByRole('listitem').filter({ hasText: name });
  await expect(item.getByText('10 points')).toBeVisible();

  // Two windows are two who write: the second is told what the first saved, keeps what was typed, and decides.
  const other = await admin.context().newPage();
  await other.goto('/admin/catalogues/recognition-categories');
  const edit = { name: `Edit ${name}` };
  const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit category' });
  for (const page of [admin, other]) await page.getByRole('button', edit).click();
  await editing(other).getByLabel('Point value').fill('30');
  await editing(other).getByRole('button', { name: 'Save' }).click();
  await expect(editing(other)).toHaveCount(0);
  await editing(admin).getByLabel('Point value').fill('20');
  await editing(admin).getByRole('button', { name: 'Save' }).click();
  await expect(editing(admin).getByRole('alert')).toContainText('Point value: 30');
  await expect(editing(admin).getByLabel('Point value')).toHaveValue('20');
  await editing(admin).getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('20 points')).toBeVisible();
  await other.close();

  await item.getByRole('button', { name: `Retire ${name}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(item.getByText('Inactive')).toBeVisible();
});

test('an administrator plans a milestone for some, and everybody reads for whom', async ({ browser }) => {
  const admin = await pageOf(browser, 'admin');
  const title = uniqueTitle('The new office');
  await admin.goto('/admin/catalogues/organizational-milestones');
  await admin.getByRole('button', { name: 'Plan milestone' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Plan milestone' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Moved without a day lost.');
  await dialog.getByLabel('Target date').fill('2030-01-31');
  await expect(dialog.getByText('Everybody', { exact: true })).toBeVisible();
  await choosePerson(dialog, 'Eligible employees', 'a');
  await expect(dialog.getByText('1 chosen')).toBeVisible();
  await admin.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Saved')).toBeVisible();
  const item = admin.getByRole('listitem').filter({ hasText: title });
  await expect(item.getByText('Eligible', { exact: true })).toBeVisible();
  await expect(item.getByText('Everybody', { exact: true })).toBeHidden();
});
