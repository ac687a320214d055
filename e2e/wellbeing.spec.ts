import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const SCORES = [
  'Overall Wellbeing',
  'Work-Life Balance',
  'Stress Level',
  'Job Satisfaction',
  'Workload Management',
  'Team Relationships',
];

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('checks in, and finds the answers among their own', async ({ page }) => {
    const feedback = uniqueTitle('A good week');
    await page.goto('/wellbeing');
    await expect(page.getByText('Monitor and track team wellness with regular pulse checks')).toBeVisible();
    await page.getByRole('button', { name: 'New Pulse Check' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wellbeing Check-in' });
    for (const name of SCORES) await expect(dialog.getByLabel(name)).toHaveValue('5');
    await expect(dialog.getByText('1 = Very Stressed, 10 = Not Stressed')).toBeVisible();
    await dialog.getByLabel('Overall Wellbeing').fill('9');
    await expect(dialog.getByText('Excellent')).toBeVisible();
    await dialog.getByLabel('Stress Level').fill('2');
    await expect(dialog.getByText('Needs Attention')).toBeVisible();
    await dialog.getByLabel('General Feedback').fill(feedback);
    await dialog.getByRole('button', { name: 'Submit Check-in' }).click();
    await expect(toast(page, 'Wellbeing check-in completed successfully')).toBeVisible();
    await expect(dialog).toBeHidden();

    const own = page.getByRole('region', { name: 'Your Pulse Checks' });
    const entry = own.getByRole('listitem').filter({ hasText: feedback });
    // Nine, two and four fives: 31 of 6.
    await expect(entry.getByLabel('Average 5.2')).toBeVisible();
    await expect(entry.getByText('Fair')).toBeVisible();
    await expect(entry.locator('dl > div')).toHaveText([
      ...['Overall9/10', 'Work-Life Balance5/10', 'Stress Level2/10'],
      ...['Job Satisfaction5/10', 'Workload5/10', 'Team Relations5/10'],
    ]);
    // The colour of stress runs against its scale: that stands beside it.
    await expect(own.getByText(/^Stress Level: 1 = Very Stressed, 10 = Not Stressed\./)).toBeVisible();
    await expect(page.getByText('Team Average')).toBeHidden();
    const pulse = page.getByRole('region', { name: 'Your weekly pulse' });
    await expect(pulse.getByText('2.58 of 5')).toBeVisible();
    await expect(pulse.getByText('No colleague, manager or administrator sees this')).toBeVisible();
    // What ALEX makes of it follows by itself.
    await expect(pulse.getByText('ALEX is looking at your latest answers.')).toBeHidden({ timeout: 20_000 });
    await expect(pulse.getByText('Burnout risk', { exact: true })).toBeVisible();
  });

  test('moves the sliders by keyboard, and is asked before answers are thrown away', async ({ page }) => {
    await page.goto('/wellbeing?new=');
    const dialog = page.getByRole('dialog', { name: 'Wellbeing Check-in' });
    const slider = dialog.getByLabel('Job Satisfaction');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('6');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('10');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'New Pulse Check' }).click();
    await expect(slider).toHaveValue('5');
    await dialog.getByLabel('Concerns or Challenges').fill('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard what you filled in?' })).toBeVisible();
  });

  test('reads what went wrong, and loses nothing', async ({ page }) => {
    await page.route('**/api/wellbeing/checkins', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/wellbeing?new=');
    const dialog = page.getByRole('dialog', { name: 'Wellbeing Check-in' });
    await dialog.getByLabel('General Feedback').fill('Still here');
    await dialog.getByRole('button', { name: 'Submit Check-in' }).click();
    await expect(toast(page, 'Failed to submit wellbeing check-in. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('General Feedback')).toHaveValue('Still here');
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees the team’s figures and answers without names, and answers none', async ({ page }) => {
    await page.goto('/wellbeing');
    const figures = page.getByLabel('Team figures');
    for (const words of ['Team Average', 'Recent Pulse Checks', 'Last 30 days', 'Trend', 'From last month'])
      await expect(figures.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Pulse Check' })).toBeHidden();
    const list = page.getByRole('region', { name: 'Team Pulse Checks' });
    await expect(list.getByRole('listitem').first()).toContainText('Week of');
    const team = (await (await page.request.get('/api/team/members')).json()) as { lastName: string }[];
    const shown = await list.innerText();
    for (const { lastName } of team) expect(shown).not.toContain(lastName);
  });

  test('is not sent who answered, nor what somebody answered this week', async ({ page }) => {
    const list = await page.request.get('/api/wellbeing/checkins');
    const answers = (await list.json()) as { dated: string; createdAt: string }[];
    expect(answers.length).toBeGreaterThan(0);
    const startOfWeek = new Date();
    startOfWeek.setUTCDate(startOfWeek.getUTCDate() - ((startOfWeek.getUTCDay() + 6) % 7));
    for (const answer of answers) {
      expect(answer).not.toHaveProperty('employeeId');
      expect(answer.dated).toBe('week');
      expect(answer.createdAt < startOfWeek.toISOString().slice(0, 10)).toBe(true);
    }
  });
});

test.describe('a manager whose team has hard weeks', () => {
  test.use({ storageState: sessionOf('manager') });

  test('acknowledges an alert about the team, and follows it up', async ({ page }) => {
    await page.goto('/wellbeing');
    const alerts = page.getByRole('region', { name: 'Alerts about your team' });
    const alert = alerts.getByRole('listitem').first();
    await expect(alert).toContainText('burnout risk in your team');
    await alert.getByText('Why am I seeing this?').click();
    await expect(alert).toContainText('Theil–Sen slope');
    const acknowledge = alert.getByRole('button', { name: 'Acknowledge' });
    const write = alert.getByRole('button', { name: /follow-up$/ });
    await expect(acknowledge.or(write)).toBeVisible();
    // Acknowledged for good: the second time this runs on the same company it is already.
    if (await acknowledge.isVisible()) {
      await acknowledge.click();
      await expect(toast(page, 'Alert acknowledged')).toBeVisible();
    }
    await write.click();
    const dialog = page.getByRole('dialog', { name: 'Write follow-up' });
    await dialog.getByRole('button', { name: 'Save follow-up' }).click();
    await expect(dialog.getByText('Please write what you did about it')).toBeVisible();
    const words = uniqueTitle('One morning a week without meetings');
    await dialog.getByLabel('What you did').fill(words);
    await dialog.getByRole('button', { name: 'Save follow-up' }).click();
    await expect(toast(page, 'Follow-up saved')).toBeVisible();
    await expect(alert).toContainText(words);
    await expect(alert.getByText('Followed up', { exact: true })).toBeVisible();
    await alert.getByText('History', { exact: true }).click();
    await expect(alert.getByText(/ALEX raised it/)).toBeVisible();
  });
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('sees how the organization is, and no single answer', async ({ page }) => {
    await page.goto('/wellbeing');
    await expect(page.getByLabel('Team figures')).toBeVisible();
    await expect(page.getByText('Single answers are for nobody.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Team Pulse Checks' })).toBeHidden();
  });
});
