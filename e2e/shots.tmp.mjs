import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/nshots', { recursive: true });
const base = process.env.BASE ?? 'http://localhost:3610';
const [role, signInAs, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [size, viewport] of Object.entries({ d: { width: 1440, height: 900 }, p: { width: 390, height: 844 } }))
  for (const colorScheme of (process.env.THEMES ?? 'light,dark').split(',')) {
    const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'UTC', locale: 'en-US' });
    const a = await context.request.post(base + '/api/auth/login', { headers: { origin: base }, data: { email: `${role}@annals.example`, password: 'annals-demo-2026', role: signInAs } });
    if (!a.ok()) console.log(a.status(), await a.text());
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('PAGE ERROR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
    for (const one of paths) {
      const [path, click] = one.split('@@');
      await page.goto(base + path); await page.waitForTimeout(1800);
      if (click) for (const c of click.split('>>')) { await page.getByRole(c.split('=')[0], { name: c.split('=')[1] }).first().click(); await page.waitForTimeout(700); }
      const name = `/tmp/nshots/${role}${one.replace(/\W+/g, '_')}_${size}_${colorScheme}.png`;
      await page.screenshot({ path: name, fullPage: !click });
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      console.log(name, over > 0 ? `OVERFLOW ${over}` : '');
    }
    await context.close();
  }
await browser.close();
