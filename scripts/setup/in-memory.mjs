import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, as Linux has one. */
const IN_MEMORY = '/dev/shm';

/** Several times what a whole run has there at once. */
const LEAST_BYTES = 2 * 2 ** 30;

/**
 * Puts the temporary files of this process, and of those it starts from then on, into memory, where there is room and nobody has said where
 * they are to be. Tests make and remove many thousands of small files, databases above all; on a disk each of them costs processor time.
 * What a test has to find again after a process was killed it finds there as well. They are removed when this process ends, an
 * interrupted one too. Also a `globalSetup` of Vitest.
 */
export default function keepTemporaryFilesInMemory() {
  const folder = process.env.TMPDIR ? undefined : folderInMemory();
  if (folder === undefined) return;
  // What runs as another user, such as a pooler, passes through it to what it is given.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize < LEAST_BYTES ? undefined : mkdtempSync(join(IN_MEMORY, 'annals-'));
  } catch {
    return undefined;
  }
}
