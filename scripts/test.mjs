// `npm test`: sets everything up, then types, lint, rooms, unused code, unit, integration and browser tests, and the sum at the end.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT, run, runApart } from './setup/run.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'annals-reports-'));
const sum = { passed: 0, failed: 0 };
const failures = [];
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

// Two at a time: each of these keeps one core busy.
await Promise.all([inTurn(['types', 'rooms', 'unused']), inTurn(['lint'])]);
for (const project of ['unit', 'integration']) if (wanted(project)) await runVitest(project);
if (wanted('browser')) await runBrowserTests();

rmSync(reports, { recursive: true, force: true });
// Once more at the end: whoever reads only the last lines of a long output finds them too.
for (const { what, why } of failures) console.log(`\n✗ ${what}\n${why}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

function add(name, passed, failed) {
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

async function inTurn(checks) {
  for (const check of checks) if (wanted(check)) await runCheck(check);
}

/** A check that has no tests of its own counts as one. */
async function runCheck(name) {
  const { code, output } = await runApart('npm', ['run', '--silent', name]);
  process.stdout.write(`\n— ${name}\n${output}`);
  if (code !== 0) failed(name, output);
  add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function runVitest(project) {
  console.log(`\n— ${project}`);
  const file = join(reports, `${project}.json`);
  const code = await run('npx', [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    if (message) failed(`${project}: ${name}`, message);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failed(`${project}: ${fullName} (${name})`, failureMessages.join('\n'));
  }
  count(project, code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

/** Each of the two has a product of its own: they run side by side, and what one dismisses the other still finds. */
async function runBrowserTests() {
  console.log('\n— browser');
  const { ensureChromium } = await import('./setup/chromium.mjs');
  try {
    const chromium = await ensureChromium();
    await Promise.all(['accessibility', 'screens'].map((project) => runPlaywright(project, chromium)));
  } catch (error) {
    console.error(error.message);
    failed('browser', error.message);
    add('browser', 0, 1);
  }
}

async function runPlaywright(project, chromium) {
  const { withProduct } = await import('./setup/product.mjs');
  const file = join(reports, `${project}.json`);
  const code = await withProduct((url) =>
    run(
      'npx',
      [
        'playwright',
        'test',
        '--config=e2e/playwright.config.ts',
        `--project=${project}`,
        `--output=test-results/${project}`,
        '--reporter=list,json',
      ],
      {
        env: {
          ...process.env,
          ANNALS_URL: url,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      },
    ),
  );
  const report = readReport(file);
  for (const { title, message } of unexpectedOf(report?.suites ?? []))
    failed(`${project}: ${title}`, message);
  count(project, code, report?.stats.expected ?? 0, report?.stats.unexpected ?? 0);
}

/** The tests of a Playwright report that did not end as expected. */
function unexpectedOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        title: `${title} (${file})`,
        message: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message)))
          .join('\n'),
      })),
    ...unexpectedOf(inner),
  ]);
}

function failed(what, why) {
  failures.push({ what, why });
}

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function count(name, code, passed, failed) {
  add(name, passed, code !== 0 && failed === 0 ? 1 : failed);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
