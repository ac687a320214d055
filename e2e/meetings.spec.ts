import { expect, test } from '@playwright/test';
import { sessionOf } from './demo-company';
import { beginNow, daysFromNow, rowOf, schedule, scheduleAndOpen, toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('schedules a meeting, and finds it in the list', async ({ page }) => {
    const title = uniqueTitle('Growth plan');
    await schedule(page, title);
    const row = rowOf(page, title);
    await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect(row.getByText('60 minutes')).toBeVisible();
    await expect(row.getByText(/^\w{3} \d{1,2}, \d{4}, 9:00\sAM$/)).toBeVisible();
  });

  test('moves a meeting from the list', async ({ page }) => {
    const title = uniqueTitle('Weekly');
    await schedule(page, title);
    await page.getByRole('button', { name: `Reschedule ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule Meeting' });
    await dialog.getByLabel('Duration').selectOption('90');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Meeting updated successfully')).toBeVisible();
    await expect(rowOf(page, title).getByText('90 minutes')).toBeVisible();
  });

  test('takes a meeting from its agenda to its end, and its history tells it', async ({ page }) => {
    // Two minutes pass at once below, after the meeting was opened.
    await page.clock.install({ time: Date.now() - 120_000 });
    const title = uniqueTitle('Quarterly goals');
    await scheduleAndOpen(page, title);

    await page.getByRole('button', { name: 'Reschedule' }).click();
    const reschedule = page.getByRole('dialog', { name: 'Reschedule Meeting' });
    await reschedule.getByLabel('Date & Time').fill(daysFromNow(5));
    await reschedule.getByLabel('Place (optional)').fill('https://meet.example.com/quarter');
    await reschedule.getByLabel('Reason (optional)').fill('Travel on that day');
    await reschedule.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Meeting updated successfully')).toBeVisible();
    await expect(reschedule).toBeHidden();
    await expect(page.getByRole('link', { name: 'Join at meet.example.com' })).toHaveAttribute(
      'href',
      'https://meet.example.com/quarter',
    );

    const agenda = page.getByRole('region', { name: 'Agenda' });
    await agenda.getByLabel('Add to the agenda').fill('Workload');
    await agenda.getByRole('button', { name: 'Add' }).click();
    await agenda.getByRole('checkbox', { name: /Workload/ }).click();
    await expect(agenda.getByRole('checkbox', { name: /Workload/ })).toBeChecked();
    // A tick that was set by mistake is taken back.
    await agenda.getByRole('checkbox', { name: /Workload/ }).click();
    await expect(agenda.getByRole('checkbox', { name: /Workload/ })).not.toBeChecked();
    await agenda.getByRole('checkbox', { name: /Workload/ }).click();
    await expect(agenda.getByRole('checkbox', { name: /Workload/ })).toBeChecked();

    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('Shared notes').fill('The plan is on track.');
    await expect(notes.getByText('Unsaved changes')).toBeVisible();
    await notes.getByRole('button', { name: 'Save notes' }).click();
    await expect(notes.getByText('Unsaved changes')).toBeHidden();

    const actions = page.getByRole('region', { name: 'Action items' });
    await actions.getByRole('button', { name: 'Add action item' }).click();
    const action = page.getByRole('dialog', { name: 'New action item' });
    await action.getByLabel('What is to be done').fill('Draft the plan');
    await action.getByLabel('Who does it').selectOption({ index: 2 });
    await action.getByLabel('Due date (optional)').fill(daysFromNow(14).slice(0, 10));
    await action.getByRole('button', { name: 'Add' }).click();
    await actions.getByRole('checkbox', { name: /Draft the plan/ }).click();
    await expect(actions.getByRole('checkbox', { name: /Draft the plan/ })).toBeChecked();

    // Moved to a minute that began after the page was opened, and is over: it has begun.
    await page.clock.fastForward(120_000);
    await beginNow(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page
      .getByRole('dialog', { name: 'Complete this meeting?' })
      .getByRole('button', { name: 'Complete' })
      .click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();

    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveText([
      /completed the meeting\./,
      /moved the meeting\./,
      /marked “Draft the plan” as done\./,
      /will do “Draft the plan”\./,
      /took notes\..*The plan is on track\./,
      /marked “Workload” as discussed\./,
      /marked “Workload” as not discussed after all\./,
      /marked “Workload” as discussed\./,
      /added “Workload” to the agenda\./,
      /changed the details of the meeting\..*meet\.example\.com\/quarter/,
      /moved the meeting\..*Reason: Travel on that day.*→/,
      new RegExp(`scheduled “${title}”`),
    ]);
  });

  test('is told before saving what else the two have at that time', async ({ page }) => {
    const title = uniqueTitle('Taken');
    await schedule(page, title, 40);
    await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    const select = dialog.getByLabel('Employee');
    await expect(select.getByRole('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
    await dialog.getByLabel('Date & Time').fill(daysFromNow(40));
    const overlaps = dialog.getByRole('status');
    await expect(
      overlaps.getByText('Something else is planned for this time.', { exact: false }),
    ).toBeVisible();
    await expect(overlaps.getByText(`You have “${title}” from 9:00 AM to`)).toBeVisible();
    await expect(overlaps.getByRole('listitem')).toHaveCount(2);
    await dialog.getByLabel('Date & Time').fill(daysFromNow(41));
    await expect(overlaps.getByRole('listitem')).toHaveCount(0);
  });

  test('is not told while they press the button, which would move away', async ({ page }) => {
    let answer: () => void = () => undefined;
    let mayAnswer = Promise.resolve();
    await page.route('**/overlaps?*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await schedule(page, uniqueTitle('Before'), 42);
    mayAnswer = new Promise((resolve) => (answer = resolve));
    await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await dialog.getByLabel('Title').fill(uniqueTitle('Pressed'));
    const select = dialog.getByLabel('Employee');
    await expect(select.getByRole('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
    const question = page.waitForRequest('**/overlaps?*');
    await dialog.getByLabel('Date & Time').fill(daysFromNow(42).replace('09:00', '09:30'));
    await question;
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).hover();
    await page.mouse.down();
    const told = page.waitForResponse('**/overlaps?*');
    answer();
    await (await told).finished();
    // What is drawn with the answer is drawn by then.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await page.mouse.up();
    await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('schedules a series, moves one of it, and cancels what follows', async ({ page }) => {
    const title = uniqueTitle('Every two weeks');
    await page.goto('/meetings?schedule=');
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await dialog.getByLabel('Title').fill(title);
    await expect(dialog.getByLabel('Employee').getByRole('option')).not.toHaveCount(1);
    await dialog.getByLabel('Employee').selectOption({ index: 1 });
    await dialog.getByLabel('Date & Time').fill(daysFromNow(200));
    await dialog.getByLabel('Repeats').selectOption('every two weeks');
    await dialog.getByLabel('Meetings', { exact: true }).fill('27');
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(dialog.getByText('A series has 2 to 26 meetings')).toBeVisible();
    await dialog.getByLabel('Meetings', { exact: true }).fill('3');
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(3);

    await rowOf(page, title).nth(1).getByRole('link', { name: title }).click();
    await expect(page.getByText('Every two weeks', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const move = page.getByRole('dialog', { name: 'Reschedule Meeting' });
    await move.getByRole('button', { name: 'This and all following' }).click();
    await move.getByLabel('Duration').selectOption('90');
    await move.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('90 minutes', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    const cancel = page.getByRole('dialog', { name: 'Cancel this meeting?' });
    await cancel.getByRole('button', { name: 'This and all following' }).click();
    await cancel.getByLabel('Reason (optional)').fill('Parental leave');
    await cancel.getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(page.getByText('Cancelled: Parental leave')).toBeVisible();
    await page.goto('/meetings?status=cancelled');
    await expect(rowOf(page, title)).toHaveCount(2);
  });

  test('finds what the last 1:1 left beside the agenda of the next', async ({ page }) => {
    const left = uniqueTitle('Left over');
    const task = uniqueTitle('Find a mentee');
    await scheduleAndOpen(page, uniqueTitle('Last time'));
    const agenda = page.getByRole('region', { name: 'Agenda' });
    await agenda.getByLabel('Add to the agenda').fill(left);
    await agenda.getByRole('button', { name: 'Add' }).click();
    await expect(agenda.getByRole('checkbox', { name: left })).toBeVisible();
    await page.getByRole('button', { name: 'Add action item' }).click();
    const action = page.getByRole('dialog', { name: 'New action item' });
    await action.getByLabel('What is to be done').fill(task);
    await action.getByLabel('Who does it').selectOption({ index: 1 });
    await action.getByRole('button', { name: 'Add' }).click();
    await expect(action).toBeHidden();
    await beginNow(page);

    await scheduleAndOpen(page, uniqueTitle('Next time'));
    const last = page.getByRole('region', { name: 'From last time' });
    const ticked = last.getByRole('checkbox', { name: task });
    await ticked.click();
    await expect(ticked).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ticked).not.toBeChecked();
    await expect(last.getByText(left)).toBeVisible();
    await last.getByRole('button', { name: 'Carry over to this agenda' }).click();
    await expect(agenda.getByRole('checkbox', { name: left })).toBeVisible();
    await expect(last.getByText(left)).toBeHidden();
    await expect(
      page.getByText(`added “${left}” to the agenda, which was not discussed last time.`),
    ).toBeVisible();
  });

  test('cancels a meeting and says why', async ({ page }) => {
    await scheduleAndOpen(page, uniqueTitle('Retrospective'));
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this meeting?' });
    await dialog.getByLabel('Reason (optional)').fill('Both on holiday');
    await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(page.getByText('Cancelled: Both on holiday')).toBeVisible();
  });

  test('reads under the fields what is missing', async ({ page }) => {
    await page.goto('/meetings?schedule=');
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Please select an employee')).toBeVisible();
    await expect(dialog.getByText('Please select a date and time')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(dialog.getByLabel('Duration')).toHaveValue('60');
    await expect(dialog.getByLabel('Duration').getByRole('option')).toHaveText([
      ...['15 minutes', '30 minutes', '45 minutes', '1 hour', '1.5 hours', '2 hours'],
    ]);
  });

  test('is asked before a half-filled form is thrown away', async ({ page }) => {
    await page.goto('/meetings?schedule=');
    const form = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    const question = page.getByRole('dialog', { name: 'Discard what you filled in?' });
    await form.getByLabel('Title').fill('Half a title');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Title')).toHaveValue('Half a title');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
  });

  test('is asked before Back leaves a half-filled form', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '1:1 Meetings' }).first().click();
    await page.getByRole('button', { name: 'Schedule Meeting' }).first().click();
    const form = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    const question = page.getByRole('dialog', { name: 'Discard what you filled in?' });
    await expect(form.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Half a title');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Half a title');
    await expect(page).toHaveURL(/schedule=/);
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/meetings$/);
  });

  test('sends the same intention once more when the first got no answer', async ({ page }) => {
    const title = uniqueTitle('Through a broken line');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/meetings', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await page.goto('/meetings?schedule=');
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await dialog.getByLabel('Title').fill(title);
    await expect(dialog.getByLabel('Employee').getByRole('option')).not.toHaveCount(1);
    await dialog.getByLabel('Employee').selectOption({ index: 1 });
    await dialog.getByLabel('Date & Time').fill(daysFromNow(2));
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(toast(page, 'Failed to schedule meeting. Please try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('sees in one tab what happens in another', async ({ page, context }) => {
    const title = uniqueTitle('Live');
    const otherTab = await context.newPage();
    const listening = otherTab.waitForResponse('**/api/live');
    await otherTab.goto('/meetings');
    await listening;
    await schedule(page, title, 1);
    await expect(otherTab.getByRole('link', { name: title })).toBeVisible();
  });

  test('filters the list by status', async ({ page }) => {
    const [held, called] = [uniqueTitle('Takes place'), uniqueTitle('Called off')];
    await schedule(page, held);
    await scheduleAndOpen(page, called);
    await page.getByRole('button', { name: 'Cancel meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this meeting?' });
    await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
    // A page that is left before a command was answered may take it along.
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await page.goto('/meetings');
    await expect(rowOf(page, held)).toBeVisible();
    await page.getByLabel('Status').selectOption('cancelled');
    await expect(rowOf(page, called)).toBeVisible();
    const rows = page.getByRole('region', { name: 'All Meetings' }).getByRole('listitem');
    await expect(rows.filter({ hasNotText: 'Cancelled' })).toHaveCount(0);
  });

  test('comes back to the list as it was left', async ({ page }) => {
    await page.goto('/meetings?status=completed');
    const rows = page.getByRole('region', { name: 'All Meetings' }).getByRole('listitem');
    await rows.last().scrollIntoViewIfNeeded();
    const left = await page.evaluate<number>('window.scrollY');
    expect(left).toBeGreaterThan(100);
    await rows.last().getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Status')).toHaveValue('completed');
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(left);
  });

  test('turns the weeks, and comes back to the one that was shown', async ({ page }) => {
    const title = uniqueTitle('In its week');
    await schedule(page, title, 300);
    const day = daysFromNow(300).slice(0, 10);
    await page.goto(`/meetings?week=${day}`);
    const week = page.getByRole('region', { name: '1:1s of a week' });
    await expect(week.getByRole('link', { name: title })).toBeVisible();
    await expect(week.getByRole('link', { name: title })).toContainText('9:00 AM');
    await page.keyboard.press('ArrowRight');
    await expect(week.getByRole('link', { name: title })).toBeHidden();
    await week.getByRole('button', { name: 'Previous week' }).click();
    await week.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goBack();
    await expect(week.getByRole('link', { name: title })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(week.locator('[aria-current="date"]')).toBeVisible();
    await week.getByRole('button', { name: 'List' }).click();
    await expect(page.getByRole('region', { name: 'All Meetings' })).toBeVisible();
  });

  test('gets a decent page for a meeting that is not there', async ({ page }) => {
    await page.goto('/meetings/00000000-0000-4000-8000-00000000ffff');
    await expect(page.getByRole('heading', { name: 'This meeting is not here' })).toBeVisible();
    await page.getByRole('link', { name: 'All meetings' }).click();
    await expect(page).toHaveURL('/meetings');
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('sees their own meetings and schedules none', async ({ page }) => {
    await page.goto('/meetings');
    const list = page.getByRole('region', { name: 'All Meetings' });
    await expect(list.getByText('Loading meetings...')).toBeHidden();
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schedule Meeting' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Reschedule/ })).toBeHidden();
    await expect(list.getByRole('listitem').filter({ hasNotText: /with \S/ })).toHaveCount(0);
  });
});
