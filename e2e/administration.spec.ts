import { expect, type Page } from '@playwright/test';
import { chooseDepartment, choosePerson } from './choose-person';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { test } from './several-people';

const PASSWORD = 'long-enough-2026';

/** A browser without a session: a new one would otherwise have the administrator's, and end it by signing in. */
const NOBODY_YET = { storageState: { cookies: [], origins: [] } };

/** An address nobody has yet. */
const someAddress = () =>
  `someone.${String(Date.now())}.${String(Math.floor(Math.random() * 1e6))}@annals.example`;

const dialogOf = (page: Page) => page.getByRole('dialog');

interface Newcomer {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** Fills in the hire form and hires; the invitation is then on the screen. */
async function startHiring(page: Page, who: Newcomer): Promise<void> {
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Hire someone' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('First name').fill(who.first);
  await dialog.getByLabel('Last name').fill(who.last);
  await dialog.getByLabel('Email', { exact: true }).fill(who.email);
  await dialog.getByLabel('Position').fill('Analyst');
  await chooseDepartment(dialog, 'Department', 'Operation');
  await chooseManager(page, 'Manager', 'manager@annals.example');
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(toast(page, 'Hired')).toBeVisible();
}

/** Hires somebody, and gives back the link of their invitation. */
async function hire(page: Page, who: Newcomer): Promise<string> {
  await startHiring(page, who);
  const dialog = dialogOf(page);
  const link = await dialog.getByLabel('Link to choose a password').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Finds one of those who can have reports by their address, and chooses them. */
async function chooseManager(page: Page, label: string, email: string): Promise<string> {
  return choosePerson(dialogOf(page), label, email);
}

async function openPerson(page: Page, email: string, state = 'working'): Promise<void> {
  await page.goto(`/admin/people?search=${encodeURIComponent(email)}&state=${state}`);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
}

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('hires somebody, who accepts the invitation, is in, and signs in again', async ({ page, browser }) => {
    const email = someAddress();
    const link = await hire(page, { first: 'Dorothy', last: 'Vaughan', email });
    await page.getByLabel('Who is shown').selectOption('Invited, no password yet');
    await page.getByLabel('Search by name or email').fill(email);
    await expect(page.getByRole('row', { name: /Dorothy Vaughan/ }).getByText('Invited')).toBeVisible();

    const visitor = await (await browser.newContext(NOBODY_YET)).newPage();
    await visitor.goto(link);
    await expect(visitor.getByLabel('Email')).toHaveValue(email);
    expect(visitor.url()).not.toContain('token');
    const choose = visitor.getByRole('button', { name: 'Choose password and sign in' });
    await visitor.getByLabel('Password', { exact: true }).fill('short');
    await visitor.getByLabel('Password, once more').fill('short');
    await choose.click();
    await expect(visitor.getByText('A new password has at least 12 characters')).toBeVisible();
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Password, once more').fill(PASSWORD);
    await choose.click();
    await expect(visitor).toHaveURL(/\/dashboard$/);

    // The link has done its work.
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
    await visitor.goto('/welcome?token=short');
    await expect(visitor.getByText('This link is not complete.')).toBeVisible();

    await visitor.context().clearCookies();
    await visitor.goto('/login');
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(visitor).toHaveURL(/\/dashboard$/);
  });

  test('locks an account, whose person is out at once, and unlocks it', async ({ page, browser }) => {
    const email = someAddress();
    const link = await hire(page, { first: 'Annie', last: 'Easley', email });
    const person = await (await browser.newContext(NOBODY_YET)).newPage();
    await person.goto(link);
    await person.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await person.getByLabel('Password, once more').fill(PASSWORD);
    await person.getByRole('button', { name: 'Choose password and sign in' }).click();
    await expect(person).toHaveURL(/\/dashboard$/);

    await openPerson(page, email);
    await page.getByRole('button', { name: 'Lock account', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Lock account', exact: true }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByLabel('Why').fill('A lost laptop');
    await dialog.getByRole('button', { name: 'Lock account', exact: true }).click();
    await expect(toast(page, 'Account locked')).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' }).getByText('A lost laptop')).toBeVisible();
    expect((await person.request.get('/api/auth/user')).status()).toBe(401);

    await page.getByRole('button', { name: 'Unlock account' }).click();
    await dialogOf(page).getByLabel('Why').fill('Found again');
    await dialogOf(page).getByRole('button', { name: 'Unlock account' }).click();
    await expect(toast(page, 'Account unlocked')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lock account', exact: true })).toBeVisible();
  });

  test('changes a manager, seeing what follows, promotes, and lets somebody go', async ({ page }) => {
    const email = someAddress();
    await hire(page, { first: 'Katherine', last: 'Johnson', email });
    await openPerson(page, email);
    await page.getByRole('button', { name: 'Change manager' }).click();
    await expect(dialogOf(page).getByText('Nothing is in progress that would move.')).toBeVisible();
    const name = await chooseManager(page, 'New manager', 'leader@annals.example');
    await dialogOf(page).getByLabel('Why').fill('Reorganization');
    await dialogOf(page).getByRole('button', { name: 'Change manager' }).click();
    await expect(toast(page, 'Manager changed')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Katherine Johnson' }).getByRole('link', { name }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Change position' }).click();
    await dialogOf(page).getByLabel('New position').fill('Team Lead');
    await dialogOf(page)
      .getByLabel(/This is a promotion/)
      .check();
    await dialogOf(page).getByLabel('Role', { exact: true }).selectOption('Manager');
    await dialogOf(page).getByLabel('Why').fill('Leads the team');
    await dialogOf(page).getByRole('button', { name: 'Change position' }).click();
    await expect(toast(page, 'Position changed')).toBeVisible();
    await expect(page.getByText('Last promoted on')).toBeVisible();

    await page.getByRole('button', { name: 'Change department' }).click();
    await chooseDepartment(
      dialogOf(page),
      'New department',
      'Night shift ',
      /^Create department “Night shift”/,
    );
    await dialogOf(page).getByLabel('Why').fill('The new shift');
    await dialogOf(page).getByRole('button', { name: 'Change department' }).click();
    await expect(toast(page, 'Department changed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Katherine Johnson' })).toContainText('Night shift');

    await page.getByRole('button', { name: 'Change public holidays' }).click();
    await dialogOf(page).getByLabel('Calendar of public holidays').selectOption('DE-BY');
    await dialogOf(page).getByLabel('Why').fill('Works from Munich');
    await dialogOf(page).getByRole('button', { name: 'Change public holidays' }).click();
    await expect(toast(page, 'Public holidays changed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Katherine Johnson' }).getByText(/^Germany/)).toBeVisible();

    await page.getByRole('button', { name: 'Record departure' }).click();
    await dialogOf(page).getByLabel('Type Katherine Johnson to confirm').fill('Katherine Johnson');
    await dialogOf(page).getByRole('button', { name: 'Record departure' }).click();
    await expect(toast(page, 'Departure recorded')).toBeVisible();
    await expect(page.getByText('Last day')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Change manager' })).toBeHidden();
  });

  test('starts the onboarding of somebody who was just hired', async ({ page }) => {
    await startHiring(page, { first: 'Evelyn', last: 'Boyd', email: someAddress() });
    await dialogOf(page).getByRole('button', { name: 'Start onboarding' }).click();
    const start = page.getByRole('dialog', { name: 'Start the onboarding of Evelyn Boyd' });
    await expect(start.getByLabel('Template')).toBeVisible();
    await start.getByRole('button', { name: 'Start Onboarding' }).click();
    await expect(toast(page, 'Onboarding Started')).toBeVisible();
    await expect(start).toBeHidden();
  });

  test('asks before a half-filled form is thrown away', async ({ page }) => {
    await page.goto('/admin/people');
    await page.getByRole('button', { name: 'Hire someone' }).click();
    await dialogOf(page).getByLabel('First name').fill('Half');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Half');
  });

  test('takes over a list: sees what would happen, starts, leaves and comes back to what came of it', async ({
    page,
  }) => {
    const [first, second] = [someAddress(), someAddress()];
    const list = [
      'email,firstName,lastName,position,department,role,managerEmail,hireDate',
      `${first},Mae,Jemison,Analyst,Moon Base,,manager@annals.example,2026-01-15`,
      `${second},Sally,Ride,Analyst,Operations,,${first},2026-01-15`,
      'not-an-address,No,,Analyst,Operatoins,,,2026-01-15',
    ].join('\n');
    await page.goto('/admin/imports');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('Choose a file or paste the list')).toBeVisible();
    await page.getByLabel('Or paste the list').fill('a,b,c');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText(/a column that is not known/).first()).toBeVisible();
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.getByRole('button', { name: 'Check the list' }).click();

    const report = page.getByRole('region', { name: 'Preview' });
    await expect(report.getByText('Email: Please enter a valid email address')).toBeVisible();
    await expect(report.getByText('Last name: Last name is required')).toBeVisible();
    await expect(report.getByRole('note')).toContainText('Moon Base (1 row)');
    await expect(report.getByRole('note')).not.toContainText('Operatoins');
    await expect(
      report.getByText(/Only managers, leaders and administrators can have reports/),
    ).toBeVisible();
    await report.getByLabel('Rows shown').selectOption('Hired (1)');
    await expect(report.getByRole('row', { name: /Mae Jemison/ })).toBeVisible();
    await expect(report.getByText('The 2 rows with errors are skipped.')).toBeVisible();
    await report.getByRole('button', { name: 'Start' }).click();

    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('3 of 3')).toBeVisible();
    await page.getByRole('link', { name: 'All imports' }).click();
    await page.getByRole('region', { name: 'Import history' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Skipped rows' }).getByRole('row')).toHaveCount(3);
    await openPerson(page, first);
    await expect(page.getByRole('heading', { name: 'Mae Jemison' })).toBeVisible();
  });

  test('sees what happened by itself, by kind and by person, with its cause and its event', async ({
    page,
  }) => {
    await page.goto('/admin/by-itself');
    // What the demo company earned for what people approved.
    const credited = page.getByRole('row').filter({ hasText: 'Points credited' });
    await page.getByLabel('Kind', { exact: true }).selectOption('Points');
    const person = await credited.first().getByRole('cell').nth(1).innerText();
    const answered = page.waitForResponse((answer) => answer.url().includes('person='));
    await page.getByLabel('Name or e-mail of a person').fill(person);
    await answered;
    await expect(credited.first().getByRole('cell').nth(1)).toHaveText(person);
    await credited
      .first()
      .getByRole('button', { name: /^Event/ })
      .click();
    await expect(page.getByText(/^PointsCredited in pointsAccount-/)).toBeVisible();
    await page.getByLabel('Name or e-mail of a person').fill('nobody of this name');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });

  test('on a phone comes to each section without scrolling far: one row of them, and long lists fold', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const section of ['people', 'operations']) {
      await page.goto(`/admin/${section}`);
      const sections = page.getByRole('navigation', { name: 'Administration' });
      const current = sections.locator('[aria-current]');
      // What is shown is in sight in the row, which is no higher than one.
      await expect(current).toBeInViewport({ ratio: 1 });
      expect((await sections.boundingBox())?.height).toBeLessThan(64);
      await expect(page.getByRole('button', { name: /^(Show more|Projections)$/ })).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(3_500);
    }
    await page.getByRole('button', { name: 'Projections' }).click();
    await expect(page.getByRole('list', { name: 'Projections' }).getByRole('listitem')).toHaveCount(10);
  });

  test('finds every section at its own address', async ({ page }) => {
    const sections = page.getByRole('navigation', { name: 'Administration' });
    for (const [path, label] of [
      ['/admin', 'People'],
      ['/admin/imports', 'Imports'],
      ['/admin/organization', 'Organization'],
      ['/admin/sign-in', 'Sign-in'],
      ['/admin/emails', 'E-mails'],
      ['/admin/automation', 'Automation'],
      ['/admin/operations', 'Operations'],
    ] as const) {
      await page.goto(path);
      await expect(sections.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveTitle(
        path === '/admin' ? 'Administration · Annals' : `${label} · Administration · Annals`,
      );
    }
    await expect(page.getByRole('rowheader', { name: /^people/ })).toBeVisible();
    await page.goto('/admin/catalogues/rewards');
    await expect(page).toHaveTitle('Rewards · Catalogues · Annals');
    await page.goto('/admin/people');
    const somebody = page.getByRole('rowheader').getByRole('link').first();
    const name = await somebody.innerText();
    await somebody.click();
    await expect(page).toHaveTitle(`${name} · Administration · Annals`);
    await page.goto('/admin/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.goto('/admin/people/nobody');
    await expect(page.getByRole('heading', { name: 'Person not found' })).toBeVisible();
  });
});
