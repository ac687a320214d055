// `npm test`: sets everything up, then lint with types, rooms, unused code, unit, integration, security, fault and browser tests, and the sum at the end.
// `npm test -- unit` runs one part, `npm test -- path/to/file.test.ts` one file, `npm test -- changed` what the changes since `main` concern.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import keepTemporaryFilesInMemory from './setup/in-memory.mjs';
import { whatChanged } from './setup/changed.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT, run, runApart } from './setup/run.mjs';
import { partOf, wantedTests } from './setup/wanted-tests.mjs';

requireNode();
process.chdir(ROOT);
const { refused, changed, parts: wantedParts, files: wantedFiles } = wantedTests(process.argv.slice(2));
if (refused !== undefined) {
  console.error(refused);
  process.exit(2);
}
await ensureInstalled();
// Unit tests read nothing that is built; who runs one file of them does not wait for it.
if (changed || wantedParts.length > 0 || wantedFiles.some((file) => partOf(file) !== 'unit'))
  await ensureBuilt();

keepTemporaryFilesInMemory();
// The type check is a Go program that ends within seconds: a fifth of its time would go into collecting what it holds until then.
process.env.GOGC ??= '400';
const reports = mkdtempSync(join(tmpdir(), 'annals-reports-'));
const sum = { passed: 0, failed: 0 };
const failures = [];
const wanted = (name) => wantedParts.includes(name);

if (changed) await runWhatChanged();
else {
  await runParts();
  await runFiles(wantedFiles);
}

rmSync(reports, { recursive: true, force: true });
// Once more at the end: whoever reads only the last lines of a long output finds them too.
for (const { what, why } of failures) console.log(`\n✗ ${what}\n${why}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function runParts() {
  // What waits half of the time runs beside everything that computes: the tests of faults, shown in one piece at their end, and the product that is filled for the browser tests.
  const readied = wanted('browser') ? readyBrowserTests() : undefined;
  // Why it failed is told where it is waited for.
  readied?.catch(() => undefined);
  await Promise.all([
    runVitest(['faults'].filter(wanted), [], runInOnePiece),
    inTurn(['lint', 'rooms', 'unused'])
      .then(() => runVitest(['unit'].filter(wanted)))
      .then(() => runVitest(['integration', 'security'].filter(wanted))),
  ]);
  // Each has a product of its own: they run side by side, and what one dismisses the others still find.
  if (readied) await runBrowserTests(readied, [['accessibility'], ['screens-beside'], ['screens']]);
}

/** What the files that differ from `main` concern, for while one works; before a change lands, everything runs. */
async function runWhatChanged() {
  const { since, files, integration, browser } = whatChanged();
  const code = files.filter((file) => /\.(?:ts|tsx|js|mjs|cjs)$/.test(file));
  await Promise.all([
    (async () => {
      if (code.length > 0) await runCheck('lint', ['npx', 'oxlint']);
      await runCheck('format', ['npx', 'oxfmt', '--check']);
    })(),
    (async () => {
      await runVitest(['unit'], ['--changed', since, '--passWithNoTests']);
    })(),
  ]);
  await runFiles([...integration, ...browser]);
}

/** Test files alone, each in the part it belongs to. */
async function runFiles(files) {
  // One project of Vitest after another: each has as many workers as suit it.
  for (const together of [['unit'], ['integration', 'security'], ['faults']]) {
    const ofThese = files.filter((file) => together.includes(partOf(file)));
    await runVitest([...new Set(ofThese.map(partOf))], ofThese);
  }
  const browser = files.filter((file) => partOf(file) === 'browser');
  if (browser.length > 0)
    await runBrowserTests(readyBrowserTests(), [['accessibility', 'screens-beside', 'screens']], browser);
}

function add(name, passed, failed) {
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

async function inTurn(checks) {
  for (const check of checks) if (wanted(check)) await runCheck(check);
}

/** Runs a program whose output is shown when it has ended, so that it does not mix with that of another. @returns its exit code */
async function runInOnePiece(program, parameters) {
  const { code, output } = await runApart(program, parameters);
  process.stdout.write(`\n${output}`);
  return code;
}

/** A check that has no tests of its own counts as one. */
async function runCheck(name, [program, ...parameters] = ['npm', 'run', '--silent', name]) {
  const { code, output } = await runApart(program, parameters);
  process.stdout.write(`\n— ${name}\n${output}`);
  if (code !== 0) failed(name, output);
  add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Parts in one run, with one report. @param runner `run`, or `runInOnePiece` beside something else */
async function runVitest(parts, which = [], runner = run) {
  if (parts.length === 0) return;
  const name = parts.join(', ');
  // Tests of security are those of the integration tests that are in a folder of their own.
  const projects = new Set(parts.map((part) => (part === 'security' ? 'integration' : part)));
  const narrowed = name === 'security' && which.length === 0 ? ['test/security/'] : [];
  console.log(`\n— ${name}${runner === run ? '' : ' (its output comes at its end)'}`);
  const file = join(reports, `${parts[0]}.json`);
  const code = await runner('npx', [
    'vitest',
    'run',
    ...[...projects].flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...narrowed,
    ...which,
  ]);
  const sums = new Map(parts.map((part) => [part, { passed: 0, failed: 0 }]));
  for (const { name: path, message, assertionResults } of readReport(file)?.testResults ?? []) {
    const part = partOf(path);
    const ofPart = sums.get(part) ?? sums.set(part, { passed: 0, failed: 0 }).get(part);
    if (message) failed(`${part}: ${path}`, message);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') ofPart.passed += 1;
      if (status !== 'failed') continue;
      ofPart.failed += 1;
      failed(`${part}: ${fullName} (${path})`, failureMessages.join('\n'));
    }
  }
  for (const [part, { passed, failed: missed }] of sums) add(part, passed, missed);
  // A file that could not be loaded has no failed test, and is a failure all the same.
  if (code !== 0 && ![...sums.values()].some(({ failed: missed }) => missed > 0)) add(name, 0, 1);
}

/** What the browser tests begin with: a browser, and a filled folder. */
async function readyBrowserTests() {
  const { ensureChromium } = await import('./setup/chromium.mjs');
  const { filledFolder } = await import('./setup/product.mjs');
  const [chromium, filled] = await Promise.all([ensureChromium(), filledFolder()]);
  return { chromium, filled };
}

/** Side by side, each part on a product of its own. */
async function runBrowserTests(readied, parts, files = []) {
  console.log('\n— browser');
  try {
    const begin = await readied;
    await Promise.all(parts.map((projects) => runPlaywright(projects, begin, files)));
  } catch (error) {
    console.error(error.message);
    failed('browser', error.message);
    add('browser', 0, 1);
  }
}

async function runPlaywright(projects, { chromium, filled }, files) {
  const name = projects.join(', ');
  const { withProduct } = await import('./setup/product.mjs');
  const file = join(reports, `${projects[0]}.json`);
  const onProduct = (url) =>
    run(
      'npx',
      [
        'playwright',
        'test',
        '--config=e2e/playwright.config.ts',
        ...projects.map((project) => `--project=${project}`),
        `--output=test-results/${projects[0]}`,
        '--reporter=list,json',
        ...files,
      ],
      {
        env: {
          ...process.env,
          ANNALS_URL: url,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      },
    );
  const code = await withProduct(onProduct, filled);
  const report = readReport(file);
  for (const { title, message } of unexpectedOf(report?.suites ?? [])) failed(`${name}: ${title}`, message);
  count(name, code, report?.stats.expected ?? 0, report?.stats.unexpected ?? 0);
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
