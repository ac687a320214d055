import { expect, type Browser, type Page } from '@playwright/test';
import { choosePerson } from './choose-person';
import { sessionOf } from './demo-company';
import { toast } from './meeting-steps';
import { uniqueTitle } from './unique-title';
import { test } from './several-people';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** The cohort of the demo’s leader, which runs; the company’s head has one of the same kind. */
const THEIRS = /^Leading without authority, (?!Executive)/;
const part = (page: Page, name: string) => page.getByRole('region', { name });

async function pageOf(browser: Browser, role: 'employee' | 'manager'): Promise<Page> {
  return (await browser.newContext({ storageState: sessionOf(role) })).newPage();
}

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}
async function whoIs(page: Page): Promise<Person> {
  return (await (await page.request.get('/api/auth/user')).json()) as Person;
}

/** Finds somebody in the form and chooses them. */
async function choose(form: ReturnType<typeof dialog>, label: string, person: Person): Promise<void> {
  await choosePerson(form, label, `${person.firstName} ${person.lastName}`.slice(0, -1));
}

test.describe('a leader', () => {
  test.use({ storageState: sessionOf('leader') });

  test('plans a cohort, runs it with a participant, and sees what came of it', async ({ page, browser }) => {
    test.slow(true, 'A cohort from its plan to its outcomes, on two screens');
    const name = uniqueTitle('Emerging leaders');
    const employee = await pageOf(browser, 'employee');
    const [me, participant] = [await whoIs(page), await whoIs(employee)];
    const fullName = `${participant.firstName} ${participant.lastName}`;

    await page.goto('/cohorts');
    await page.getByRole('button', { name: 'Plan Cohort' }).click();
    const form = dialog(page, 'Plan Leadership Cohort');
    await form.getByLabel('Max participants').fill('1');
    await form.getByRole('button', { name: 'Plan Cohort' }).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await expect(form.getByText('Please select a facilitator')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill(name);
    await choose(form, 'Facilitator', me);
    await form.getByLabel('Learning modules').fill('Leading yourself: strengths\nLeading others');
    await form.getByRole('button', { name: 'Plan Cohort' }).click();
    await expect(toast(page, 'Cohort planned successfully')).toBeVisible();

    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    await dialog(page, `Start “${name}”?`).getByRole('button', { name: 'Start' }).click();
    await expect(toast(page, 'Failed to start cohort')).toBeVisible();
    await expect(dialog(page, `Start “${name}”?`).getByText(/^Nobody is enrolled yet/)).toBeVisible();
    await dialog(page, `Start “${name}”?`).getByRole('button', { name: 'Not yet' }).click();
    await part(page, 'Participants').getByRole('button', { name: 'Enrol Participants' }).first().click();
    const enrol = dialog(page, 'Enrol Participants');
    await choose(enrol, 'Participants', participant);
    await expect(enrol.getByText('1 chosen, 1 place left in the cohort')).toBeVisible();
    // The list stays open for the next one.
    await page.keyboard.press('Escape');
    await enrol.getByRole('button', { name: 'Enrol', exact: true }).click();
    await expect(toast(page, 'Enrolled successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Every place is taken' })).toBeDisabled();

    await page.getByRole('button', { name: `Record assessment of ${fullName}` }).click();
    const assessment = dialog(page, `Assessment of ${fullName}`);
    await assessment.getByLabel('Score').fill('140');
    await assessment.getByRole('button', { name: 'Record Assessment' }).click();
    await expect(assessment.getByText('The score cannot exceed 100')).toBeVisible();
    await assessment.getByLabel('Score').fill('40');
    await assessment.getByRole('button', { name: 'Record Assessment' }).click();
    await expect(toast(page, 'Assessment recorded successfully')).toBeVisible();

    await page.getByRole('button', { name: 'Start' }).click();
    await dialog(page, `Start “${name}”?`).getByRole('button', { name: 'Start' }).click();
    await expect(toast(page, 'Cohort started successfully')).toBeVisible();

    await employee.goto('/cohorts');
    await employee.getByRole('link', { name }).click();
    for (const module of ['Leading yourself', 'Leading others']) {
      await employee.getByRole('button', { name: `Complete ${module}` }).click();
      const completing = dialog(employee, `Complete “${module}”?`);
      await completing.getByLabel('How useful was it? (optional)').selectOption('5 – very useful');
      await completing.getByRole('button', { name: 'Complete' }).click();
      await expect(employee.getByRole('button', { name: `Take ${module} up again` })).toBeVisible();
    }
    await expect(employee.getByRole('progressbar', { name: 'Your progress' })).toHaveJSProperty('value', 100);
    await expect(part(employee, 'Outcomes')).toHaveCount(0);

    await expect(page.getByText('1 of 1 completed it, useful: 5.0 of 5').first()).toBeVisible();
    await page.getByRole('button', { name: 'Complete' }).click();
    const completing = dialog(page, `Complete “${name}”?`);
    await completing.getByRole('button', { name: 'Complete' }).click();
    await expect(completing.getByText(`This is not the name. Type ${name}`)).toBeVisible();
    await completing.getByLabel(`Type ${name} to confirm`).fill(name);
    await completing.getByRole('button', { name: 'Complete' }).click();
    await expect(toast(page, 'Cohort completed successfully')).toBeVisible();
    const outcomes = part(page, 'Outcomes');
    await expect(outcomes).toContainText('100%');
    await expect(outcomes.getByText('Not yet known')).toHaveCount(2);
    await page.getByRole('button', { name: `Record assessment of ${fullName}` }).click();
    await assessment.getByLabel('Score').fill('65');
    await assessment.getByRole('button', { name: 'Record Assessment' }).click();
    await expect(outcomes).toContainText('+25.0');
    await expect(part(page, 'History')).toContainText('worked out what the cohort achieved.');
  });

  test('enrols a whole team at once, but for whom is taken out again, and withdraws them together', async ({
    page,
  }) => {
    const me = await whoIs(page);
    const answer = await page.request.post('/api/cohorts', {
      data: {
        name: uniqueTitle('A team together'),
        quarter: 'Q3-2031',
        startDate: '2031-07-01',
        endDate: '2031-09-30',
        facilitatorId: me.id,
        maxParticipants: 50,
      },
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/cohorts/${id}`);
    await part(page, 'Participants').getByRole('button', { name: 'Enrol Participants' }).first().click();
    const enrol = dialog(page, 'Enrol Participants');
    const box = enrol.getByRole('combobox', { name: 'Add a whole department or team' });
    await box.click();
    await box.fill(me.lastName);
    await enrol
      .getByRole('option', { name: `Team of ${me.firstName} ${me.lastName}` })
      .first()
      .click();
    const chosen = enrol.getByRole('button', { name: /^Remove / });
    await expect(chosen).not.toHaveCount(0);
    const all = await chosen.count();
    await chosen.first().click();
    await expect(chosen).toHaveCount(all - 1);
    await enrol.getByRole('button', { name: 'Enrol', exact: true }).click();
    await expect(toast(page, 'Enrolled successfully')).toBeVisible();
    const rows = part(page, 'Participants').getByRole('button', { name: /^Withdraw (?!selected)/ });
    await expect(rows).toHaveCount(all - 1);

    const enrolled = all - 1;
    await page.getByLabel(`Select all ${String(enrolled)}`).check();
    await page.getByRole('button', { name: 'Withdraw selected' }).click();
    const withdraw = dialog(page, `Withdraw ${String(enrolled)} participants?`);
    await withdraw.getByLabel('Reason (optional)').fill('Moved to another quarter');
    await withdraw.getByRole('button', { name: 'Withdraw' }).click();
    await expect(toast(page, `${String(enrolled)} participants withdrawn`)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Withdraw selected' })).toHaveCount(0);
  });

  test('changes what is planned, and cancels it with a reason', async ({ page }) => {
    const name = uniqueTitle('To be cancelled');
    const me = await whoIs(page);
    const answer = await page.request.post('/api/cohorts', {
      data: {
        name,
        quarter: 'Q3-2031',
        startDate: '2031-07-01',
        endDate: '2031-09-30',
        facilitatorId: me.id,
      },
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/cohorts/${id}`);
    await page.getByRole('button', { name: 'Change' }).click();
    const form = dialog(page, 'Change Cohort');
    await form.getByLabel('End date').fill('2031-06-01');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('The cohort must end after it starts.')).toBeVisible();
    await form.getByLabel('End date').fill('2031-12-15');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Cohort updated successfully')).toBeVisible();
    await expect(page.getByText(/Dec 15, 2031/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel cohort' }).click();
    const cancel = dialog(page, `Cancel “${name}”?`);
    await cancel.getByLabel(`Type ${name} to confirm`).fill(name);
    await cancel.getByLabel('Reason (optional)').fill('No budget');
    await cancel.getByRole('button', { name: 'Cancel cohort' }).click();
    await expect(page.getByText('Cancelled: No budget')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
  });
});

test.describe('a participant', () => {
  test.use({ storageState: sessionOf('employee') });

  test('finds their cohort with their own progress, and of the others the names', async ({ page }) => {
    await page.goto('/cohorts');
    await expect(page.getByRole('button', { name: 'Plan Cohort' })).toHaveCount(0);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: THEIRS }) });
    await expect(item.getByText('You take part')).toBeVisible();
    await item.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Also taking part' })).toBeVisible();
    await expect(part(page, 'Participants').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0);
  });

  test('is told when a cohort is not theirs, and can try again when the list fails', async ({ page }) => {
    await page.goto('/cohorts/00000000-0000-4000-8000-000000000001');
    await expect(page.getByRole('heading', { name: 'This cohort is not here' })).toBeVisible();
    await page.route('**/api/cohorts*', (route) => route.abort(), { times: 1 });
    await page.goto('/cohorts');
    await expect(page.getByText('The cohorts could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: THEIRS })).toBeVisible();
  });
});

test.describe('a facilitator', () => {
  test.use({ storageState: sessionOf('manager') });

  test('sees how far everybody is, and records an assessment', async ({ page }) => {
    await page.goto('/cohorts');
    await page.getByRole('link', { name: THEIRS }).click();
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
    await expect(part(page, 'Participants').getByRole('row')).not.toHaveCount(1);
  });
});
