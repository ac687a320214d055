import { expect, test, type Browser, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const DESCRIPTION = 'Half of every Monday goes into meetings that repeat each other.';

/** Fills the report form and sends it. */
async function report(page: Page, title: string): Promise<void> {
  await page.goto('/pain-points');
  await page.getByRole('button', { name: 'Report Pain Point' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report New Pain Point' });
  await dialog.getByLabel('Issue Title').fill(title);
  await dialog.getByLabel('Detailed Description').fill(DESCRIPTION);
  await dialog.getByLabel('Category').selectOption({ label: 'Workload & Time Management' });
  await dialog.getByLabel('Priority Level').selectOption('high');
  await dialog.getByLabel('Impact Level').fill('8');
  await expect(dialog.getByText('High Impact')).toBeVisible();
  await dialog.getByLabel('How Often Does This Occur?').selectOption('weekly');
  await dialog.getByLabel('Suggested Solution (Optional)').fill('One meeting instead of three.');
  await dialog.getByRole('button', { name: 'Report Pain Point' }).click();
  await expect(toast(page, 'Pain point reported successfully. Your manager will be notified.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

const itemOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** A page of the manager, beside the employee's. */
async function managersPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: sessionOf('manager') })).newPage();
}

test.describe('a pain point', () => {
  test.use({ storageState: sessionOf('employee') });

  test('goes from the report over taking up and resolving to being opened again', async ({
    page,
    browser,
  }) => {
    const title = uniqueTitle('Too many recurring meetings');
    await report(page, title);
    const own = itemOf(page, title);
    for (const words of [
      'high priority',
      'Open',
      DESCRIPTION,
      '8/10',
      'Weekly',
      'Workload & Time Management',
    ])
      await expect(own.getByText(words, { exact: true })).toBeVisible();
    await expect(own.getByText('One meeting instead of three.')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);

    const manager = await managersPage(browser);
    await manager.goto('/pain-points');
    // Counted beside the entry, and heard with it.
    const entry = manager
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pain Points' });
    await expect(entry).toHaveAccessibleDescription(/^\d+ waiting$/);
    const item = itemOf(manager, title);
    await item.getByRole('button', { name: 'Take up' }).click();
    await expect(item.getByText('In progress', { exact: true })).toBeVisible();
    await item.getByRole('button', { name: 'Resolve' }).click();
    const resolving = manager.getByRole('dialog', { name: `Resolve “${title}”?` });
    await resolving.getByRole('button', { name: 'Resolve' }).click();
    await expect(resolving.getByLabel('Resolution notes')).toHaveAttribute('aria-invalid', 'true');
    await resolving.getByLabel('Resolution notes').fill('Two of the three were dropped.');
    await resolving.getByRole('button', { name: 'Resolve' }).click();
    await expect(resolving).toBeHidden();
    await expect(item.getByText('Resolved', { exact: true })).toBeVisible();

    // The reporter's screen follows by itself.
    await expect(own.getByText('Two of the three were dropped.')).toBeVisible();
    await expect(own.getByText(/^Resolved on \w{3} \d{1,2}, \d{4}/)).toBeVisible();
    await own.getByRole('button', { name: 'Open again' }).click();
    const reopening = page.getByRole('dialog', { name: `Open “${title}” again?` });
    await reopening.getByLabel('Why is it not resolved?').fill('They are all back.');
    await reopening.getByRole('button', { name: 'Open again' }).click();
    await expect(reopening).toBeHidden();
    await expect(own.getByText('Open', { exact: true })).toBeVisible();

    await own.getByRole('link', { name: title }).click();
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveText([
      /opened it again\..*They are all back\./,
      /resolved it\..*Two of the three were dropped\./,
      /began to work on it\./,
      new RegExp(`reported “${title}”`),
    ]);
    await manager.context().close();
  });

  test('is reported with what the form asks for', async ({ page }) => {
    await page.goto('/pain-points?report=');
    const dialog = page.getByRole('dialog', { name: 'Report New Pain Point' });
    await expect(dialog.getByLabel('Priority Level')).toHaveValue('medium');
    await expect(dialog.getByLabel('Impact Level')).toHaveValue('5');
    await expect(dialog.getByText('Low Impact')).toBeVisible();
    await dialog.getByRole('button', { name: 'Report Pain Point' }).click();
    for (const words of [
      'Title is required',
      'Description must be at least 10 characters',
      'Please select a category',
      'Please select frequency',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByLabel('Issue Title')).toBeFocused();
    await dialog.getByLabel('Issue Title').fill('x'.repeat(101));
    await expect(dialog.getByText('Title must be less than 100 characters')).toBeVisible();
    await expect(dialog.getByLabel('Category').getByRole('option')).toHaveText([
      'Select a category',
      'Process & Workflow',
      'Tools & Technology',
      'Communication',
      'Management & Leadership',
      'Workload & Time Management',
      'Work Environment',
      'Training & Development',
      'Resources & Support',
      'Other',
    ]);
    await expect(dialog.getByLabel('How Often Does This Occur?').getByRole('option')).toHaveText([
      ...['Select frequency', 'Daily', 'Weekly', 'Monthly', 'Occasionally', 'One-time occurrence'],
    ]);
  });

  test('that could not be reported is still in the form', async ({ page }) => {
    await page.route('**/api/pain-points', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/pain-points?report=');
    const dialog = page.getByRole('dialog', { name: 'Report New Pain Point' });
    await dialog.getByLabel('Issue Title').fill('Slow builds');
    await dialog.getByLabel('Detailed Description').fill(DESCRIPTION);
    await dialog.getByLabel('Category').selectOption('tools');
    await dialog.getByLabel('How Often Does This Occur?').selectOption('daily');
    await dialog.getByRole('button', { name: 'Report Pain Point' }).click();
    await expect(toast(page, 'Failed to report pain point. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Issue Title')).toHaveValue('Slow builds');
  });

  test('of somebody else is not there', async ({ page, browser }) => {
    const manager = await managersPage(browser);
    const listed = await manager.request.get('/api/pain-points');
    const me = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const others = ((await listed.json()) as { id: string; employeeId: string }[]).find(
      ({ employeeId }) => employeeId !== me.id,
    );
    expect(others).toBeDefined();
    await page.goto(`/pain-points/${others?.id}`);
    await expect(page.getByRole('heading', { name: 'No such pain point' })).toBeVisible();
    await manager.context().close();
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees the team’s four figures, and filters the list by status', async ({ page }) => {
    await page.goto('/pain-points');
    await expect(page.getByText('Track and resolve team issues')).toBeVisible();
    const figures = page.getByLabel('Figures of the pain points');
    for (const words of [
      ...['Total Issues', 'All time', 'Open Issues', 'Needs attention'],
      ...['High Priority', 'Urgent issues', 'Resolved', 'Completed'],
    ])
      await expect(figures.getByText(words, { exact: true })).toBeVisible();
    const list = page.getByRole('region', { name: 'Team Pain Points' });
    await list.getByLabel('Status', { exact: true }).selectOption('resolved');
    await expect(page).toHaveURL(/status=resolved/);
    await expect(list.getByText('Resolution Notes').first()).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasNotText: 'Resolved on' })).toHaveCount(0);
    await expect(list.getByRole('listitem')).not.toHaveCount(0);
  });
});
