import { defineConfig, devices } from '@playwright/test';
import { ADDRESS } from './demo-company';

const chromium = process.env['CHROMIUM_PATH'];

/** Those of accessibility change next to nothing, and come first, before a reminder is dismissed; with them what else goes through many screens. */
const ACCESSIBILITY = [
  'accessibility.spec.ts',
  'focus.spec.ts',
  'org-chart.spec.ts',
  'public.spec.ts',
  'weight.spec.ts',
];
/** Screens that are gone through on a product of their own: each of the three is busy for about as long. */
const BESIDE = [
  'meetings.spec.ts',
  'messages.spec.ts',
  'performance.spec.ts',
  'privacy.spec.ts',
  'settings.spec.ts',
  'shell.spec.ts',
  'time-off.spec.ts',
];

/** The browser tests. The server is started by the caller; ANNALS_URL says where it is. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: 'test-results',
  // One after another: they share one server and its demo company.
  workers: 1,
  retries: 0,
  // Only a busy machine takes this long. How fast screens are is measured in bench/, not here.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: ADDRESS,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    // What still moves under the pointer on a busy machine takes no click.
    contextOptions: { reducedMotion: 'reduce' },
    // Everything is cleared from test to test; a context made anew would cost a twentieth more.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: 'sessions.setup.ts' },
    {
      name: 'accessibility',
      testMatch: ACCESSIBILITY,
      dependencies: ['sign-in'],
    },
    { name: 'screens-beside', testMatch: BESIDE, dependencies: ['sign-in'] },
    {
      name: 'screens',
      testMatch: '*.spec.ts',
      testIgnore: [...ACCESSIBILITY, ...BESIDE],
      dependencies: ['sign-in'],
    },
  ],
});
