import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const TEST_ROOMS = ['contracts', 'event-store', 'projections', 'backend'];

/**
 * What a change concerns: the files that differ from `main` and are still there, the commit at which `main` was left, and of the tests that start the product or
 * a browser those that bear the name of a changed feature, were changed themselves, or import a changed file.
 */
export function whatChanged() {
  const since = ['main', 'origin/main'].map(leftAt).find((commit) => commit !== undefined) ?? 'HEAD';
  const files = lines('diff', '--name-only', '--diff-filter=d', since).concat(
    lines('ls-files', '--others', '--exclude-standard'),
  );
  const features = new Set(files.flatMap((file) => /\/features\/([^/]+)\//.exec(file)?.[1] ?? []));
  const concerned = (test) =>
    files.includes(test) ||
    [...features].some((feature) => isNamedAfter(test, feature)) ||
    importsOf(test).some((imported) => files.includes(imported));
  const tests = lines('ls-files', ...TEST_ROOMS.map((room) => `${room}/test`), 'e2e').concat(files);
  const [integration, browser] = [/\/test\/.*\.test\.ts$/, /^e2e\/[^/]+\.spec\.ts$/].map((kind) =>
    [...new Set(tests)].filter((file) => kind.test(file) && existsSync(join(ROOT, file)) && concerned(file)),
  );
  return { since, files, integration, browser };
}

/** Of the feature `meetings`: `meetings.test.ts` and `meetings-of-many.test.ts`. */
function isNamedAfter(test, feature) {
  return basename(test).startsWith(`${feature}.`) || basename(test).startsWith(`${feature}-`);
}

/** The files of the project that a file names in its imports. */
function importsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/from '(?<what>[^']+)'/g)].flatMap(({ groups: { what } }) => {
    const path = what.startsWith('.')
      ? relative(ROOT, join(ROOT, dirname(file), what))
      : /^@annals\/(?<room>[^/]+)\/(?<rest>.+)$/.exec(what)?.slice(1, 3).join('/src/');
    return path === undefined ? [] : [`${path}.ts`, `${path}.tsx`];
  });
}

function leftAt(branch) {
  try {
    return git('merge-base', 'HEAD', branch).trim();
  } catch {
    return undefined;
  }
}

function lines(...parameters) {
  return git(...parameters)
    .split('\n')
    .filter((line) => line !== '');
}

function git(...parameters) {
  return execFileSync('git', parameters, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
