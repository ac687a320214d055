import { expect, test } from '@playwright/test';
import { emailOf, PASSWORD } from './demo-company';
import { toast } from './meeting-steps';

test.describe('the landing page', () => {
  test('says what the specification quotes', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transform Your Organization with AI-Powered Leadership',
    );
    for (const title of ['See the product in Action', 'Real Teams, Real Results'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const cards = [
      ...['Team Management', 'AI-Powered Insights', 'Wellbeing Tracking', 'Performance Analytics'],
      ...['Smart Automation', 'Complete Visibility', 'Measurable Results'],
      ...['Manager Dashboard', 'Pulse Check System', '360° Review System'],
      ...['Smart Analytics', 'Meeting Management', 'Recognition & Rewards'],
    ];
    for (const card of cards)
      await expect(page.getByRole('heading', { level: 3, name: card, exact: true })).toBeVisible();
    await expect(page.getByText('Platform Status: Operational')).toBeVisible();
    await expect(page.getByText('© 2025')).toBeVisible();
  });

  test('names its first picture in the head of the page, in the theme of the visitor', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const picture = page.waitForRequest((request) =>
      /\/assets\/history-dark-[^/]+\.webp$/.test(request.url()),
    );
    await page.goto('/landing');
    const address = new URL((await picture).url()).pathname;
    await expect(page.locator(`link[rel="preload"][as="image"][href="${address}"]`)).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'The history of a 1:1' })).toHaveAttribute('src', address);
    expect(await (await page.request.get('/login')).text()).not.toContain('as="image"');
  });

  test('sends every call to action to the sign-in address', async ({ page }) => {
    await page.goto('/landing');
    for (const name of ['Sign In', 'Get Started Today', 'Start Your Journey', 'Get Started'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/api/login');
    await page.getByRole('link', { name: 'Get Started Today' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Sign in to Annals' })).toBeVisible();
  });

  test('has a section behind every link of the footer', async ({ page }) => {
    await page.goto('/landing');
    const footer = page.getByRole('contentinfo');
    for (const section of ['features', 'demo', 'pricing', 'documentation', 'support', 'blog', 'contact']) {
      await footer.getByRole('link', { name: new RegExp(`^${section}$`, 'i') }).click();
      await expect(page).toHaveURL(new RegExp(`#${section}$`));
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });

  test('sends what was packed when it was built', async ({ page }) => {
    const answered = page.waitForResponse((answer) => /\/assets\/base-[^/]+\.js$/.test(answer.url()));
    await page.goto('/landing');
    for (const encoding of ['br', 'gzip']) {
      const packed = await page.request.get((await answered).url(), {
        headers: { 'accept-encoding': encoding },
      });
      expect(packed.headers()['content-encoding']).toBe(encoding);
      expect(packed.headers()['cache-control']).toContain('immutable');
    }
  });

  test('loads less than 60 KB of JavaScript, and none of the application', async ({ browser }) => {
    // A browser that has kept nothing: what it has need not be loaded.
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/landing', { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(60_000);
    await visitor.close();
  });
});

test.describe('the sign-in screen', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('says under the fields what is wrong, and goes to the first of them', async ({ page }) => {
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('shows and hides the password', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('describes the chosen role', async ({ page }) => {
    await expect(page.getByRole('radio', { name: 'Employee' })).toBeChecked();
    await page.getByRole('group', { name: 'Role' }).getByText('Administrator').click();
    await expect(page.getByRole('radio', { name: 'Administrator' })).toBeChecked();
    await expect(page.getByText(/people directory/)).toBeVisible();
  });

  test('refuses a stranger with a toast', async ({ page }) => {
    await page.getByLabel('Email').fill('stranger@annals.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    // The answer is held back for as long as it takes to see the pending button.
    let answerNow = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answerNow = resolve));
    await page.route('**/api/auth/login', async (route) => {
      await mayAnswer;
      await route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'urn:annals:problem:sign-in.refused',
          title: 'Unauthorized',
          status: 401,
          detail: 'Invalid credentials. Please try again.',
        }),
      });
    });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    answerNow();
    await expect(toast(page, 'Login Failed')).toBeVisible();
    await expect(toast(page, 'Invalid credentials. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  });

  test('fills the form from the demo accounts, signs in, and comes back to the wanted page', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/meetings?status=any');
    await expect(page).toHaveURL('/login?returnTo=%2Fmeetings%3Fstatus%3Dany');
    const demo = page.getByRole('region', { name: 'Demo accounts' });
    await demo.getByRole('button', { name: emailOf('manager') }).click();
    await expect(page.getByLabel('Email')).toHaveValue(emailOf('manager'));
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expect(page.getByRole('radio', { name: 'Manager' })).toBeChecked();
    // The words are there for a moment only: the page's clock is held until they were read.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(toast(page, 'Login Successful')).toBeVisible();
    await expect(toast(page, 'You are logged in as Manager.')).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL('/meetings?status=any');
    await expect(page.getByRole('heading', { level: 1, name: '1:1 Meetings' })).toBeVisible();
  });
});

test('a visitor at an unknown path finds the not-found page', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
