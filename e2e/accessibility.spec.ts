import type { Role } from '@annals/contracts/kernel/roles';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectAccessibleInBothThemes } from './accessible';
import { sessionOf } from './demo-company';
import { scheduleAndOpen } from './meeting-steps';
import { test } from './one-page';
import { uniqueTitle } from './unique-title';

interface Look {
  readonly name: string;
  readonly path: string;
  /** Something that is there once the screen is full. */
  readonly full: (page: Page) => ReturnType<Page['locator']>;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const itemIn = (name: string) => (page: Page) =>
  page.getByRole('region', { name }).getByRole('listitem').last();

const PUBLIC: readonly Look[] = [
  { name: 'landing', path: '/landing', full: heading('Transform Your Organization') },
  { name: 'sign-in', path: '/login', full: heading('Demo accounts') },
  { name: 'forgot password', path: '/forgot-password', full: heading('Forgot your password?') },
  { name: 'reset password', path: '/reset-password?token=x', full: heading('Set a new password') },
  { name: 'invitation', path: '/welcome?token=x', full: heading('This invitation does not work') },
  { name: 'not found', path: '/nowhere', full: heading('404 Page Not Found') },
];
const SIGNED_IN: Readonly<Partial<Record<Role, readonly Look[]>>> = {
  manager: [
    { name: 'overview', path: '/', full: heading('Next up') },
    { name: 'meetings', path: '/meetings', full: (page) => page.getByRole('listitem').last() },
    {
      name: 'week of meetings',
      path: '/meetings?week=',
      full: (page) =>
        page.getByRole('region', { name: '1:1s of a week' }).getByRole('heading', { level: 3 }).first(),
    },
    { name: 'schedule form', path: '/meetings?schedule=', full: dialog('Schedule New 1:1 Meeting') },
    { name: 'performance timeline', path: '/performance', full: (page) => page.getByRole('article').last() },
    { name: 'add entry', path: '/performance?add', full: dialog('Add Performance Entry') },
    {
      name: 'career milestones',
      path: '/performance?tab=milestones',
      full: (page) => page.getByRole('heading', { level: 3 }).last(),
    },
    {
      name: 'plan milestone',
      path: '/performance?tab=milestones&plan',
      full: dialog('Plan a career milestone'),
    },
    {
      name: 'performance analytics',
      path: '/performance?tab=analytics',
      full: (page) => page.getByRole('img', { name: /^Chart/ }).last(),
    },
    { name: 'notifications', path: '/notifications', full: (page) => page.getByRole('listitem').last() },
    { name: 'profile', path: '/settings', full: (page) => page.getByLabel('First name') },
    { name: 'password', path: '/settings/password', full: heading('Change your password') },
    {
      name: 'notification choices',
      path: '/settings/notifications',
      full: (page) => page.getByRole('table'),
    },
    { name: 'appearance', path: '/settings/appearance', full: heading('Theme') },
    { name: 'devices', path: '/settings/devices', full: (page) => page.getByText('This device') },
    { name: 'pulse checks', path: '/wellbeing', full: itemIn('Team Pulse Checks') },
    { name: 'pain points', path: '/pain-points', full: itemIn('Team Pain Points') },
    { name: 'pain point form', path: '/pain-points?report=', full: dialog('Report New Pain Point') },
    { name: '360 reviews', path: '/reviews-360', full: (page) => page.getByRole('progressbar').last() },
    { name: '360 start form', path: '/reviews-360?start=', full: dialog('Start 360 Review') },
    {
      name: '360 pending feedback',
      path: '/reviews-360?tab=pending',
      full: itemIn('Pending Feedback'),
    },
    {
      name: '360 completed',
      path: '/reviews-360?tab=completed',
      full: (page) => page.getByRole('link', { name: /^View Results/ }).last(),
    },
    {
      name: '360 analytics',
      path: '/reviews-360?tab=analytics',
      full: (page) => page.getByText('Participation'),
    },
    { name: 'insights', path: '/ai-insights', full: (page) => page.getByRole('article').last() },
    { name: 'onboarding', path: '/onboarding', full: (page) => page.getByRole('progressbar').first() },
    {
      name: 'team to bring on board',
      path: '/onboarding?tab=team',
      full: (page) => page.getByRole('progressbar').first(),
    },
    { name: 'onboarding templates', path: '/onboarding?tab=templates', full: heading('Standard onboarding') },
    { name: 'time off', path: '/time-off', full: itemIn('Your requests') },
    { name: 'team’s time off', path: '/time-off?tab=team', full: itemIn('Requests of your team') },
    { name: 'calendar of time off', path: '/time-off?tab=calendar', full: heading('Away in') },
    { name: 'time off form', path: '/time-off?request=', full: dialog('Request Time Off') },
    {
      name: 'calendar feeds',
      path: '/settings/calendar',
      full: (page) => page.getByRole('heading', { name: 'Calendar feed', exact: true }),
    },
    { name: 'recognition', path: '/recognition', full: itemIn('Recognition Feed') },
    { name: 'points', path: '/recognition?tab=points', full: itemIn('Recent Transactions') },
    { name: 'leaderboard', path: '/recognition?tab=leaderboard', full: itemIn('Most Points to Redeem') },
    {
      name: 'organizational milestones',
      path: '/recognition?tab=milestones',
      full: itemIn('Organizational Milestones'),
    },
    {
      name: 'recognition categories',
      path: '/recognition?tab=categories',
      full: itemIn('Recognition Categories'),
    },
    { name: 'nomination form', path: '/recognition?nominate=', full: dialog('Nominate Someone') },
    { name: 'not for the role', path: '/admin', full: heading('Not for your role') },
  ],
  employee: [
    { name: 'own onboarding', path: '/onboarding', full: heading('Your progress') },
    { name: 'pulse check form', path: '/wellbeing?new=', full: dialog('Wellbeing Check-in') },
  ],
  leader: [{ name: 'leadership cohorts', path: '/cohorts', full: itemIn('Cohorts') }],
  admin: [
    { name: 'administration', path: '/admin', full: (page) => page.getByRole('table') },
    { name: 'imports', path: '/admin/imports', full: (page) => page.getByLabel('Or paste the list') },
    {
      name: 'organization analytics',
      path: '/admin/organization',
      full: (page) => page.getByRole('group', { name: 'By department' }),
    },
    {
      name: 'e-mails',
      path: '/admin/emails',
      full: (page) => page.getByRole('heading', { name: 'E-mails', exact: true }),
    },
    {
      name: 'identity providers',
      path: '/admin/sign-in',
      full: heading('People sign in with their passwords'),
    },
    {
      name: 'what happened by itself',
      path: '/admin/automation',
      full: (page) => page.getByRole('table'),
    },
    {
      name: 'operations',
      path: '/admin/operations',
      full: (page) => page.getByRole('region', { name: 'Backlog' }).getByRole('table'),
    },
    {
      name: 'tokens',
      path: '/admin/tokens',
      full: (page) => page.getByRole('heading', { name: 'Tokens', exact: true }),
    },
    {
      name: 'erasures',
      path: '/admin/privacy',
      full: heading('Erasures and legal holds'),
    },
    {
      name: 'rules of ALEX',
      path: '/admin/catalogues/alex-rules',
      full: (page) => page.getByRole('table'),
    },
    {
      name: 'language model',
      path: '/admin/catalogues/language-model',
      full: heading('Sent and received'),
    },
    {
      name: 'catalogue of tiers',
      path: '/admin/catalogues/reward-tiers',
      full: itemIn('Reward Tiers'),
    },
    {
      name: 'catalogue of milestones',
      path: '/admin/catalogues/organizational-milestones',
      full: itemIn('Organizational Milestones'),
    },
    { name: 'time-off policy', path: '/admin/catalogues/time-off', full: (page) => page.getByRole('table') },
  ],
  auditor: [
    {
      name: 'event log',
      path: '/audit?feature=meeting',
      full: (page) => page.getByRole('toolbar', { name: 'Events over time' }),
    },
    { name: 'lists as of', path: '/audit/as-of?feature=painPoint', full: (page) => page.getByRole('table') },
    { name: 'draw a sample', path: '/audit/samples?draw=', full: dialog('Draw a sample') },
    { name: 'own data', path: '/settings/data-access', full: heading('Who looked at your data') },
    {
      name: 'evidence',
      path: '/audit/evidence',
      full: (page) => page.getByText('Newest checkpoint'),
    },
  ],
};

test.describe('everyone', () => {
  for (const { name, path, full } of PUBLIC)
    test(name, async ({ page }) => {
      await page.goto(path);
      await expect(full(page)).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
});

for (const [role, looks] of Object.entries(SIGNED_IN))
  test.describe(role, () => {
    for (const { name, path, full } of looks)
      test(name, async ({ visit }) => {
        const page = await visit(role as Role, path);
        await expect(full(page)).toBeVisible();
        await expectAccessibleEverywhere(page);
      });
  });

test.describe('the navigation on a phone', () => {
  test.use({
    storageState: sessionOf('manager'),
    viewport: { width: 390, height: 844 },
  });

  test('opens as a drawer, leads on, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await button.click();
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: '1:1 Meetings' }).click();
    await expect(page).toHaveURL('/meetings');
    await expect(drawer).toBeHidden();
  });
});

