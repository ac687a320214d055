import { chromium, type Browser } from '@playwright/test';

/**
 * How long it takes until the largest part of a screen is shown (LCP) on a slow connection, with nothing kept from before. Takes the address of a
 * running product with the demo company: `ANNALS_URL=http://localhost:3000 npx tsx bench/first-screen.ts`.
 */
const url = process.env['ANNALS_URL'] ?? 'http://localhost:3000';
/** "Slow 3G" of Chromium's developer tools. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The largest part has come by then. */
const SETTLED_MS = 25_000;
const SCREENS = [
  { path: '/landing' },
  { path: '/dashboard', email: 'manager@annals.example', role: 'manager' },
  { path: '/audit', email: 'auditor@annals.example', role: 'admin' },
];

async function measure(browser: Browser, { path, email, role }: (typeof SCREENS)[number]): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (email !== undefined)
    await page.request.post(`${url}/api/auth/login`, {
      data: { email, password: 'annals-demo-2026', role },
    });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.addInitScript(`
    window.largest = 0;
    new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) window.largest = startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
  `);
  await page.goto(url + path, { waitUntil: 'commit', timeout: SETTLED_MS });
  await page.waitForTimeout(SETTLED_MS);
  const largest = await page.evaluate<number>('window.largest');
  await context.close();
  return largest;
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
for (const screen of SCREENS)
  console.log(`${screen.path}: ${((await measure(browser, screen)) / 1000).toFixed(1)} s`);
await browser.close();
