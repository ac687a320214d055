import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PROGRAM } from './build.mjs';
import { ROOT } from './run.mjs';

const STARTS_WITHIN_MS = 120_000;

/** Runs the built product with the demo company on an empty data folder and a free port while `use` has its address. */
export async function withProduct(use) {
  const data = mkdtempSync(join(tmpdir(), 'annals-product-'));
  const child = spawn(process.execPath, [DEMO_PROGRAM], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      ANNALS_DATA: data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      DATABASE_URL: '',
      TZ: 'UTC',
      // Nobody answers there: its switch is looked at, and everything works without an answer.
      ANNALS_MODEL_URL: 'http://127.0.0.1:9/v1',
      ANNALS_MODEL_NAME: 'small-instruct',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  try {
    return await use(await addressOf(child));
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Waits for the line in which the product tells its address. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error('The product did not start in time.')),
      STARTS_WITHIN_MS,
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /running at (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timeout);
      resolve(address);
    });
    child.on('exit', () => {
      clearTimeout(timeout);
      reject(new Error(`The product ended before it was ready:\n${output}`));
    });
  });
}