test.describe('operations on a phone', () => {
  test.use({ storageState: sessionOf('admin'), viewport: { width: 390, height: 844 } });

  test('with all their parts unfolded', async ({ page }) => {
    await page.goto('/admin/operations');
    for (const part of ['The seal of the log', 'Jobs', 'Workers', 'Projections']) {
      await page.getByRole('button', { name: part, exact: true }).click();
      await expect(page.getByRole('region', { name: part }).locator('dl, table').first()).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('a meeting and what opens over it', () => {
  test.use({ storageState: sessionOf('manager') });

  test('on both sizes, in both themes', async ({ page }) => {
    await scheduleAndOpen(page, uniqueTitle('Accessible'));
    const agenda = page.getByRole('region', { name: 'Agenda' });
    await agenda.getByLabel('Add to the agenda').fill('Workload');
    await agenda.getByRole('button', { name: 'Add' }).click();
    await expect(agenda.getByRole('checkbox', { name: /Workload/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notifications = page.getByRole('region', { name: 'Notifications', exact: true });
    await expect(notifications.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('a skip-level meeting', () => {
  test.use({ storageState: sessionOf('employee') });

  test('its reminder on both sizes, in both themes', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('dialog', { name: 'Skip-level meeting ahead' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('its own view on both sizes, in both themes', async ({ page }) => {
    await page.goto('/meetings');
    await page.getByRole('region', { name: 'Skip-level meetings' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Briefing by ALEX' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('a person in the administration and what opens over them', () => {
  test.use({ storageState: sessionOf('admin') });

  test('on both sizes, in both themes', async ({ page }) => {
    await page.goto('/admin/people?search=manager@annals.example');
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessibleEverywhere(page);
    for (const action of ['Change manager', 'Change position', 'Record departure']) {
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test.describe('the details of an onboarding', () => {
  test.use({ storageState: sessionOf('manager') });

  test('on both sizes, in both themes', async ({ page }) => {
    await page.goto('/onboarding');
    await page
      .getByRole('button', { name: /^View details of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'History' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('a 360 review, its form and its results', () => {
  test.use({ storageState: sessionOf('manager') });

  test('on both sizes, in both themes', async ({ page }) => {
    await page.goto('/reviews-360');
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto('/reviews-360?tab=pending');
    await page
      .getByRole('link', { name: /^Provide Feedback/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto('/reviews-360?tab=completed');
    await page
      .getByRole('link', { name: /^View Results/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'What was written' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('a leadership cohort', () => {
  test.use({ storageState: sessionOf('leader') });

  test('its own view and its forms on both sizes, in both themes', async ({ page }) => {
    await page.goto('/cohorts');
    await page.getByRole('link', { name: /^Coaching for leaders, (?!Executive)/ }).click();
    const assess = page.getByRole('button', { name: /^Record assessment of/ }).first();
    await expect(assess).toBeVisible();
    await expectAccessibleEverywhere(page);
    for (const open of [assess, page.getByRole('button', { name: 'Change' })]) {
      await open.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
    }
  });
});
