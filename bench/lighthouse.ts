import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { z } from 'zod';

/**
 * Lighthouse's scores of the landing page, the dashboard and the event log. Takes the address of a running product with the demo company, and a
 * browser: `ANNALS_URL=http://localhost:3000 CHROME_PATH=/usr/bin/chromium npx tsx bench/lighthouse.ts`. Lighthouse itself comes by npx; its
 * preset for desktops simulates 40 ms per round trip and 10 Mbit/s, and does not slow the processor down.
 */
const url = process.env['ANNALS_URL'] ?? 'http://localhost:3000';
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MINIMUM = 95;
const PAGES = [
  { path: '/landing' },
  { path: '/dashboard', email: 'manager@annals.example', role: 'manager' },
  { path: '/audit', email: 'auditor@annals.example', role: 'admin' },
];

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

/** The cookies of somebody who has signed in, as a header. */
async function cookiesOf(data: { email: string; role: string }): Promise<string> {
  const visitor = await request.newContext({ baseURL: url });
  await visitor.post('/api/auth/login', { data: { ...data, password: 'annals-demo-2026' } });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function audit({ path, email, role }: (typeof PAGES)[number]): Promise<z.infer<typeof report>> {
  const signedIn =
    email === undefined || role === undefined
      ? []
      : [`--extra-headers=${JSON.stringify({ Cookie: await cookiesOf({ email, role }) })}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url + path, '--preset=desktop', '--output=json', '--quiet'],
      ...['--chrome-flags=--headless=new --no-sandbox', ...signedIn],
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

for (const page of PAGES) {
  const { categories, audits } = await audit(page);
  const scores = Object.entries(categories).map(([name, { score }]) => ({
    name,
    score: Math.round(score * 100),
  }));
  console.log(`${page.path}: ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}`);
  if (scores.some(({ score }) => score < MINIMUM)) {
    process.exitCode = 1;
    for (const { title, score, displayValue } of Object.values(audits))
      if (score !== null && score < 0.9) console.log(`  ${title} ${displayValue ?? ''}`);
  }
}
