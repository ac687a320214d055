import { expect, test, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const timeline = (page: Page) => page.getByRole('region', { name: 'Performance Timeline' });
const milestones = (page: Page) => page.getByRole('region', { name: 'Career Milestones' });
const member = (page: Page) => page.getByLabel('Team member', { exact: true });
const entryOf = (page: Page, title: string) =>
  timeline(page).getByRole('listitem').filter({ hasText: title });

/** Chooses the demo's employee, whose other account reads along in these tests. */
async function chooseEmployee(page: Page, select: Locator): Promise<void> {
  const name = await employeeName(page);
  await select.selectOption({ label: name });
}

/** The name of the demo's employee, as their own session shows it. */
async function employeeName(page: Page): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ storageState: sessionOf('employee') });
  const answer = await context.request.get(new URL('/api/auth/user', page.url()).href);
  const { firstName, lastName } = (await answer.json()) as { firstName: string; lastName: string };
  await context.close();
  return `${firstName} ${lastName}`;
}

/** Adds an entry about the demo's employee through the dialog. */
async function addEntry(page: Page, title: string, type: string, more?: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Performance Entry' });
  await chooseEmployee(page, dialog.getByLabel('Team member'));
  await dialog.getByLabel('Type').selectOption({ label: type });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Handled the outage calmly.');
  await more?.(dialog);
  await dialog.getByRole('button', { name: 'Add Entry' }).click();
  await expect(toast(page, 'Performance entry added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('finds the three tabs, everyone’s entries first, and each member’s own', async ({ page }) => {
    await page.goto('/performance');
    await expect(page.getByRole('heading', { name: 'Performance & Career' })).toBeVisible();
    await expect(page.getByText('Real-time feedback tracking and career development')).toBeVisible();
    for (const name of ['Performance Timeline', 'Career Milestones', 'Analytics'])
      await expect(page.getByRole('tab', { name })).toBeVisible();
    await expect(member(page).getByRole('option').first()).toHaveText('All Team Members');
    await expect(member(page)).toHaveValue('');
    await expect(timeline(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    const name = await employeeName(page);
    await member(page).selectOption({ label: name });
    await expect(page).toHaveURL(/employee=/);
    await expect(timeline(page).getByRole('link').first()).toHaveText(name);
    const names = await timeline(page).getByRole('article').getByRole('link').allTextContents();
    expect(new Set(names)).toEqual(new Set([name]));
  });

  test('is told what is missing; type and visibility have the specified defaults', async ({ page }) => {
    await page.goto('/performance?add');
    const dialog = page.getByRole('dialog', { name: 'Add Performance Entry' });
    await expect(dialog.getByLabel('Type')).toHaveValue('feedback');
    await expect(dialog.getByLabel('Visibility')).toHaveValue('manager');
    await expect(dialog.getByPlaceholder('e.g., Technical, Leadership')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Entry' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toBeFocused();
  });

  test('adds, corrects and withdraws an entry, and its history tells all of it', async ({ page }) => {
    const title = uniqueTitle('Calm in the outage');
    await page.goto('/performance');
    await addEntry(page, title, 'Feedback', async (dialog) => {
      await dialog.getByLabel('Category').fill('Technical');
      await dialog.getByLabel('Impact').selectOption('high');
      await dialog.getByLabel('Tags').fill('calm, , on call');
    });
    const entry = entryOf(page, title);
    for (const text of ['feedback', 'high impact', 'Technical', '#calm', '#on call'])
      await expect(entry.getByText(text, { exact: true })).toBeVisible();

    await entry.getByRole('button', { name: /^Correct/ }).click();
    const correct = page.getByRole('dialog', { name: 'Correct this entry' });
    await correct.getByLabel('Description').fill('Handled both outages calmly.');
    await correct.getByRole('button', { name: 'Correct' }).click();
    await expect(correct.getByText('Please say why')).toBeVisible();
    await correct.getByLabel('Why is it corrected?').fill('There were two');
    await correct.getByRole('button', { name: 'Correct' }).click();
    await expect(toast(page, 'Entry corrected')).toBeVisible();
    await expect(entry.getByText('Handled both outages calmly.')).toBeVisible();

    await entry.getByRole('button', { name: /^Withdraw/ }).click();
    const withdraw = page.getByRole('dialog', { name: /^Withdraw “/ });
    await withdraw.getByLabel('Why is it withdrawn?').fill('Wrong person');
    await withdraw.getByRole('button', { name: 'Withdraw' }).click();
    await expect(toast(page, 'Entry withdrawn')).toBeVisible();
    await expect(entry).toBeHidden();
    await timeline(page).getByRole('button', { name: 'With withdrawn' }).click();
    await expect(entry.getByText(/Withdrawn on .*: Wrong person/)).toBeVisible();

    await entry.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: `History of “${title}”` });
    await expect(history.getByText('Reason: There were two')).toBeVisible();
    await expect(history.getByText('Reason: Wrong person')).toBeVisible();
    await expect(history.getByText('Handled the outage calmly.').first()).toBeVisible();
  });

  test('links an achievement to a goal, and Analytics counts it', async ({ page }) => {
    await page.goto('/performance?tab=analytics');
    const figure = async (name: string) =>
      Number(await page.locator('.stat-card', { hasText: name }).locator('dd').first().textContent());
    await expect(page.locator('.stat-card', { hasText: 'Active Goals' })).toBeVisible();
    const before = { total: await figure('Total Entries'), goals: await figure('Active Goals') };
    const goal = uniqueTitle('Lead a release');
    await page.getByRole('tab', { name: 'Performance Timeline' }).click();
    await addEntry(page, goal, 'Goal');
    const achievement = uniqueTitle('Released');
    await addEntry(page, achievement, 'Achievement', async (dialog) => {
      await dialog.getByLabel('Reaches the goal').selectOption({ label: goal });
    });
    await expect(entryOf(page, achievement).first().getByText(`Reaches the goal “${goal}”`)).toBeVisible();
    await expect(
      entryOf(page, goal).filter({ hasNotText: achievement }).getByText('reached', { exact: true }),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.locator('.stat-card', { hasText: 'Total Entries' }).locator('dd').first()).toHaveText(
      String(before.total + 2),
    );
    expect(await figure('Active Goals')).toBe(before.goals);
    await expect(page.getByRole('img', { name: /^Chart: .* entries in/ })).toBeVisible();
    await page.getByText('Show the figures').first().click();
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('is shown the server’s sentence when it refuses, and the specified one when there is none', async ({
    page,
  }) => {
    await page.goto('/performance?add');
    const dialog = page.getByRole('dialog', { name: 'Add Performance Entry' });
    await dialog.getByLabel('Title').fill('Refused');
    await dialog.getByLabel('Description').fill('By the server');
    let status = 500;
    await page.route('**/api/performance/timeline', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            contentType: 'application/problem+json',
            json: { type: 'about:blank', title: 'Refused', status, detail: 'Not today.' },
          })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Add Entry' }).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Failed to add performance entry')).toBeVisible();
    status = 422;
    await dialog.getByRole('button', { name: 'Add Entry' }).click();
    await expect(toast(page, 'Not today.')).toBeVisible();
    await expect(dialog.getByText('Not today.')).toBeVisible();
  });

  test('reads the specified words where there is nothing', async ({ page }) => {
    await page.route(/\/api\/performance\/timeline(\?|$)/, (route) => route.fulfill({ json: [] }));
    await page.goto('/performance');
    await expect(page.getByRole('heading', { name: 'No Timeline Entries' })).toBeVisible();
    await expect(
      page.getByText('Start building a performance timeline with feedback, goals, and achievements.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add First Entry' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Performance Entry' })).toBeVisible();
  });

  test('plans a milestone, both note, it is achieved and the next one follows', async ({ page, browser }) => {
    const title = uniqueTitle('On call alone');
    await page.goto('/performance?tab=milestones');
    await page.getByRole('button', { name: 'Plan Milestone' }).click();
    const plan = page.getByRole('dialog', { name: 'Plan a career milestone' });
    await plan.getByRole('button', { name: 'Plan Milestone' }).click();
    await expect(plan.getByText('Title is required')).toBeVisible();
    await chooseEmployee(page, plan.getByLabel('Employee'));
    await plan.getByLabel('Title').fill(title);
    await plan.getByLabel('Goals').fill('Know the alarms\nShadow two rotas');
    await plan.getByLabel('Expected outcomes').fill('One calm week');
    await plan.getByRole('button', { name: 'Plan Milestone' }).click();
    await expect(toast(page, 'Milestone planned')).toBeVisible();
    const milestone = milestones(page).getByRole('listitem').filter({ hasText: title });
    await expect(milestone.getByText('Pending', { exact: true })).toBeVisible();
    await expect(milestone.getByText('30-day milestone')).toBeVisible();

    const other = await browser.newContext({ storageState: sessionOf('employee') });
    const theirs = await other.newPage();
    await theirs.goto('/performance?tab=milestones');
    const own = milestones(theirs).getByRole('listitem').filter({ hasText: title });
    await expect(own.getByRole('button', { name: /^Mark as achieved/ })).toHaveCount(0);
    await own.getByRole('button', { name: /^Start/ }).click();
    await expect(toast(theirs, 'Milestone started')).toBeVisible();
    // The button that has done its work goes, and the others move into its place.
    await expect(own.getByRole('button', { name: /^Start/ })).toHaveCount(0);
    await own.getByRole('button', { name: /^Write notes/ }).click();
    await theirs.getByRole('dialog', { name: 'Your notes' }).getByLabel('Notes').fill('Shadowed one');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Shadowed one')).toBeVisible();

    // The manager sees it without reloading.
    await expect(milestone.getByText('Shadowed one')).toBeVisible();
    await milestone.getByRole('button', { name: /^Mark as achieved/ }).click();
    const achieve = page.getByRole('dialog', { name: 'Mark as achieved' });
    await expect(achieve.getByLabel('Outcome')).toHaveValue('One calm week');
    await achieve.getByRole('button', { name: 'Mark as achieved' }).click();
    await expect(toast(page, 'Milestone achieved')).toBeVisible();
    await expect(own.getByText('Achieved', { exact: true })).toBeVisible();
    await other.close();

    const next = uniqueTitle('Lead the rota');
    await milestone.getByRole('button', { name: /^Plan the next one/ }).click();
    await expect(plan.getByText(`Comes after “${title}”.`)).toBeVisible();
    await expect(plan.getByLabel('Kind of milestone')).toHaveValue('60_day');
    await plan.getByLabel('Title').fill(next);
    await plan.getByRole('button', { name: 'Plan Milestone' }).click();
    await expect(milestone.getByRole('link', { name: next })).toBeVisible();

    const second = milestones(page).getByRole('listitem').filter({ hasText: next }).first();
    await second.getByRole('button', { name: /^Cancel milestone/ }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancel “/ });
    await cancel.getByLabel('Why is it cancelled?').fill('Planned twice');
    await cancel.getByRole('button', { name: 'Cancel milestone' }).click();
    await expect(second.getByText('Cancelled: Planned twice')).toBeVisible();
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('sees their own timeline, adds nothing, and picks nobody', async ({ page }) => {
    await page.goto('/performance');
    const shared = page.getByRole('region', { name: 'Shared in Your Team' });
    await expect(shared.getByRole('article').first()).toContainText('seen by the team');
    await expect(timeline(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Entry' })).toHaveCount(0);
    await expect(member(page)).toHaveCount(0);
    await expect(timeline(page).getByRole('button', { name: /^(Correct|Withdraw)/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Career Milestones' }).click();
    await expect(milestones(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plan Milestone' })).toHaveCount(0);
  });
});
