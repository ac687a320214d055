import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';
import { proofLines } from '@annals/event-store/sealing/add-checkpoint';
import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type { PublishedNote } from '@annals/event-store/sealing/checkpoint-check';
import {
  AnotherIsThere,
  fileNameOf,
  isSameCheckpoint,
  LATEST,
  movesForward,
  proofNameOf,
  type Place,
} from './place';

/**
 * A folder, best on another machine or on media that can only be written once: a file for each checkpoint with the proof that it goes on from the
 * one before, and the newest once more. No file is ever overwritten but `latest.txt`, and that only with a checkpoint that goes on from it.
 */
export function folderPlace(directory: string): Place {
  return {
    name: 'folder',
    newestSize: () => Promise.resolve(newestSizeIn(directory)),
    publish: async ({ size, note }, _, prove) => {
      makeFolder(directory);
      const latest = latestIn(directory);
      const isNewer = latest === undefined || (await movesForward(latest, note, prove));
      await createOnce(directory, fileNameOf(size), note);
      if (!isNewer) return;
      const from = latest === undefined ? 0 : (readableCheckpoint(latest)?.size ?? 0);
      if (from > 0) await createOnce(directory, proofNameOf(size), proofLines(from, await prove(from, size)));
      await moveLatest(directory, note);
    },
  };
}

/** The newest checkpoint in a folder; undefined when there is none. */
export function latestIn(directory: string): string | undefined {
  const file = join(directory, LATEST);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Sizes of trees: more than `after`, at most `upTo`. */
export interface SizeRange {
  readonly after: number;
  readonly upTo: number;
}

/** The published checkpoints over a range of sizes, and always the newest. @param range left out: all of them */
export function publishedInFolder(
  directory: string,
  range: SizeRange = { after: -1, upTo: Infinity },
): readonly PublishedNote[] {
  const latest = latestIn(directory);
  const numbered = sizesIn(directory)
    .filter((size) => size > range.after && size <= range.upTo)
    .map((size) => ({ size, note: readFileSync(join(directory, fileNameOf(size)), 'utf8') }));
  return [...numbered, ...(latest === undefined ? [] : [{ note: latest }])];
}

function newestSizeIn(directory: string): number | undefined {
  const latest = latestIn(directory);
  return latest === undefined ? undefined : readableCheckpoint(latest)?.size;
}

function sizesIn(directory: string): number[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => /^\d{16}\.txt$/.test(name))
    .map((name) => Number(name.slice(0, 16)));
}

/** Creates a file whole and only when there is none of this name. @throws AnotherIsThere when there is one that says something else */
async function createOnce(directory: string, name: string, text: string): Promise<void> {
  const file = join(directory, name);
  const unfinished = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(unfinished, text, { flag: 'wx' });
    await link(unfinished, file);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) {
      // File systems without links: the exclusive create is what counts.
      if (!isErrno(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error;
      await writeFile(file, text, { flag: 'wx' }).catch((again: unknown) => {
        if (!isErrno(again, 'EEXIST')) throw again;
      });
    }
    const there = await readFile(file, 'utf8');
    if (there === text || isSameCheckpoint(there, text)) return;
    if (name.endsWith('.proof.txt')) return; // a proof from another size is a proof as well
    throw new AnotherIsThere(`${name} is another checkpoint already. It was not overwritten.`);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Written beside it and moved: a reader never meets half a file. Under a name of its own, as two processes may publish the same one. */
async function moveLatest(directory: string, note: string): Promise<void> {
  const file = join(directory, LATEST);
  const unfinished = `${file}.${randomUUID()}.new`;
  await writeFile(unfinished, note);
  await rename(unfinished, file);
}

function isErrno(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
