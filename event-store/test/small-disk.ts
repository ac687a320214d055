import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a test's own: a file system in memory, which takes memory only for what is written. */
export interface SmallDisk {
  /** Where it is mounted. */
  readonly directory: string;
  /** Leaves not a byte on it, whatever has become free meanwhile. */
  fill(): void;
  /** Takes away what filled it. */
  makeRoom(): void;
  /** Takes it away with all that is on it. */
  remove(): void;
}

/** Why there can be no small disk here; undefined when there can. */
export function noSmallDiskBecause(): string | undefined {
  try {
    smallDisk(1).remove();
    return undefined;
  } catch {
    return 'a file system in memory cannot be mounted here, which takes Linux and the rights of root';
  }
}

/** Mounts a disk of so many megabytes, to which everybody may write. @throws Error when that is not permitted */
export function smallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'annals-small-disk-'));
  const filling = join(directory, 'filling');
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=0777`, 'tmpfs', directory);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return {
    directory,
    fill: () => fillUp(filling),
    makeRoom: () => rmSync(filling, { force: true }),
    remove: () => {
      asRoot('umount', directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** On machines for tests, an ordinary user often may be root without being asked for a password. */
function asRoot(program: string, ...words: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync(program, words, { stdio: 'ignore' });
  else execFileSync('sudo', ['-n', program, ...words], { stdio: 'ignore' });
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    let size = 2 ** 20;
    while (size > 0) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
