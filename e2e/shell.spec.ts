import { ROLES } from '@annals/contracts/kernel/roles';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { emailOf, PASSWORD, sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { sidebarOf, titleOf } from './sidebar';
import { withoutReminder } from './reminders';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const reminderByEmail = (page: Page) => page.getByRole('checkbox', { name: '1:1 reminder: by e-mail' });

for (const role of ROLES)
  test.describe(`the ${role}`, () => {
    test.use({ storageState: sessionOf(role) });

    test('goes from screen to screen, and the sidebar shows where they are', async ({ page }) => {
      test.slow(true, 'A dozen screens, one after the other');
      await withoutReminder(page);
      await page.goto('/');
      const items = sidebarOf(role);
      await expect(navigation(page).getByRole('link')).toHaveText(items.map(({ label }) => label));
      for (const item of items) {
        await navigation(page).getByRole('link', { name: item.label, exact: true }).click();
        await expect(page).toHaveURL(item.path);
        await expect(page.getByRole('heading', { level: 1, name: titleOf(item, role) })).toBeVisible();
        await expect(page).toHaveTitle(`${titleOf(item, role)} · Annals`);
        await expect(navigation(page).locator('[aria-current="page"]')).toHaveText([item.label]);
      }
    });
  });

/** Ends the session unnoticed, does what is given on the settings of notifications, and is told and sent to sign in. */
async function expectSignInAfter(page: Page, act: () => Promise<void>): Promise<void> {
  await page.goto('/settings/notifications');
  await expect(reminderByEmail(page)).toBeEnabled();
  await page.context().clearCookies();
  // The page leaves half a second after the words came, and nothing is found in a page that is leaving:
  // an answer without content keeps it where it is.
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const leaves = page.waitForRequest((request) => request.isNavigationRequest());
  await act();
  const signIn = (await leaves).url();
  await expect(toast(page, 'Unauthorized')).toBeVisible();
  await expect(toast(page, 'You are logged out. Logging in again...')).toBeVisible();
  await page.goto(signIn);
  await expect(page).toHaveURL(/\/login$/);
}

test.describe('controls', () => {
  test.use({ storageState: sessionOf('manager') });

  for (const { how, height, hasTouch, viewport } of [
    { how: 'with a mouse', height: 32, hasTouch: false, viewport: { width: 1440, height: 900 } },
    { how: 'where they are touched', height: 44, hasTouch: true, viewport: { width: 390, height: 844 } },
  ])
    test.describe(how, () => {
      test.use({ hasTouch, isMobile: hasTouch, viewport });

      test(`are ${String(height)} pixels high`, async ({ page }) => {
        await withoutReminder(page);
        await page.goto('/meetings');
        const schedule = page.getByRole('button', { name: 'Schedule Meeting' }).first();
        const heightOf = async (control: Locator) => (await control.boundingBox())?.height;
        await expect.poll(() => heightOf(schedule)).toBe(height);
        await expect.poll(() => heightOf(page.getByLabel('Status', { exact: true }))).toBe(height);
        await schedule.click();
        await expect.poll(() => heightOf(page.getByRole('dialog').getByLabel('Title'))).toBe(height);
      });
    });
});

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });

  test('opens the schedule form from the dashboard', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '+ New Meeting' }).click();
    await expect(page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '+ New Meeting' })).toBeFocused();
  });

  test('finds a page by the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await page.keyboard.type('1:1 meet');
    await expect(page.getByRole('option', { name: '1:1 Meetings' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/meetings');
    await expect(box).toBeHidden();
  });

  test('keeps what is typed right after Ctrl-K while the palette is still loading', async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/CommandPalette[^/]*\.js/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/');
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('1:1 ');
    await expect(page.getByRole('searchbox', { name: 'Search people, meetings and pages' })).toHaveValue(
      '1:1 ',
    );
    arrive();
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('1:1 ');
    await page.keyboard.type('meet');
    await expect(box).toHaveValue('1:1 meet');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });

  test('goes from screen to screen by single keys, which can be turned off', async ({ page }) => {
    await page.goto('/time-off');
    await expect(page.getByRole('heading', { level: 1, name: 'Time Off' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/performance');

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toContainText('Performance Reviews');
    await list
      .getByRole('checkbox', { name: 'Use single-key shortcuts in this browser' })
      .uncheck({ force: true });
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // Letters that are typed are letters.
    await page.getByRole('combobox', { name: 'Search' }).fill('');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('gt');
    await expect(page).toHaveURL('/performance');
  });

  test('finds the way back above a record’s title', async ({ page }) => {
    await page.goto('/meetings');
    await page.locator('main a[href^="/meetings/"]').first().click();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'All meetings' })
      .click();
    await expect(page).toHaveURL('/meetings');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('has the search at the head, and the screens opened most at the foot', async ({ page }) => {
      await page.goto('/meetings');
      const foot = page.getByRole('navigation', { name: 'Quick navigation' });
      await expect(foot.locator('[aria-current="page"]')).toHaveText('1:1s');
      await foot.getByRole('link', { name: 'Time Off' }).click();
      await expect(page).toHaveURL('/time-off');
      await page.getByRole('searchbox', { name: 'Search people, meetings and pages' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('pain');
      await page.keyboard.press('Enter');
      // The address changes before the screen does.
      await expect(page.getByRole('heading', { level: 1, name: 'Pain Points' })).toBeVisible();
      await expect(page).toHaveURL('/pain-points');
      await foot.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    });

    test('keeps the navigation that was opened while a screen was still coming, and closes it where that leads', async ({
      page,
    }) => {
      let come = (): void => undefined;
      const held = new Promise<void>((resolve) => (come = resolve));
      await page.route(/\/assets\/TimeOffScreen-.+\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/meetings');
      const foot = page.getByRole('navigation', { name: 'Quick navigation' });
      await foot.getByRole('link', { name: 'Time Off' }).click();
      await foot.getByRole('button', { name: 'Open navigation' }).click();
      const drawer = page.getByRole('dialog', { name: 'Navigation' });
      await expect(drawer).toBeVisible();
      come();
      await expect(page.locator('h1')).toHaveText('Time Off');
      await expect(drawer).toBeVisible();
      await drawer.getByRole('link', { name: 'Pain Points' }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Pain Points' })).toBeVisible();
      await foot.getByRole('button', { name: 'Open navigation' }).click();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toBeHidden();
    });
  });

  test('finds people in the palette, sees their page, and schedules a meeting with them', async ({
    page,
  }) => {
    const team = await page.request.get('/api/team/members');
    const [member] = (await team.json()) as { firstName: string; lastName: string; id: string }[];
    if (!member) throw new Error('The demo manager has a team');
    await page.goto('/');
    const search = page.getByRole('searchbox', { name: 'Search people, meetings and pages' });
    await expect(search).toHaveAttribute('placeholder', 'Search...');
    // What is typed into the box goes on in the palette.
    await search.focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('m');
    await page.keyboard.press('Escape');
    await search.click();
    // It opens empty, also while it is still closing.
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Search' }).fill(`${member.firstName} ${member.lastName}`);
    // Their name leads to them, also before they are found: what only mentions them is there sooner.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/people/${member.id}`);
    // The address changes before the screen does, and the dashboard offers a 1:1 too.
    await expect(
      page.getByRole('heading', { level: 2, name: `${member.firstName} ${member.lastName}` }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Schedule 1:1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule New 1:1 Meeting' });
    await expect(dialog.getByLabel('Employee')).toHaveValue(member.id);
  });

  test('chooses a theme, and it stays', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Theme: Dark' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('keeps the shell around an unknown path', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(navigation(page)).toBeVisible();
  });

  test('is told that a page is for other roles', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  });

  test('is sent to sign in when the session is over', ({ page }) =>
    expectSignInAfter(page, () => navigation(page).getByRole('link', { name: '1:1 Meetings' }).click()));

  test('is sent to sign in when a change comes after the end of the session', ({ page }) =>
    expectSignInAfter(page, () => reminderByEmail(page).click()));

  test('is told that there is no connection and what waits for it; that survives the page and is sent by the next one', async ({
    browser,
  }) => {
    // A context of its own: it stays offline when the test fails in between.
    const context = await browser.newContext({ storageState: sessionOf('manager') });
    const page = await context.newPage();
    await page.goto('/settings/notifications');
    const choice = reminderByEmail(page);
    await expect(choice).toBeEnabled();
    const before = await choice.isChecked();
    // What keeps changes comes when a page is first used.
    const ahead = page.waitForResponse(/late-commands|WaitingChanges/);
    await choice.hover();
    await ahead;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you typed stays here.')).toBeVisible();
    await choice.click();
    await expect(
      page.getByText('You are offline. 1 change is sent when the connection is back.'),
    ).toBeVisible();
    await page.getByText('Show what is waiting').click();
    await expect(page.getByRole('group').getByRole('link', { name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out and discard what is unsaved?' });
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/settings/notifications');
    await expect(next.getByText('1 change that waited is saved')).toBeVisible();
    await expect(reminderByEmail(next)).toBeChecked({ checked: !before });
    // As it was, for the tests that come.
    const undone = next.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
    await reminderByEmail(next).click();
    await undone;
    await context.close();
  });

  test('is told that there is no connection also on a page that they only read', async ({ browser }) => {
    const context = await browser.newContext({ storageState: sessionOf('manager') });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/performance-reviews');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const ahead = page.waitForResponse(/WaitingChanges/);
    await page.clock.runFor(10_000);
    await (await ahead).finished();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you typed stays here.')).toBeVisible();
    await context.close();
  });

  test('reads what was refused of what waited, folds it away, and takes back what was discarded by mistake', async ({
    browser,
  }) => {
    const context = await browser.newContext({ storageState: sessionOf('manager') });
    const page = await context.newPage();
    await page.goto('/settings/appearance');
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const key = '018f0000-0000-7000-8000-000000000001';
    const refused = {
      ...{ key, method: 'POST', address: '/api/pain-points', title: 'Pain Points · Annals' },
      ...{ path: '/pain-points', since: '2026-11-25T07:10:00.000Z', refusal: 'The title is required.' },
      body: JSON.stringify({ description: 'Half of the week goes into meetings.' }),
    };
    await page.evaluate(
      `localStorage.setItem('annals-waiting:${id}:${key}', ${JSON.stringify(JSON.stringify(refused))})`,
    );
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('1 change that waited was not accepted.');
    const list = page.getByRole('group').filter({ hasText: 'What was not accepted' });
    await expect(list.getByText('The title is required.').first()).toBeVisible();
    await page.getByText('What was not accepted').click();
    await expect(page.getByText('The title is required.')).toBeHidden();
    await page.getByText('What was not accepted').click();
    await page.getByText('What you wrote').click();
    await expect(page.getByText('Half of the week goes into meetings.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The title is required.')).toBeVisible();
    await context.close();
  });

  test('is told that the server is away; a screen that could not come then comes by itself when it is back', async ({
    page,
  }) => {
    await page.goto('/settings/notifications');
    // What tells of the connection comes when a page is first used.
    const ahead = page.waitForResponse(/WaitingChanges/);
    await reminderByEmail(page).hover();
    await ahead;
    await page.route('**/*', (route) => route.abort());
    await navigation(page).getByRole('link', { name: 'Leadership Cohorts' }).click();
    await expect(page.getByText('This screen could not be shown')).toBeVisible();
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await expect(page.getByText('Annals cannot be reached at the moment.')).toBeVisible();
    await page.unroute('**/*');
    await expect(page.getByRole('heading', { name: 'Leadership Cohorts' })).toBeVisible();
    await expect(page.getByText('This screen could not be shown')).toBeHidden();
    await expect(page.getByText('Annals cannot be reached at the moment.')).toBeHidden();
  });

  test('can try again when a list fails', async ({ page }) => {
    await page.route('**/api/meetings?*', (route) => route.abort(), { times: 1 });
    await page.route('**/api/meetings', (route) => route.abort(), { times: 1 });
    await page.goto('/meetings');
    await expect(page.getByText('The meetings could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The meetings could not be loaded')).toBeHidden();
  });
});

test.describe('the bell', () => {
  test.use({ storageState: sessionOf('employee') });
  test.beforeEach(({ page }) => withoutReminder(page));

  const notification = (isRead: boolean) => ({
    id: 'one',
    personId: '00000000-0000-4000-8000-000000000001',
    kind: 'meeting_scheduled',
    path: '/meetings/00000000-0000-4000-8000-000000000002',
    aboutId: '00000000-0000-4000-8000-000000000003',
    facts: { title: 'Weekly', scheduledAt: '2026-06-05T09:00:00.000Z' },
    isRead,
    dismissed: false,
    createdAt: '2026-06-01T09:00:00.000Z',
    otherName: 'Mara Lindqvist',
  });

  test('has a dot until the notification is opened', async ({ page }) => {
    let isRead = false;
    await page.route('**/api/notifications', (route) => route.fulfill({ json: [notification(isRead)] }));
    await page.route('**/api/notifications/unread', (route) =>
      route.fulfill({ json: { count: isRead ? 0 : 1 } }),
    );
    await page.route('**/api/notifications/one/read', async (route) => {
      isRead = true;
      await route.fulfill({ json: { id: 'one', position: '1' } });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Notifications, some unread' }).click();
    await page.getByRole('button', { name: /“Weekly” with Mara Lindqvist is scheduled/ }).click();
    await expect(page).toHaveURL('/meetings/00000000-0000-4000-8000-000000000002');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('says so when there is nothing', async ({ page }) => {
    await page.route('**/api/notifications', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/notifications/unread', (route) => route.fulfill({ json: { count: 0 } }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByText('Nothing new')).toBeVisible();
  });
});

test('signing out ends at the landing page', async ({ page }) => {
  await withoutReminder(page);
  // A session of its own: the shared one has to last for the other tests.
  await page.request.post('/api/auth/login', {
    data: { email: emailOf('employee'), password: PASSWORD, role: 'employee' },
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Transform Your Organization');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('finds people and sees how the projections stand', async ({ page }) => {
    await page.goto('/admin');
    const table = page.getByRole('region', { name: 'People directory' });
    await page.getByLabel('Search by name or email').fill('auditor@annals.example');
    await expect(table.getByRole('row')).toHaveCount(2);
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Operations' })
      .click();
    for (const name of ['people', 'meetings', 'notifications', 'inboxes'])
      await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.getByRole('button', { name: 'Rebuild notifications' }).click();
    const question = page.getByRole('dialog', { name: 'Rebuild notifications?' });
    await question.getByRole('textbox').fill('A column was added');
    await question.getByRole('button', { name: 'Rebuild' }).click();
    await expect(toast(page, 'Rebuild started')).toBeVisible();
  });
});

test.describe('an auditor', () => {
  test.use({ storageState: sessionOf('auditor') });

  test('starts at the log, asking for nothing that is not for them, and reads on', async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await page.goto('/');
    await expect(page).toHaveURL('/audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Event log' })).toBeVisible();
    const rows = page.getByRole('region', { name: 'Events' }).first().getByRole('row');
    await expect(rows).toHaveCount(51);
    expect(refused).toEqual([]);
    const newest = await rows.nth(1).textContent();
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(page).toHaveURL(/older=/);
    await expect(rows.nth(1)).not.toHaveText(newest ?? '');
  });
});
