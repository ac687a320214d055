import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH (the headless shell before the whole browser), Playwright's own, or Debian's package when run by root.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || onPath() || (await playwrightsOwn());
  if (found) return found;
  console.log('Installing Chromium for the browser tests…');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true }).catch(() => 1);
  const own = await playwrightsOwn();
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('sh', ['scripts/setup/install-package.sh', name], { quiet: true });
      if (onPath()) return onPath();
    }
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}

/** First the shell, which draws the same pages without a browser around them, and takes a quarter less of the processor. */
function onPath() {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // the next name
    }
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
