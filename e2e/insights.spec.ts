import { teamMember } from '@annals/contracts/features/people/views';
import { expect, test, type Page } from '@playwright/test';
import { choosePerson } from './choose-person';
import { sessionOf } from './demo-company';
import { daysFromNow, toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const cards = (page: Page) => page.getByRole('article');

const INSIGHT = '018f0000-0000-7000-8000-000000000001';

/** What a manager of a stressed team is told; whether the demo company has one depends on the day. */
const stressed = (personId: string) => ({
  id: INSIGHT,
  type: 'action_required',
  title: 'Your team is stressed, and somebody has had no 1:1 for long',
  description: 'A 1:1 with those you have not talked to for longest is the place to find out.',
  priority: 'high',
  targetTeamId: null,
  isRead: false,
  actionTaken: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2036-01-05T09:00:00.000Z',
  contestedBefore: 0,
  metadata: {
    evidence: [{ label: 'Stress score', value: '3.8 of 10', path: '/wellbeing' }],
    chart: {
      kind: 'line',
      title: 'A median of 3.8 of 10 in the last weeks',
      labelled: 'Week of',
      labels: ['2025-12-22', '2025-12-29'],
      values: [4.1, 3.5],
      label: 'The team’s stress score',
      unit: 'of 10',
    },
    rule: { name: 'stress-without-meetings', version: 1, threshold: 'a stress score below 5' },
    actionPath: `/meetings?schedule=${personId}`,
    reworded: null,
  },
});

// What a screen asks for again and again may be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('on a phone', () => {
  test.use({ storageState: sessionOf('manager'), viewport: { width: 390, height: 844 } });

  test('what an insight rests on has room for its words', async ({ page }) => {
    await page.goto('/ai-insights');
    await cards(page).first().getByText('Why am I seeing this?').click();
    const labels = cards(page).first().getByRole('term');
    await expect(labels.first()).toBeVisible();
    for (const label of await labels.all()) expect((await label.boundingBox())?.width).toBeGreaterThan(100);
  });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('reads what ALEX found, and why', async ({ page }) => {
    await page.goto('/ai-insights');
    await expect(
      page.getByText('AI-powered recommendations and alerts from your leadership assistant'),
    ).toBeVisible();
    await expect(page.getByText('AI Leadership EXperience', { exact: true })).toBeVisible();
    const waiting = cards(page).filter({ hasText: 'waiting for a response' }).first();
    await expect(waiting.getByText(/^(low|medium|high) priority$/)).toBeVisible();
    await expect(waiting.getByText(/^Created /)).toBeVisible();
    await waiting.getByText('Why am I seeing this?').click();
    await expect(waiting.getByText('Rule “Ageing pain points”, version 2.')).toBeVisible();
    await expect(waiting.getByText('Underlying figures')).toBeVisible();
    // Each figure names its event, which opens at its place in the record's own history.
    const reported = waiting.getByRole('link', { name: /^Pain point reported, / }).first();
    const told = page.locator(`[id="${(await reported.getAttribute('href'))?.split('#')[1] ?? ''}"]`);
    await reported.click();
    await expect(page).toHaveURL(/\/pain-points\/[^/]+#event-/);
    await expect(told).toContainText('reported');
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport();
  });

  test('sees the figures as a chart, and schedules the 1:1 over the insight, on the dashboard too', async ({
    page,
  }) => {
    const team = teamMember.array();
    const [person] = team.parse(await (await page.request.get('/api/team/members')).json());
    const found = [stressed(person?.id ?? '')];
    await page.route('**/api/ai-insights*', (route) => route.fulfill({ json: found }));
    // The dashboard has them in its one answer.
    await page.route(/\/api\/dashboard(\?|$)/, async (route) => {
      const response = await route.fetch();
      const parts = (await response.json()) as object;
      await route.fulfill({ response, json: { ...parts, insights: { answer: found } } });
    });
    let recorded = 0;
    await page.route('**/api/ai-insights/*/action', (route) => {
      recorded += 1;
      return route.fulfill({ json: { id: INSIGHT, position: '1' } });
    });
    const places = {
      '/ai-insights': cards(page),
      '/dashboard': page.getByRole('region', { name: 'ALEX Insights', exact: true }),
    };
    for (const [path, insight] of Object.entries(places)) {
      await page.goto(path);
      await insight.getByText('Why am I seeing this?').click();
      await expect(insight.getByRole('img', { name: /^Chart/ })).toBeVisible();
      await expect(insight.getByText('The answers of pulse checks are confidential')).toBeVisible();
      await insight.getByRole('button', { name: 'Take Action' }).click();
      const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
      await expect(dialog.getByRole('combobox').first()).toHaveValue(person?.id ?? '');
      await expect(page).toHaveURL(path);
      // Opening the form is no action; scheduling the meeting is.
      expect(recorded).toBe(0);
    }
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await dialog.getByLabel('Title').fill(uniqueTitle('Check-in'));
    await dialog.getByLabel('Date & Time').fill(daysFromNow(50));
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => recorded).toBe(1);
  });

  test('nominates over the insight that suggests it; opening and closing the form is no action', async ({
    page,
  }) => {
    const insight = stressed('');
    const suggested = { ...insight, metadata: { ...insight.metadata, actionPath: '/recognition?nominate' } };
    await page.route('**/api/ai-insights*', (route) => route.fulfill({ json: [suggested] }));
    let recorded = 0;
    await page.route('**/api/ai-insights/*/action', (route) => {
      recorded += 1;
      return route.fulfill({ json: { id: INSIGHT, position: '1' } });
    });
    await page.route('**/api/recognitions', (route) =>
      route.fulfill({ status: 201, json: { id: INSIGHT, position: '1' } }),
    );
    await page.goto('/ai-insights');
    await page.getByRole('button', { name: 'Take Action' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nominate' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(recorded).toBe(0);
    await page.getByRole('button', { name: 'Take Action' }).click();
    await choosePerson(dialog, 'Recipient', 'a');
    await dialog.getByLabel('Category').selectOption({ index: 1 });
    await dialog.getByLabel('Title').fill('A late thank you');
    await dialog.getByLabel('Description').fill('It stands in the timeline, and was worth more than that.');
    await dialog.getByRole('button', { name: 'Submit Recognition' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => recorded).toBe(1);
    await expect(page).toHaveURL('/ai-insights');
  });

  test('marks one as read, and it stays read', async ({ page }) => {
    await page.goto('/ai-insights');
    const unread = cards(page).filter({ has: page.getByRole('button', { name: 'Mark as read' }) });
    const title = await unread.first().getByRole('heading').innerText();
    const before = await unread.count();
    await unread.first().getByRole('button', { name: 'Mark as read' }).click();
    await expect(toast(page, 'Insight marked as read')).toBeVisible();
    await expect(unread).toHaveCount(before - 1);
    await page.reload();
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.first()).toBeVisible();
    await expect(unread).toHaveCount(before - 1);
  });

  test('takes an action: the place for it opens, and it is marked once it is said to be done', async ({
    page,
  }) => {
    await page.goto('/ai-insights');
    const asking = cards(page).filter({ has: page.getByRole('link', { name: 'Take Action' }) });
    const waiting = asking.filter({ hasText: 'waiting for a response' }).first();
    await expect(waiting).toContainText('Action required');
    const before = await asking.count();
    await waiting.getByRole('link', { name: 'Take Action' }).click();
    await expect(page).toHaveURL('/pain-points?status=open');
    await page.goto('/ai-insights');
    // Looking at it has changed nothing yet.
    await expect(asking).toHaveCount(before);
    await waiting.getByRole('button', { name: 'Mark as done' }).click();
    await expect(toast(page, 'Action taken')).toBeVisible();
    await expect(asking).toHaveCount(before - 1);
    const taken = cards(page).filter({ has: page.getByText('Action taken', { exact: true }) });
    await expect(taken.getByRole('link', { name: 'Open the pain points', exact: true })).toBeVisible();
  });

  test('sees three examples, marked as such, while there is nothing', async ({ page }) => {
    await page.route('**/api/ai-insights*', (route) => route.fulfill({ json: [] }));
    await page.goto('/ai-insights');
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByRole('heading')).toHaveText([
      ...['Team Performance Optimization', 'Positive Trend Alert', 'Action Required: Meeting Overload'],
    ]);
    for (const card of await cards(page).all())
      await expect(card.getByText('Example', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Review Meeting Schedule' }).click();
    await expect(page).toHaveURL('/meetings');
  });

  test('reads what went wrong, and tries again', async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/ai-insights*', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/ai-insights');
    await expect(page.getByText('The insights could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('a leader', () => {
  test.use({ storageState: sessionOf('leader') });

  test('puts away what does not help, with a comment, and reads what is quiet and why', async ({ page }) => {
    await page.goto('/ai-insights');
    const unhelpful = cards(page).filter({ hasText: 'performance review' }).first();
    const title = await unhelpful.getByRole('heading').innerText();
    await unhelpful.getByRole('button', { name: 'Not helpful' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not helpful?' });
    await expect(dialog).toContainText('snoozes “Overdue reviews” for you for 28 days');
    await dialog
      .getByLabel('What was wrong with it? (optional)')
      .fill('They were held, and are not written down yet.');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toBeHidden();
    await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
    const quiet = page.getByRole('region', { name: 'Snoozed' });
    await quiet.getByText(/^Overdue reviews, until /).click();
    await expect(quiet.getByText('They were held, and are not written down yet.')).toBeVisible();
  });
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('changes what a rule of ALEX compares with, and says why', async ({ page }) => {
    await page.goto('/admin/catalogues/alex-rules');
    const rule = page.getByRole('row').filter({ hasText: 'Stalled onboarding' });
    await rule.getByRole('button', { name: 'Change the thresholds of Stalled onboarding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thresholds of Stalled onboarding' });
    const days = dialog.getByLabel('No step for');
    await days.fill('90');
    await dialog.getByRole('button', { name: 'Set thresholds' }).click();
    await expect(dialog.getByText('From 3 to 60 days')).toBeVisible();
    await expect(dialog.getByText('Say why, for those who read the history')).toBeVisible();
    const reason = uniqueTitle('Our onboarding has long steps');
    const chosen = String(11 + Math.floor(Math.random() * 40));
    await days.fill(chosen);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Set thresholds' }).click();
    await expect(dialog).toBeHidden();
    await expect(rule).toContainText(`No step for: ${chosen} days`);
    await expect(rule).toContainText(reason);
  });

  test('announces attributed pulse checks for a coming week, and takes it back', async ({ page }) => {
    await page.goto('/wellbeing');
    await page.getByRole('button', { name: 'Announce a week' }).click();
    const dialog = page.getByRole('dialog', { name: 'Announce attributed pulse checks' });
    // The last one of the list: nothing else of this company happens so far ahead.
    const week = await dialog.getByLabel('Week').getByRole('option').last().innerText();
    await dialog.getByLabel('Week').selectOption({ label: week });
    await dialog.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(dialog.getByText('Say why: everybody who is asked reads it')).toBeVisible();
    const reason = uniqueTitle('We move offices');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(dialog).toBeHidden();
    const entry = page
      .getByRole('region', { name: 'Attributed pulse checks' })
      .getByRole('listitem')
      .filter({ hasText: reason });
    await expect(entry).toContainText(week);
    await expect(entry.getByText('Coming', { exact: true })).toBeVisible();
    await entry.getByRole('button', { name: /^Withdraw/ }).click();
    await expect(entry.getByText('Withdrawn', { exact: true })).toBeVisible();
  });
});
