import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.annals-installed');

/** Installs the packages of package-lock.json unless exactly these are installed already. */
export async function ensureInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfLock()) return;
  console.error('Installing packages…');
  // Not `npm ci`, which begins by removing what is installed. Development packages also with NODE_ENV=production: the build needs them.
  const code = await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error(
      'The packages could not be installed. Is the npm registry reachable? `npm install` tells more.',
    );
    process.exit(code);
  }
  writeFileSync(STAMP, hashOfLock());
}

function hashOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}
