import { COMPETENCIES, COMPETENCY_LABELS } from '@annals/contracts/features/reviews-360/constants';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';

const panel = (page: Page) => page.getByRole('tabpanel');

/** A period nobody has used: a half-year of this century, by the clock. */
function uniquePeriod(): string {
  const year = 2000 + (Math.floor(Date.now() / 1000) % 100);
  return `Q${1 + (Math.floor(Date.now() / 100_000) % 4)}-${year}`;
}

async function nominate(dialog: Locator, count: number): Promise<void> {
  const box = dialog.getByRole('combobox', { name: 'Reviewers' });
  await box.click();
  const found = dialog
    .getByRole('listbox', { name: 'People found' })
    .getByRole('option', { selected: false });
  for (let already = 0; already < count; already += 1) {
    await found.first().click();
    await expect(dialog.getByText(`${already + 1} nominated`)).toBeVisible();
  }
  await box.press('Escape');
}

async function fillScores(page: Page, score: number): Promise<void> {
  for (const competency of COMPETENCIES)
    await page
      .getByRole('radiogroup', { name: COMPETENCY_LABELS[competency] })
      .getByText(String(score), { exact: true })
      .click();
}

async function managersPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: sessionOf('manager') })).newPage();
}

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('starts a review of themself, and the manager approves it', async ({ page, browser }) => {
    const period = uniquePeriod();
    await page.goto('/reviews-360');
    await expect(page.getByRole('heading', { name: '360° Performance Reviews' })).toBeVisible();
    await page.getByRole('button', { name: 'Start 360 Review' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Start 360 Review' });
    await expect(dialog.getByLabel('Period')).toHaveValue(/^Q[1-4]-20\d\d$/);
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await expect(dialog.getByLabel('Due date')).toHaveValue(inThirtyDays);
    await dialog.getByLabel('Period').fill(period);
    await nominate(dialog, 3);
    await dialog.getByRole('button', { name: 'Start 360 Review' }).click();
    await expect(toast(page, '360 Review Created')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Notifications (F8)' })
        .getByText('The review cycle has been successfully created.', { exact: true }),
    ).toBeVisible();
    const card = panel(page).getByRole('listitem').filter({ hasText: period });
    await expect(card.getByText('draft', { exact: true })).toBeVisible();
    await expect(card.getByText('Peers(0)')).toBeVisible();
    await card.getByRole('button', { name: 'View' }).click();
    await expect(page.getByText('It waits for the manager’s approval of the reviewers.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve reviewers' })).toBeHidden();

    const manager = await managersPage(browser);
    await manager.goto(page.url());
    await manager.getByRole('button', { name: 'Approve reviewers' }).click();
    await manager
      .getByRole('dialog', { name: /^Approve the reviewers of .+\?$/ })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(manager.getByText('in progress', { exact: true })).toBeVisible();
    await manager.context().close();

    // The reviewee's screen follows by itself.
    await expect(page.getByText('in progress', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Provide Feedback' })).toBeVisible();
  });

  test('reads what is missing in the form', async ({ page }) => {
    await page.goto('/reviews-360?tab=pending');
    await panel(page).getByRole('link', { name: 'Provide Feedback' }).first().click();
    await expect(page).toHaveURL(/\/feedback\?type=/);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText('Please give a score from 1 to 5')).toHaveCount(COMPETENCIES.length);
    await expect(page.getByRole('radiogroup', { name: 'Communication' }).getByLabel('1 of 5')).toBeFocused();
  });

  test('writes their part over a reload, submits it once, and reads it again', async ({ page }) => {
    await page.goto('/reviews-360?tab=pending');
    await panel(page).getByRole('link', { name: 'Provide Feedback' }).first().click();
    const strengths = page.getByLabel('Strengths (optional)');
    await strengths.fill('I finish what I begin.');
    await fillScores(page, 3);
    await page.reload();
    await expect(strengths).toHaveValue('I finish what I begin.');
    await expect(page.getByText('Your draft from before is back.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Teamwork' }).getByLabel('3 of 5')).toBeChecked();
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(toast(page, 'Feedback submitted. Thank you.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You have given your feedback' })).toBeVisible();
    await expect(page.getByText('I finish what I begin.')).toBeVisible();
  });

  test('reads the released results: a ring for each kind, and no name', async ({ page }) => {
    await page.goto('/reviews-360?tab=completed');
    const line = panel(page).getByRole('listitem').first();
    await expect(line).toContainText(/Completed \w{3} \d{1,2}, \d{4}/);
    await line.getByRole('link', { name: 'View Results' }).click();
    const figures = page.getByLabel('Figures of the results');
    for (const kind of ['Overall score', 'Self', 'Manager', 'Peers'])
      await expect(figures.getByText(kind, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Others see / })).toBeVisible();
    const answers = Number(/(\d) answers/.exec(await figures.innerText())?.[1]);
    expect(answers).toBeGreaterThanOrEqual(3);
    const words = page.getByRole('region', { name: 'What was written' });
    const colleagues = await page.request.get('/api/colleagues');
    const shown = await words.innerText();
    for (const { lastName } of (await colleagues.json()) as { lastName: string }[])
      expect(shown).not.toContain(lastName);
  });

  test('sees figures that are counted', async ({ page }) => {
    await page.goto('/reviews-360?tab=analytics');
    const figures = page.getByLabel('Figures of the completed reviews');
    await expect(figures).toContainText(/On-time completion\s*\d+%/);
    await expect(figures).toContainText(/Average score\s*\d\.\d/);
    await expect(figures).toContainText(/Participation\s*\d+%/);
  });

  test('reads that a review could not be created', async ({ page }) => {
    await page.route('**/api/reviews-360', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/reviews-360?start=');
    const dialog = page.getByRole('dialog', { name: 'Start 360 Review' });
    await dialog.getByRole('button', { name: 'Start 360 Review' }).click();
    await expect(toast(page, 'Failed to create review')).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('does not find the results of somebody else', async ({ page, browser }) => {
    const manager = await managersPage(browser);
    const listed = await manager.request.get('/api/reviews-360?state=completed');
    const me = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const other = ((await listed.json()) as { id: string; revieweeId: string }[]).find(
      ({ revieweeId }) => revieweeId !== me.id,
    );
    expect(other).toBeDefined();
    await page.goto(`/reviews-360/${other?.id}/results`);
    await expect(page.getByRole('heading', { name: 'No results to read here' })).toBeVisible();
    await manager.context().close();
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('releases the results of a review that everyone has answered', async ({ page }) => {
    await page.goto('/reviews-360');
    const cards = panel(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toBeVisible();
    const reviews = (await (await page.request.get('/api/reviews-360?state=active')).json()) as {
      id: string;
      allowed: { release: boolean };
    }[];
    const ready = reviews.find(({ allowed }) => allowed.release);
    expect(ready).toBeDefined();
    await page.goto(`/reviews-360?review=${ready?.id}`);
    await page.getByRole('button', { name: 'Release results' }).click();
    await page
      .getByRole('dialog', { name: /^Release the results of .+\?$/ })
      .getByRole('button', { name: 'Release' })
      .click();
    await expect(toast(page, 'Results released')).toBeVisible();
    await page.getByRole('link', { name: 'View Results' }).click();
    await expect(page.getByLabel('Figures of the results')).toBeVisible();
    await page.goto(`/reviews-360?review=${ready?.id}`);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText('released the results.');
    await expect(history.getByText('declined')).toBeHidden();
  });

  test('changes the reviewers of a draft', async ({ page }) => {
    const reviews = (await (await page.request.get('/api/reviews-360?state=active')).json()) as {
      id: string;
      status: string;
    }[];
    const draft = reviews.find(({ status }) => status === 'draft');
    await page.goto(`/reviews-360?review=${draft?.id}`);
    await page.getByRole('button', { name: 'Change reviewers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change reviewers' });
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Reviewers changed')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('declines several requests at once; what fails says why and is tried again', async ({ page }) => {
    const asked = (id: number, revieweeName: string, reviewerType: string) => ({
      id: `00000000-0000-4000-8000-00000000000${String(id)}`,
      reviewId: `00000000-0000-4000-9000-00000000000${String(id)}`,
      revieweeId: '00000000-0000-4000-a000-000000000001',
      revieweeName,
      reviewPeriod: 'Q4-2026',
      reviewerType,
      dueDate: '2026-12-16',
      today: '2026-12-01',
    });
    let waiting = [asked(1, 'Ada', 'peer'), asked(2, 'Ben', 'direct_report'), asked(3, 'Cleo', 'manager')];
    let isBusy = true;
    await page.route('**/api/reviews-360/pending-feedback', (route) => route.fulfill({ json: waiting }));
    await page.route('**/api/reviews-360/*/decline', async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-2);
      expect(route.request().postDataJSON()).toMatchObject({ reason: 'We hardly met' });
      if (isBusy && waiting.find(({ reviewId }) => reviewId === id)?.revieweeName === 'Ben')
        return route.fulfill({ status: 503, json: { title: 'Unavailable', detail: 'Try again shortly.' } });
      waiting = waiting.filter(({ reviewId }) => reviewId !== id);
      return route.fulfill({ json: { id, position: '1' } });
    });
    await page.goto('/reviews-360?tab=pending');
    // Of the person's manager it is expected.
    await expect(panel(page).getByRole('checkbox', { name: /^Select Cleo/ })).toHaveCount(0);
    await page.evaluate(async () => {
      const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string };
      localStorage.setItem(`annals-draft:${id}:feedback-360-00000000-0000-4000-8000-000000000001`, '{}');
    });
    await panel(page).getByLabel('Select all 2').check();
    await panel(page).getByRole('button', { name: 'Decline selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline 2 feedback requests?' });
    await dialog.getByLabel('Reason (optional, for the record)').fill('We hardly met');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByText('1 of 2 did not work. The others are done.')).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback-360'))),
    ).toEqual([]);
    isBusy = false;
    await dialog.getByRole('button', { name: 'Try these again' }).click();
    await expect(toast(page, '2 feedback requests declined')).toBeVisible();
    await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  });
});
