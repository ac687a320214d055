import { chromium } from '@playwright/test';
import { join } from 'node:path';
const url = 'http://localhost:4150';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const looks = process.argv.slice(2).map((one) => one.split('|'));
for (const [role, path, name, width, theme, open] of looks) {
  const context = await browser.newContext({ storageState: join(import.meta.dirname, '.cache', `${role}.json`), viewport: { width: Number(width), height: 900 }, colorScheme: theme, baseURL: url, locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(name, error.message));
  await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  if (open) for (const summary of await page.getByText(open).all()) await summary.click().catch(() => undefined);
  await page.waitForTimeout(1200);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) console.log(name, 'scrolls sideways by', wide);
  await page.screenshot({ path: `/tmp/alex-${name}.png`, fullPage: true });
  await context.close();
}
await browser.close();
