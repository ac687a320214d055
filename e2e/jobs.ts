import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPath, type Role } from '@annals/contracts/kernel/roles';
import { chromium, type Page } from '@playwright/test';
import { ADDRESS, emailOf, PASSWORD, SIGNS_IN_AS } from './demo-company';
import { Hand } from './hand';
import { JOBS, type Job } from './job-list';

/**
 * Does what people come for, each job from the screen that they start at, and writes how many clicks and fields it takes into `docs/jobs.md`. It needs a
 * running product with a fresh demo company: `ANNALS_URL=http://localhost:3000 npm run jobs`. `CHROMIUM_PATH`: a browser other than Playwright's.
 */
const OUTPUT = join(import.meta.dirname, '..', 'docs/jobs.md');

const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const only = process.argv.slice(2);
const rows: string[] = [];
const failed: string[] = [];
for (const [index, job] of JOBS.entries()) {
  if (only.length > 0 && !only.includes(String(index + 1))) continue;
  const { clicks, fields, problem } = await done(job);
  if (problem !== undefined) failed.push(`${String(index + 1)}. ${job.does}: ${problem}`);
  rows.push(
    `| ${String(index + 1)} | ${job.role} | ${job.does} | ${String(clicks)} | ${String(fields)} | ${problem === undefined ? 'done' : 'not done'} |`,
  );
  process.stdout.write(`${rows.at(-1) ?? ''}\n`);
}
await browser.close();
if (failed.length > 0) {
  process.stderr.write(`${failed.join('\n\n')}\n`);
  process.exitCode = 1;
} else if (only.length === 0) {
  writeFileSync(OUTPUT, documentOf(rows));
  execFileSync('npx', ['oxfmt', OUTPUT]);
}

async function done(job: Job): Promise<{ clicks: number; fields: number; problem?: string }> {
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const hand = new Hand(page);
  try {
    await startAs(page, job.role);
    await job.do(hand);
    return { clicks: hand.clicks, fields: hand.fields };
  } catch (error) {
    await page.screenshot({ path: join(import.meta.dirname, 'test-results', 'job.png') });
    return { clicks: hand.clicks, fields: hand.fields, problem: String(error) };
  } finally {
    await context.close();
  }
}

/** Where somebody starts after signing in, without the reminder that may open there once. */
async function startAs(page: Page, role: Role): Promise<void> {
  await page.request.post('/api/auth/login', {
    data: { email: emailOf(role), password: PASSWORD, role: SIGNS_IN_AS[role] },
  });
  await page.goto(landingPath(role));
  await page.waitForLoadState('networkidle');
  const dismiss = page.getByRole('dialog').getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
}

function documentOf(lines: readonly string[]): string {
  return `# What people come for, in clicks

Twenty-seven jobs, each from the screen that its person starts at after signing in, done in a browser with a pointer on a window of 1440 pixels. A click is a click or a key that opens something; a field is one that is filled in or
chosen from. \`npm run jobs\` does them again and writes this page; it ends with an error when one cannot be done.

|  | who | job | clicks | fields | |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
