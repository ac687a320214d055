import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';
import { isPictureName, type PictureStore } from './picture-store';

/** Pictures below a folder that all processes share: a folder for each person, a file for each picture. */
export function folderStore(directory: string): PictureStore {
  return {
    place: `the folder ${directory}`,
    put: async (name, content) => {
      try {
        await putWhole(join(directory, name), content);
      } catch (error) {
        // The folder of the person went with their last picture, just now.
        if (!isMissing(error)) throw error;
        await putWhole(join(directory, name), content);
      }
    },
    get: (name) => readFile(join(directory, name)).catch(nothingThere(undefined)),
    remove: async (name) => {
      const file = join(directory, name);
      await rm(file, { force: true });
      // Only goes when it is empty.
      await rmdir(dirname(file)).catch(() => undefined);
    },
    names: async function* (person) {
      const people = person === undefined ? await readdir(directory).catch(nothingThere([])) : [person];
      for (const one of people.toSorted()) {
        const files = await readdir(join(directory, one)).catch(nothingThere([]));
        yield* files.map((file) => `${one}/${file}`).filter(isPictureName);
      }
    },
  };
}

/** Written beside it and moved: a reader never meets half a file. */
async function putWhole(file: string, content: Buffer): Promise<void> {
  makeFolder(dirname(file), 0o700);
  const unfinished = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** What is answered where there is no such file or folder; whatever else is wrong is thrown. */
function nothingThere<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (isMissing(error)) return instead;
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
