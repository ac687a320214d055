import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';

/**
 * The 32 secret bytes in a file, which is made when there is none, readable by its owner alone.
 * @throws Error when the file holds something else
 */
export function keptSeed(file: string): Buffer {
  makeFolder(dirname(file), 0o700);
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const seed = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (seed.length !== 32) throw new Error(`${file} does not hold a key: 32 bytes in base64.`);
  return seed;
}
