import { commandAnswer } from '@annals/contracts/kernel/route';
import { expect, type Browser } from '@playwright/test';
import { expectAccessible } from './accessible';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';
import { test } from './fresh';

const REASON = 'Complaint 2026-17: what was reported is compared with what was done.';

/** The employee reports a problem and the manager takes it up. @returns its stream */
async function reportedAndTakenUp(browser: Browser, title: string): Promise<string> {
  const employee = await browser.newContext({ storageState: sessionOf('employee') });
  const answer = await employee.request.post('/api/pain-points', {
    data: {
      title,
      description: 'Half of every Monday goes into meetings that repeat each other.',
      category: 'process',
      priority: 'high',
      impactLevel: 8,
      frequency: 'weekly',
    },
  });
  const { id } = commandAnswer.parse(await answer.json());
  const manager = await browser.newContext({ storageState: sessionOf('manager') });
  await manager.request.patch(`/api/pain-points/${id}`, { data: { status: 'in_progress' } });
  await Promise.all([employee.close(), manager.close()]);
  return `painPoint-${id}`;
}

test.describe('an auditor', () => {
  test.use({ storageState: sessionOf('auditor') });

  test('finds an event, opens it with a reason that the person sees, and reads its record as it was', async ({
    page,
    browser,
  }) => {
    test.slow(true, 'From the search to the replay, on two people’s screens');
    const title = uniqueTitle('Too many rounds');
    const stream = await reportedAndTakenUp(browser, title);

    await test.step('narrows the log; the address holds the query', async () => {
      await page.goto('/audit');
      const spread = page.getByRole('region', { name: 'Breakdown' });
      await spread
        .getByRole('region', { name: 'Role' })
        .getByRole('button', { name: /^Employee/ })
        .click();
      await expect(page).toHaveURL(/role=employee/);
      await page.getByText('By exact ID').click();
      await page.getByLabel('Record', { exact: true }).fill(stream);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`stream=${stream}`));
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(2);
      await page.getByRole('button', { name: 'Remove Role: Employee' }).click();
      await expect(rows).toHaveCount(3);
      const person = page.getByRole('combobox', { name: 'Person', exact: true });
      await person.fill('a');
      await page.getByRole('listbox', { name: 'People found' }).getByRole('option').first().click();
      await expect(page).toHaveURL(/person=/);
      await page.getByRole('button', { name: /^Remove Person/ }).click();
      await expect(rows).toHaveCount(3);
      await page.getByRole('link', { name: 'Pain point reported' }).click();
    });

    await test.step('sees the facts and the proof, and opens the words with a reason', async () => {
      const says = page.getByRole('region', { name: 'Data' });
      await expect(says.getByText('Hidden: opens only with a reason').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cause and effect' })).toContainText(
        'Pain point reported',
      );
      await expect(page.getByRole('region', { name: 'Proof' }).getByText('Leaf (RFC 9162)')).toBeVisible();
      await expectAccessible(page);
      await says.getByRole('button', { name: 'Open with a reason' }).click();
      const question = page.getByRole('dialog', { name: 'Open sensitive values?' });
      await question.getByLabel('Reason').fill('Because');
      await question.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(question.getByText('Please say why, in at least 10 characters')).toBeVisible();
      await question.getByLabel('Reason').fill(REASON);
      await question.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(toast(page, 'Opened; the person has been told')).toBeVisible();
      await expect(says.getByText(title)).toBeVisible();
    });

    await test.step('the person sees who looked, and why', async () => {
      const context = await browser.newContext({ storageState: sessionOf('employee') });
      const person = await context.newPage();
      await person.goto('/settings/data-access');
      const row = person.getByRole('table').getByRole('row').nth(1);
      await expect(row).toContainText('Pain point reported');
      await expect(row).toContainText(REASON);
      await expectAccessible(person);
      await context.close();
    });

    await test.step('reads the history with what changed, and the record as it was', async () => {
      await page
        .getByRole('region', { name: 'Facts' })
        .getByRole('link', { name: /^Pain points/ })
        .click();
      const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
      await expect(entries.first()).toContainText('began to work on it.');
      await expect(entries.first()).toContainText('in_progress');
      await expect(entries.last()).toContainText('reported “[hidden]”.');
      await page.getByRole('button', { name: 'As of' }).click();
      const places = page.getByRole('slider', { name: 'Event by event' });
      await places.focus();
      await page.keyboard.press('Home');
      await expect(page.getByText('Before its first event')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/^After event 1 of 2: Pain point reported, /)).toBeVisible();
      await expect(page.getByText('Folded from 1 of 2 events.')).toBeVisible();
      await page.getByLabel('Differences only').click();
      await expect(page.getByRole('row', { name: /^Category/ })).toBeHidden();
      await expect(page.getByRole('row', { name: /^Status differs/ })).toContainText('in_progress');
      await page.getByLabel('Differences only').click();
      await expect(page.getByRole('row', { name: /^Category/ })).toBeVisible();
      await page.getByLabel('Stop at').selectOption({ label: 'A position of the log' });
      await page.getByLabel('Position').fill('1');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByText('Did not exist then.')).toBeVisible();
      await expect(page.getByRole('row', { name: /^Status differs/ })).toContainText('in_progress');
      await expectAccessible(page);
    });
  });

  test('asks the log in a line, brushes over the time, and reads an event beside the list', async ({
    page,
  }) => {
    await page.goto('/audit');
    const ask = page.getByLabel('Search the log');
    await ask.fill('type:sched');
    await page.getByRole('option', { name: /^Meeting scheduled/ }).click();
    await expect(page).toHaveURL(/type=MeetingScheduled/);
    await ask.fill('from:never');
    await ask.press('Enter');
    await expect(page.getByText('“never” is no day. Write it like 2026-03-31.')).toBeVisible();
    await ask.fill('');
    await page.getByLabel('Hide system events').click();
    await expect(page).toHaveURL(/system=hidden/);

    const bars = page.getByRole('toolbar', { name: 'Events over time' }).getByRole('button');
    await expect(bars.last()).toBeVisible();
    // The bars of the new query may come between two keys, and begin anew.
    await expect(async () => {
      await bars.last().focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Remove From: / })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Remove Until: / })).toBeVisible();
    await page.getByRole('button', { name: 'All times' }).click();
    await expect(page.getByRole('button', { name: /^Remove From: / })).toBeHidden();

    const rows = page.getByRole('table').getByRole('link', { name: 'Meeting scheduled' });
    await rows.nth(1).click();
    await expect(page).toHaveURL(/event=/);
    const panel = page.getByRole('region', { name: 'Meeting scheduled', exact: true });
    await expect(panel.getByRole('region', { name: 'Data' })).toBeVisible();
    await expect(page).toHaveTitle('Meeting scheduled · Annals');
    await expect(page.getByText('50 shown')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(panel.getByRole('region', { name: 'Facts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).not.toHaveURL(/event=/);
    await rows.nth(1).click();
    await panel.getByRole('link', { name: 'Open as page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Event', exact: true })).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole('region', { name: 'Data' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  test('reads the log in the zone of their profile, which it names, or in UTC; all of it beside the filters', async ({
    page,
  }) => {
    await page.route('**/api/auth/user', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), timeZone: 'Europe/Berlin' } });
    });
    await page.goto('/audit');
    const zones = page.getByRole('group', { name: 'Time zone of this list' });
    await expect(zones.getByRole('button', { pressed: true })).toHaveText('Europe/Berlin');
    await expect(page.getByRole('table').getByRole('time').first()).toHaveText(/GMT\+[12] \(.* UTC\)$/);
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    const table = page.getByRole('group', { name: 'Events', exact: true });
    const cut = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
    await zones.getByRole('button', { name: 'UTC' }).click();
    await expect(page.getByRole('table').getByRole('time').first()).toHaveText(/UTC$/);
    await page.reload();
    await expect(page.getByRole('table').getByRole('time').first()).toHaveText(/UTC$/);
  });

  test('saves a search and draws a sample from it that comes out the same again', async ({ page }) => {
    const name = uniqueTitle('Meetings');
    await page.goto('/audit?feature=meeting');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const saving = page.getByRole('dialog', { name: 'Save this search' });
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saving.getByText('Please give it a name')).toBeVisible();
    await saving.getByLabel('Name').fill(name);
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Search saved')).toBeVisible();

    await page.goto('/audit');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/audit?feature=meeting');

    await page.getByRole('link', { name: 'Samples', exact: true }).click();
    await page.getByRole('button', { name: 'Draw a sample' }).first().click();
    const drawing = page.getByRole('dialog', { name: 'Draw a sample' });
    await drawing.getByLabel('Name').fill(name);
    await drawing.getByLabel('Seed').fill('2026-11');
    await drawing.getByLabel('Number of events').fill('5');
    await drawing.getByLabel('From').selectOption({ label: name });
    await drawing.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(toast(page, 'Sample drawn')).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('Drawn again just now: the same events')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Drawn events' }).getByRole('row')).toHaveCount(6);
    await expectAccessible(page);
  });
});
