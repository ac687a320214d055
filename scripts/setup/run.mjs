import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the checkout, its output where ours goes.
 * @returns {Promise<number>} its exit code
 */
export function run(program, parameters, { env = process.env, quiet = false } = {}) {
  const stdio = quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'];
  return ended(spawn(program, parameters, { cwd: ROOT, env, stdio }));
}

/**
 * Runs a program in the checkout and keeps its output, so that several can run at once and each be read in one piece.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runApart(program, parameters) {
  const child = spawn(program, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const code = await ended(child);
  return { code, output: Buffer.concat(chunks).toString() };
}

/** @returns {Promise<number>} the exit code of a process; 1 when a signal ended it */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
