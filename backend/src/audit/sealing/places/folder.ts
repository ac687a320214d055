import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, LATEST, type Place } from './place';

/** A folder, best on another machine or on media that can only be written once: a file for each checkpoint, and the newest once more. */
export function folderPlace(directory: string): Place {
  return {
    name: 'folder',
    publish: async ({ size, note }) => {
      await mkdir(directory, { recursive: true });
      await writeWhole(join(directory, fileNameOf(size)), note);
      await writeWhole(join(directory, LATEST), note);
    },
  };
}

/** The newest checkpoint in a folder; undefined when there is none. */
export function latestIn(directory: string): string | undefined {
  const file = join(directory, LATEST);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Written beside it and moved: a reader never meets half a file. Under a name of its own, as two processes may publish the same one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.new`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
