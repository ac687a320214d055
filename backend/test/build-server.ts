import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const BUILD = `const build = await import('./scripts/setup/build.mjs'); await build.ensureServerBuilt(); await build.ensureDemoBuilt()`;

/** Builds the server, alone and with the demo company, unless it was built from exactly these sources, for the tests that start processes of their own. */
export default function setup(): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
