import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const BUILD = `await (await import('./scripts/setup/build.mjs')).ensureServerBuilt()`;

/** Builds the server unless it was built from exactly these sources, for the tests that start processes of their own. */
export default function setup(): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
