import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEMO_PROGRAM } from './build.mjs';
import { ROOT } from './run.mjs';

const STARTS_WITHIN_MS = 120_000;

/**
 * Runs the built product with the demo company on a free port while `use` has its address.
 * @param {(address: string) => Promise<number>} use
 * @param {string} [filled] a data folder to begin with a copy of, see `filledFolder`; without one the folder is empty
 * @returns {Promise<number>} what `use` gave
 */
export async function withProduct(use, filled) {
  const data = mkdtempSync(join(tmpdir(), 'annals-product-'));
  // With its owners: PostgreSQL is somebody else than root.
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, data]);
  // Its database takes any free port: that of the last start would be the same one for every copy.
  rmSync(join(data, 'postgres', 'port'), { force: true });
  const { child, ended } = startOn(data);
  try {
    return await use(await addressOf(child));
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** A data folder with the demo company and all read models, for products to begin with: a copy costs a fraction of filling. It is in the temporary files, for as long as they are kept. */
export async function filledFolder() {
  const data = mkdtempSync(join(tmpdir(), 'annals-filled-'));
  const { child, ended } = startOn(data);
  const address = await addressOf(child);
  await untilReady(`${address}/health/ready`);
  child.kill('SIGTERM');
  await ended;
  return data;
}

function startOn(data) {
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
  return { child, ended: new Promise((resolve) => child.on('exit', resolve)) };
}

/** Waits until the product says that its read models are there. */
async function untilReady(probe) {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (!(await fetch(probe)).ok) {
    if (Date.now() > end) throw new Error('The product was not ready in time.');
    await setTimeout(200);
  }
}

/** Waits for the line in which the product tells its address. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    const tooLate = AbortSignal.timeout(STARTS_WITHIN_MS);
    const giveUp = () => reject(new Error('The product did not start in time.'));
    tooLate.addEventListener('abort', giveUp, { once: true });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /running at (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      tooLate.removeEventListener('abort', giveUp);
      resolve(address);
    });
    child.on('exit', () => {
      tooLate.removeEventListener('abort', giveUp);
      reject(new Error(`The product ended before it was ready:\n${output}`));
    });
  });
}
