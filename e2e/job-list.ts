import type { Role } from '@annals/contracts/kernel/roles';
import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';
import { daysFromNow, toast } from './meeting-steps';

/** Something that somebody comes for, from the screen they start at to the sight of its being done. */
export interface Job {
  readonly role: Role;
  readonly does: string;
  readonly do: (hand: Hand) => Promise<void>;
}

const day = (days: number) => daysFromNow(days).slice(0, 10);
/** A Monday in the coming year that nothing of the demo company is on. */
const FREE_MONDAY = (() => {
  const monday = new Date(Date.now() + 150 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
  return monday.toISOString().slice(0, 10);
})();

/** The nearest comes first. */
const nextMeeting = (page: Page) =>
  page.getByRole('region', { name: 'All Meetings' }).locator('a[href^="/meetings/"]').first();

const REASON = 'A long weekend with the family';
const PROBLEM = 'The build takes an hour';
const GOAL = 'Calm in the outage';

/** In the order in which they are done: some go on from what an earlier one did. */
export const JOBS: readonly Job[] = [
  {
    role: 'employee',
    does: 'Answer this week’s pulse check',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Pulse Check');
      await hand.click(page.getByRole('button', { name: 'New Pulse Check' }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('Overall Wellbeing'), '8');
      await hand.click(dialog.getByRole('button', { name: 'Submit Check-in' }));
      await expect(toast(page, 'Wellbeing check-in completed successfully')).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Request a day off',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Time Off');
      await hand.click(page.getByRole('button', { name: 'Request Time Off' }));
      const dialog = page.getByRole('dialog');
      await hand.choose(dialog.getByLabel('Type'), 'Vacation');
      await hand.fill(dialog.getByLabel('Start Date'), FREE_MONDAY);
      await hand.fill(dialog.getByLabel('End Date'), FREE_MONDAY);
      await hand.fill(dialog.getByLabel('Reason'), REASON);
      await hand.click(dialog.getByRole('button', { name: 'Submit Request' }));
      await expect(page.getByRole('listitem').filter({ hasText: REASON })).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'See how many vacation days remain, and why',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Time Off');
      await hand.click(page.getByRole('button', { name: 'Show ledger: Vacation' }));
      await expect(page.getByText('Allowance of the year')).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Report a pain point',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Pain Points');
      await hand.click(page.getByRole('button', { name: 'Report Pain Point' }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('Issue Title'), PROBLEM);
      await hand.fill(
        dialog.getByLabel('Detailed Description'),
        'Everybody waits for it several times a day.',
      );
      await hand.choose(dialog.getByLabel('Category'), { index: 1 });
      await hand.choose(dialog.getByLabel('Priority Level'), 'high');
      await hand.choose(dialog.getByLabel('How Often Does This Occur?'), 'daily');
      await hand.click(dialog.getByRole('button', { name: 'Report Pain Point' }));
      await expect(page.getByRole('listitem').filter({ hasText: PROBLEM })).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Nominate a colleague for recognition',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Recognition');
      await hand.click(page.getByRole('button', { name: 'Nominate Someone' }));
      const dialog = page.getByRole('dialog');
      await hand.choosePerson(
        dialog.getByRole('combobox', { name: 'Recipient', exact: true }),
        'e',
        /Engineer|Designer|Analyst/,
      );
      await hand.choose(dialog.getByLabel('Category'), { index: 1 });
      await hand.fill(dialog.getByLabel('Title'), GOAL);
      await hand.fill(
        dialog.getByLabel('Description'),
        'Kept everyone informed, and wrote down what we learned.',
      );
      await hand.click(dialog.getByRole('button', { name: 'Submit Recognition' }));
      await expect(toast(page, 'Recognition Submitted')).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Put something on the agenda of the next 1:1',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('1:1 Meetings');
      await hand.click(nextMeeting(page));
      const agenda = page.getByRole('region', { name: 'Agenda' });
      await hand.fill(agenda.getByLabel('Add to the agenda'), 'My next project');
      await hand.click(agenda.getByRole('button', { name: 'Add' }));
      await expect(agenda.getByText('My next project')).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Give the 360° feedback that is waited for',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('360 Reviews');
      await hand.click(page.getByRole('tab', { name: /^Pending/ }));
      await hand.click(page.getByRole('link', { name: 'Provide Feedback' }));
      await expect(page.getByRole('radiogroup').first()).toBeVisible();
      for (const group of await page.getByRole('radiogroup').all())
        await hand.click(group.getByText('4', { exact: true }));
      await hand.click(page.getByRole('button', { name: 'Submit Feedback' }));
      await expect(toast(page, 'Feedback submitted. Thank you.')).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'See who looked at one’s own data',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Settings');
      await hand.click(page.getByRole('link', { name: /^(Your data|Data access)/ }));
      await expect(page.getByRole('heading', { name: /looked at/i }).first()).toBeVisible();
    },
  },
  {
    role: 'employee',
    does: 'Find whom a colleague reports to',
    do: async (hand) => {
      const { page } = hand;
      await hand.press('Control+k');
      await hand.fill(page.getByRole('combobox', { name: 'Search' }), 'an');
      await hand.click(page.getByRole('option', { name: /^People/ }));
      await expect(page.getByText('Reports to')).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Schedule a 1:1 with somebody of the team',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(
        page
          .getByRole('region', { name: 'Quick Actions' })
          .getByRole('link', { name: 'Schedule 1:1 Meeting' }),
      );
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible()))
        await hand.click(page.getByRole('button', { name: 'Schedule Meeting' }));
      await hand.fill(dialog.getByLabel('Title'), 'Next steps');
      await hand.choose(dialog.getByLabel('Employee'), { index: 1 });
      await hand.fill(dialog.getByLabel('Date & Time'), `${FREE_MONDAY}T09:00`);
      await hand.click(dialog.getByRole('button', { name: 'Schedule Meeting' }));
      await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Write down who does what after a 1:1',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('1:1 Meetings');
      await hand.click(nextMeeting(page));
      await hand.click(page.getByRole('button', { name: 'Add action item' }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('What is to be done'), 'Share the draft');
      await hand.choose(dialog.getByLabel('Who does it'), { index: 1 });
      await hand.click(dialog.getByRole('button', { name: 'Add' }));
      await expect(page.getByRole('checkbox', { name: /Share the draft/ })).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Write notes of a 1:1',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('1:1 Meetings');
      await hand.click(nextMeeting(page));
      await hand.fill(
        page.getByRole('textbox', { name: /notes/i }).first(),
        'Wants to lead the next release.',
      );
      await hand.click(page.getByRole('button', { name: /^Save/ }));
      await expect(page.getByText(/saved/i).first()).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Approve a request for time off',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Time Off');
      await hand.click(page.getByRole('tab', { name: /^Team Requests/ }));
      const request = page.getByRole('listitem').filter({ hasText: REASON });
      await hand.click(request.getByRole('button', { name: /^Approve/ }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
      await expect(toast(page, 'Request Updated')).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Take up a pain point of the team',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Pain Points');
      const item = page.getByRole('listitem').filter({ hasText: PROBLEM });
      await hand.click(item.getByRole('button', { name: 'Take up' }));
      await expect(item.getByText('In progress', { exact: true })).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'See how the team is',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Pulse Check');
      await expect(page.getByText('Team Average').first()).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'See what an insight of ALEX rests on',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('ALEX Insights');
      await hand.click(page.getByText('Why am I seeing this?').or(page.locator('.insight__why summary')));
      await expect(page.locator('.insight__why[open] dl').first()).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Write down feedback about somebody',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Performance');
      await hand.click(page.getByRole('button', { name: 'Add Entry' }));
      const dialog = page.getByRole('dialog');
      await hand.choose(dialog.getByLabel('Team member'), { index: 1 });
      await hand.fill(dialog.getByLabel('Title'), GOAL);
      await hand.fill(dialog.getByLabel('Description'), 'Handled the outage calmly.');
      await hand.click(dialog.getByRole('button', { name: 'Add Entry' }));
      await expect(toast(page, 'Performance entry added successfully')).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Start the onboarding of somebody new',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Onboarding');
      await hand.click(page.getByRole('tab', { name: 'Team Members', exact: true }));
      await hand.click(page.getByRole('button', { name: /^Start Onboarding: / }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Start Onboarding' }));
      await expect(toast(page, 'Onboarding Started')).toBeVisible();
    },
  },
  {
    role: 'manager',
    does: 'Take the team report along as a file',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(
        page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: 'View Team Reports' }),
      );
      const file = page.waitForEvent('download');
      await hand.click(page.getByRole('button', { name: 'Download CSV' }));
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  {
    role: 'manager',
    does: 'Find and open a performance review',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Performance Reviews');
      await hand.click(page.getByRole('main').locator('a[href^="/performance-reviews/"]'));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    role: 'leader',
    does: 'Schedule a skip-level meeting',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('1:1 Meetings');
      await hand.click(page.getByRole('button', { name: 'Schedule skip-level meeting' }));
      const dialog = page.getByRole('dialog');
      await hand.choosePerson(dialog.getByRole('combobox', { name: 'Employee' }), 'a', /./);
      await hand.fill(dialog.getByLabel('Date & Time'), `${FREE_MONDAY}T11:00`);
      await hand.click(dialog.getByRole('button', { name: 'Schedule Meeting' }));
      await expect(toast(page, 'Meeting scheduled successfully')).toBeVisible();
    },
  },
  {
    role: 'leader',
    does: 'Plan a leadership cohort',
    do: async (hand) => {
      const { page } = hand;
      await hand.open('Leadership Cohorts');
      await hand.click(page.getByRole('button', { name: 'Plan Cohort' }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('Name'), 'First steps in leading');
      await hand.choosePerson(dialog.getByRole('combobox', { name: 'Facilitator', exact: true }), 'e', /./);
      await hand.fill(dialog.getByLabel('Learning modules'), 'Leading yourself');
      await hand.click(dialog.getByRole('button', { name: 'Plan Cohort' }));
      await expect(toast(page, 'Cohort planned successfully')).toBeVisible();
    },
  },
  {
    role: 'admin',
    does: 'Hire somebody',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: 'Hire someone' }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('First name'), 'Dorothy');
      await hand.fill(dialog.getByLabel('Last name'), 'Vaughan');
      await hand.fill(
        dialog.getByLabel('Email', { exact: true }),
        `dorothy.${String(Date.now())}@annals.example`,
      );
      await hand.fill(dialog.getByLabel('Position'), 'Analyst');
      await hand.fill(dialog.getByRole('combobox', { name: 'Department', exact: true }), 'Operation');
      await hand.click(page.getByRole('listbox', { name: 'Departments found' }).getByRole('option'));
      await hand.choosePerson(
        dialog.getByRole('combobox', { name: 'Manager', exact: true }),
        'manager@annals.example',
        /./,
      );
      await hand.click(dialog.getByRole('button', { name: 'Hire', exact: true }));
      await expect(page.getByRole('dialog').getByLabel('Link to choose a password')).toBeVisible();
    },
  },
  {
    role: 'admin',
    does: 'Correct a misspelt name',
    do: async (hand) => {
      const { page } = hand;
      await hand.fill(page.getByLabel('Search by name or email'), 'employee@annals.example');
      await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
      await hand.click(page.getByRole('rowheader').getByRole('link'));
      await hand.click(page.getByRole('button', { name: /^Correct/ }));
      const dialog = page.getByRole('dialog');
      await hand.fill(dialog.getByLabel('First name'), 'Augusta');
      const reason = dialog.getByLabel(/^(Why|Reason)/);
      if (await reason.isVisible()) await hand.fill(reason, 'Misspelt when hired');
      await hand.click(dialog.getByRole('button', { name: /^(Correct|Save)/ }));
      await expect(page.getByText(/^Augusta /).first()).toBeVisible();
    },
  },
  {
    role: 'admin',
    does: 'See whether everything runs',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Operations', exact: true }));
      await expect(page.getByText(/^(All current|\d+ \w+)$/).first()).toBeVisible();
    },
  },
  {
    role: 'auditor',
    does: 'Find who changed a record, with the values before and after',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('main').getByRole('link', { name: 'Pain point taken up' }));
      await expect(page.getByRole('region', { name: 'Data' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
    },
  },
  {
    role: 'auditor',
    does: 'Export evidence of a year of time off',
    do: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Evidence' }));
      await hand.choose(page.getByRole('combobox', { name: 'Feature' }), { label: 'Time off' });
      await hand.fill(page.getByLabel('Happened from'), `${day(-365)}T00:00`);
      const purpose = `Review ${String(Date.now())}`;
      await hand.fill(page.getByLabel('What it is for'), purpose);
      await hand.click(page.getByRole('button', { name: 'Make the bundle' }));
      const link = page
        .getByRole('row')
        .filter({ hasText: purpose })
        .getByRole('link', { name: /^Download/ });
      const file = page.waitForEvent('download');
      await hand.click(link);
      await file;
    },
  },
];
