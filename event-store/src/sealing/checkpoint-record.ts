import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder';

/** The newest checkpoint that was signed for a log. */
export interface RecordedCheckpoint {
  /** Counts the changes of the record, from 1. */
  readonly number: number;
  readonly note: string;
}

/** Another request moved the record first: nothing may be signed on what was read before. */
export class RecordMoved extends Error {
  override readonly name = 'RecordMoved';
}

/** Changes that are kept beside the newest one. */
const KEPT = 2;
/** Refused checkpoints kept as evidence for each log. */
const MOST_REFUSED = 100;
const NUMBERED = /^(\d{16})\.txt$/;

/**
 * What a signer that is separate from the log remembers: the newest checkpoint of each log, one folder for each, one numbered file for each change.
 * A change is a file that did not exist before, written through to the disk before anybody hears of it, so that two processes on one folder
 * cannot both go on from one state.
 */
export class CheckpointRecord {
  constructor(private readonly directory: string) {}

  /** The newest checkpoint of a log; undefined when there is none. */
  latest(origin: string): RecordedCheckpoint | undefined {
    const folder = this.#folderOf(origin);
    const number = newestIn(folder);
    return number === 0 ? undefined : { number, note: readFileSync(join(folder, nameOf(number)), 'utf8') };
  }

  /**
   * Makes a checkpoint the newest of its log.
   * @param from the number of the one that it goes on from; 0 when there is none
   * @throws RecordMoved when that is no longer the newest
   */
  advance(origin: string, from: number, note: string): void {
    const folder = this.#folderOf(origin);
    makeFolder(folder, 0o700);
    syncFolder(this.directory);
    createThrough(folder, nameOf(from + 1), note);
    // A process that slept while others went on, and removed old files, may have made a file that was there before.
    if (newestIn(folder) !== from + 1) throw new RecordMoved();
    for (const number of numbersIn(folder).filter((one) => one <= from + 1 - KEPT))
      rmSync(join(folder, nameOf(number)), { force: true });
  }

  /** Keeps a signed checkpoint that does not go on from the newest one: the two together prove that the log was rewritten. */
  keepRefused(origin: string, note: string): void {
    const folder = join(this.#folderOf(origin), 'refused');
    makeFolder(folder, 0o700);
    const name = `${createHash('sha256').update(note).digest('hex')}.txt`;
    const known = readdirSync(folder);
    if (known.length < MOST_REFUSED && !known.includes(name)) writeFileSync(join(folder, name), note);
  }

  /** @throws Error when the folder cannot be written */
  check(): void {
    makeFolder(this.directory, 0o700);
    accessSync(this.directory, constants.R_OK | constants.W_OK);
  }

  #folderOf(origin: string): string {
    return join(this.directory, createHash('sha256').update(origin).digest('hex'));
  }
}

const nameOf = (number: number): string => `${String(number).padStart(16, '0')}.txt`;

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const digits = NUMBERED.exec(name)?.[1];
      return digits === undefined ? [] : [Number(digits)];
    });
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}

const newestIn = (folder: string): number => Math.max(0, ...numbersIn(folder));

/** Creates a file whole, on the disk, and only when there is none of this name. @throws RecordMoved when there is one */
function createThrough(folder: string, name: string, text: string): void {
  const unfinished = join(folder, `${name}.${String(process.pid)}.new`);
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(unfinished, join(folder, name));
  } catch (error) {
    if (isErrno(error, 'EEXIST')) throw new RecordMoved();
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(folder);
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
