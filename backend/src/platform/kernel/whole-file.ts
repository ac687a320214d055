import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@annals/event-store/make-folder';

/**
 * Writes a file that its owner alone can read, whole or not at all: beside it, through to the disk, and moved. Whatever happens in between, the file is the old
 * one or the new one, and nothing else stays.
 * @throws the error of the call that failed, with its path
 */
export function writeWhole(file: string, text: string): void {
  makeFolder(dirname(file));
  const beside = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(beside, text, { mode: 0o600, flush: true });
    renameSync(beside, file);
  } catch (error) {
    if (existsSync(beside)) rmSync(beside);
    throw error;
  }
}
