import { expect, test, type Page } from '@playwright/test';
import { choosePerson } from './choose-person';
import { sessionOf } from './demo-company';
import { daysFromNow, toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';

const details = (page: Page) => page.getByRole('dialog', { name: /^Onboarding of/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('manager') });
  // What one test starts, the next one moves on.
  test.describe.configure({ mode: 'serial' });

  test('finds who is being brought on board, how far they are, and the templates to read', async ({
    page,
  }) => {
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'Onboarding Center' })).toBeVisible();
    await expect(tab(page, 'Active Onboarding')).toHaveAttribute('aria-selected', 'true');
    const items = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') });
    await expect(items.first()).toContainText(/\d+%/);
    await expect(items.filter({ hasText: 'Paused' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Completed' }).click();
    await expect(items.filter({ hasText: '100%' }).first()).toBeVisible();
    await tab(page, 'Templates').click();
    await expect(page.getByRole('heading', { name: 'Standard onboarding' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Template' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Revise/ })).toHaveCount(0);
  });

  test('starts the onboarding of somebody without one', async ({ page }) => {
    await page.goto('/onboarding');
    await tab(page, 'Team Members').click();
    await page
      .getByRole('button', { name: /^Start Onboarding: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Start the onboarding of/ });
    await dialog.getByRole('button', { name: 'Start Onboarding' }).click();
    await expect(toast(page, 'Onboarding Started')).toBeVisible();
    await expect(
      toast(page, 'Comprehensive onboarding workflow with role-specific tasks has been created.'),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
  });

  test('moves an onboarding on, takes notes, finds a buddy, and completes it', async ({ page }) => {
    await page.goto('/onboarding');
    // The newest one comes first: it was started a moment ago.
    await page
      .getByRole('button', { name: /^View details of/ })
      .first()
      .click();
    for (const step of [
      'Welcome email',
      'Team introduction',
      'Video orientation',
      'Interactive playbook',
      'Mutual goals',
    ]) {
      await details(page)
        .getByRole('checkbox', { name: new RegExp(`^${step}`) })
        .click();
      await expect(toast(page, 'Task Updated')).toBeVisible();
      await expect(details(page).getByRole('checkbox', { name: new RegExp(`^${step}`) })).toBeChecked();
    }
    await expect(details(page).getByText('100%')).toBeVisible();
    await details(page)
      .getByRole('checkbox', { name: /^Mutual goals/ })
      .click();
    await expect(details(page).getByText('80%')).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Complete onboarding' })).toBeDisabled();
    await details(page)
      .getByRole('checkbox', { name: /^Mutual goals/ })
      .click();
    await expect(details(page).getByText('100%')).toBeVisible();

    await details(page).getByLabel('Notes', { exact: true }).fill('Settles in quickly');
    await details(page).getByRole('button', { name: 'Save notes' }).click();
    await expect(toast(page, 'Onboarding updated')).toBeVisible();
    const help = details(page).getByRole('region', { name: 'Buddy and welcome call' });
    await choosePerson(help, 'Buddy', 'e');
    await details(page).getByRole('button', { name: 'Save buddy' }).click();
    await expect(details(page).getByRole('button', { name: 'Save buddy' })).toBeDisabled();
    await help.getByLabel('Welcome call', { exact: true }).fill(daysFromNow(2));
    await help.getByRole('button', { name: 'Schedule' }).click();
    await expect(help.getByRole('button', { name: 'Schedule' })).toBeDisabled();

    await details(page).getByLabel('Another task').fill('Meet the designers');
    await details(page).getByRole('button', { name: 'Add task' }).click();
    await expect(details(page).getByRole('checkbox', { name: 'Meet the designers' })).toBeVisible();
    await details(page).getByRole('button', { name: 'Take out “Meet the designers”' }).click();
    await expect(details(page).getByRole('checkbox', { name: 'Meet the designers' })).toBeHidden();

    await details(page).getByRole('button', { name: 'Complete onboarding' }).click();
    await page
      .getByRole('dialog', { name: 'Complete this onboarding?' })
      .getByRole('button', { name: 'Complete onboarding' })
      .click();
    await expect(details(page).getByText('Completed', { exact: true })).toBeVisible();
    const history = details(page).getByRole('region', { name: 'History' });
    await expect(history.getByText(/completed the onboarding\./)).toBeVisible();
    await expect(history.getByText(/scheduled the welcome call\./)).toBeVisible();
    await expect(details(page).getByRole('checkbox').first()).toBeDisabled();
  });

  test('pauses one and resumes it', async ({ page }) => {
    await page.goto('/onboarding');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Active' })
      .first()
      .getByRole('button', { name: /^View details of/ })
      .click();
    await details(page).getByRole('button', { name: 'Pause' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause this onboarding?' });
    await dialog.getByLabel('Reason (optional)').fill('A long journey');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(details(page).getByText('Paused: A long journey')).toBeVisible();
    await expect(details(page).getByRole('checkbox').first()).toBeDisabled();
    await details(page).getByRole('button', { name: 'Resume' }).click();
    await expect(details(page).getByText('Active', { exact: true })).toBeVisible();
  });

  test('is told when the list cannot be had', async ({ page }) => {
    await page.route('**/api/onboarding/workflows*', (route) =>
      route.fulfill({ status: 503, body: 'later' }),
    );
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'Failed to fetch onboarding workflows' })).toBeVisible();
    await page.unroute('**/api/onboarding/workflows*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
  });
});

test.describe('an employee', () => {
  test.use({ storageState: sessionOf('employee') });

  test('marks their own two steps complete, and nothing else', async ({ page }) => {
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark complete: Mutual goals' })).toHaveCount(0);
    const before = await page.getByRole('progressbar').first().getAttribute('value');
    await page.getByLabel('Minutes watched (optional)').fill('x');
    await page.getByRole('button', { name: 'Mark complete: Video orientation' }).click();
    await expect(page.getByText('Please enter whole minutes')).toBeVisible();
    await page.getByLabel('Minutes watched (optional)').fill('25');
    await page.getByRole('button', { name: 'Mark complete: Video orientation' }).click();
    await expect(toast(page, 'Task Updated')).toBeVisible();
    await expect(page.getByText('25 minutes watched')).toBeVisible();
    await page.getByRole('button', { name: 'Mark complete: Interactive playbook' }).click();
    await expect(page.getByRole('button', { name: /^Mark / })).toHaveCount(0);
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('value', String(Number(before) + 40));
  });

  test('says how it goes', async ({ page }) => {
    await page.goto('/onboarding');
    await page.getByLabel('How does your onboarding go?').fill(uniqueTitle('My buddy helps a lot'));
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(toast(page, 'Thank you for your feedback')).toBeVisible();
  });

  test('without one reads whom to ask', async ({ page }) => {
    await page.route('**/api/onboarding/mine', (route) => route.fulfill({ json: null }));
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'No onboarding workflow found' })).toBeVisible();
    await expect(page.getByText('Contact your manager to start your onboarding process')).toBeVisible();
  });

  test('is told when it cannot be had', async ({ page }) => {
    await page.route('**/api/onboarding/mine', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'Failed to fetch my onboarding' })).toBeVisible();
  });
});

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') });

  test('defines a template, revises it and retires it', async ({ page }) => {
    const name = uniqueTitle('Legal onboarding');
    await page.goto('/onboarding');
    await tab(page, 'Templates').click();
    await page.getByRole('button', { name: 'New Template' }).click();
    const form = page.getByRole('dialog', { name: 'New Template' });
    await form.getByRole('button', { name: 'Save template' }).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Tasks for managers (optional)').fill('Meet the court\n\nRead the contracts');
    await form.getByRole('button', { name: 'Save template' }).click();
    await expect(toast(page, 'Template defined')).toBeVisible();
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(item.getByText('Read the contracts')).toBeVisible();

    await page.getByRole('button', { name: `Revise ${name}` }).click();
    const revise = page.getByRole('dialog', { name: 'Revise Template' });
    await revise.getByLabel('Further tasks for everybody (optional)').fill('Get a robe');
    await revise.getByRole('button', { name: 'Save template' }).click();
    await expect(item.getByText('Get a robe')).toBeVisible();

    await page.getByRole('button', { name: `Retire ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire', exact: true }).click();
    await expect(item.getByText('Retired', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `History of ${name}` }).click();
    await expect(page.getByText(/retired the template\./)).toBeVisible();
  });
});
