import { expect, test, type Locator, type Page } from '@playwright/test';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';

const BOARD = '/api/operations/jobs/board';
/** Small, and nobody else rebuilds it. */
const NAME = 'reward_tiers';

/** Presses a button in the details of the projection, answers the question with a reason where one is asked for, and reads the toast. */
async function act(
  page: Page,
  details: Locator,
  button: string,
  question: string,
  told: string,
  reason?: string,
) {
  await details.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  if (reason !== undefined) {
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.getByText('Please give a reason, without personal data.')).toBeVisible();
    await dialog.getByLabel('Reason (no personal data)').fill(reason);
  }
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(toast(page, told)).toBeVisible();
  await expect(dialog).toBeHidden();
}

// What a screen asks for again and again may be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('an administrator in operations', () => {
  test.use({ storageState: sessionOf('admin') });

  test('rebuilds a projection, sees what it would change, approves, rolls back, pauses and resumes it', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.goto('/admin/operations');
    const waits = page.getByRole('group', { name: 'Backlog', exact: true });
    await expect(waits.getByRole('row', { name: /^Policies \d+/ })).toContainText('OK');
    await expect(page.getByText(/^(All current|\d+ \w+)$/).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Events per day, last 30 days/ })).toBeVisible();
    await page.getByLabel('Search this list').fill(NAME);
    await expect(page).toHaveURL(new RegExp(`projections-search=${NAME}`));
    await page.getByRole('button', { name: `Details of ${NAME}`, exact: true }).click();
    const details = page.getByRole('dialog', { name: NAME, exact: true });
    const fact = (name: string) =>
      details.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
    const generation = async () => Number((await fact('Generation').innerText()).split(',')[0]);
    const before = await generation();

    const reason = `Looked at ${String(Date.now())}`;
    await act(
      page,
      details,
      'Rebuild and review',
      `Rebuild ${NAME} and review the result?`,
      'Rebuild started',
      reason,
    );
    await expect(details.getByText('Rebuilt, waits for your approval')).toBeVisible({ timeout: 30_000 });
    const difference = details.getByRole('region', { name: 'What it would change' });
    await expect(difference.getByText(/^Nothing: all [\d,]+ rows? (is|are) the same$/)).toBeVisible();
    expect(await generation()).toBe(before);

    await act(page, details, 'Approve', `Switch ${NAME} to what was rebuilt?`, 'Rebuild approved');
    await expect(fact('Last rebuild')).toContainText(reason, { timeout: 30_000 });
    await expect(details.getByRole('region', { name: 'What it changed' })).toBeVisible();
    const rebuilt = await generation();
    expect(rebuilt).toBeGreaterThan(before);
    await expect(fact('Kept for rollback')).toContainText(`generation ${String(before)},`);

    const back = `${reason}, and back`;
    await act(page, details, 'Roll back', `Roll ${NAME} back?`, 'Rollback started', back);
    await expect(fact('Last rebuild')).toContainText(back, { timeout: 30_000 });
    await expect(fact('Kept for rollback')).toContainText(`generation ${String(rebuilt)},`);
    expect(await generation()).toBe(before);

    await act(page, details, 'Pause', `Pause ${NAME}?`, 'Projection paused', reason);
    await expect(details.getByText(`Paused: ${reason}`)).toBeVisible();
    await expect(details.getByRole('button', { name: 'Rebuild', exact: true })).toBeHidden();
    await act(page, details, 'Resume', `Resume ${NAME}?`, 'Projection resumed');
    await expect(details.getByText('Live', { exact: true })).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: `Rebuild ${NAME}`, exact: true })).toBeEnabled();
  });

  test('sees the seal, and opens the job board, which is closed for others', async ({ page, browser }) => {
    await page.goto('/admin/operations');
    const seal = page.getByRole('region', { name: 'The seal of the log' });
    // A product that has just started is sealed within a minute.
    test.setTimeout(90_000);
    await expect(seal.getByText(/^[\d,]+ events, /)).toBeVisible({ timeout: 60_000 });
    await expect(seal.getByText('None: everything is as it was sealed.')).toBeVisible();
    await expect(seal.getByRole('progressbar', { name: 'The verification under way' })).toBeVisible();
    await expect(seal.getByText(/^\S+\+[0-9a-f]{8}\+\S+$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Log alarms' })).toBeHidden();

    const [board] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: 'Open the job board' })
        .or(page.getByRole('button', { name: 'Open the job board' }))
        .click(),
    ]);
    await expect(board).toHaveURL(new RegExp(BOARD));
    await expect(board.locator('#root')).not.toBeEmpty();
    for (const storageState of [sessionOf('manager'), sessionOf('auditor'), { cookies: [], origins: [] }]) {
      const other = await browser.newContext({ storageState });
      expect([401, 403]).toContain((await other.request.get(BOARD)).status());
      await other.close();
    }
  });

  test('takes note of an alarm, which is quiet from then on', async ({ page }) => {
    const alarm = {
      id: '018f0000-0000-7000-8000-0000000000a1',
      kind: 'cut',
      position: '512',
      until: '530',
      other: null,
      foundAt: '2026-01-05T10:00:00.000Z',
      sentence:
        'The log was cut: it was sealed up to position 530, and the events from position 512 on are gone.',
      acknowledgedBy: null as string | null,
      acknowledgedAt: null as string | null,
      reason: null as string | null,
      acknowledgedByName: null as string | null,
    };
    // What a real one takes is tried on the server; here, how it is shown.
    await page.route('**/api/audit/seal', async (route) => {
      const answer = await route.fetch();
      const openAlarms = alarm.acknowledgedAt === null ? 1 : 0;
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), alarms: 1, openAlarms },
      });
    });
    await page.route('**/api/audit/seal/alarms?*', (route) => route.fulfill({ json: [alarm] }));
    await page.route('**/api/audit/seal/alarms', (route) => route.fulfill({ json: [alarm] }));
    await page.route('**/api/audit/seal/alarms/*/acknowledge', async (route) => {
      const { reason } = route.request().postDataJSON() as { reason: string };
      Object.assign(alarm, {
        acknowledgedBy: alarm.id,
        acknowledgedAt: '2026-01-05T11:00:00.000Z',
        acknowledgedByName: 'Ada Admin',
        reason,
      });
      await route.fulfill({ json: { id: alarm.id, position: '1' } });
    });
    await page.goto('/admin/operations');
    const alarms = page.getByRole('region', { name: 'Log alarms' });
    await expect(alarms.getByText(/^The log is not what was sealed\./)).toBeVisible();
    await expect(alarms.getByRole('rowheader', { name: '512 to 530' })).toBeVisible();
    await alarms.getByRole('button', { name: 'Acknowledge the alarm at position 512' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acknowledge this alarm?' });
    await expect(dialog.getByText(alarm.sentence)).toBeVisible();
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect(dialog.getByText('Please write the resolution in at least 10 characters')).toBeVisible();
    await dialog.getByLabel('Resolution').fill('Restored from the backup of the night.');
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect(toast(page, 'Alarm acknowledged')).toBeVisible();
    await expect(alarms.getByText('Restored from the backup of the night.')).toBeVisible();
    await expect(alarms.getByText(/^Acknowledged by Ada Admin, /)).toBeVisible();
    await expect(alarms.getByText(/^All of these are acknowledged\./)).toBeVisible();
    await expect(alarms.getByRole('button')).toHaveCount(0);
  });
});
