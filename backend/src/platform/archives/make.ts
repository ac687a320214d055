import { msg } from '@annals/contracts/kernel/text';
import type { Services } from '../services/services';
import { ArchiveWriter, TakenOver, type Keeping, type Archive } from './archive-writer';

/** What keeps failing for so long is not going to be made. */
const TRIED_FOR_MS = 86_400_000;

/** The archive cannot be made, now or later; the sentence is for those who asked for it. */
export class CannotBeMade extends Error {
  override readonly name = 'CannotBeMade';
}

/** An archive that was asked for. */
export interface WantedArchive extends Keeping {
  readonly id: string;
  /** ISO time. */
  readonly askedForAt: string;
}

/**
 * Makes an archive, unless somebody is at it or it is made. Interrupted, it is made again from its beginning.
 * @param write puts it into the archive writer and records that it is made
 * @param fail records that it could not be made, and why
 * @throws what went wrong, when it is to be tried again or somebody has to look at it
 */
export async function makeArchive(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  { id, askedForAt, ...keeping }: WantedArchive,
  write: (target: Archive) => Promise<void>,
  fail: (problem: string) => Promise<unknown>,
): Promise<void> {
  const archiveWriter = new ArchiveWriter(pool);
  const target = await archiveWriter.take(id, keeping);
  if (!target) return;
  try {
    await write(target);
  } catch (error) {
    if (error instanceof TakenOver) return;
    const problem = problemOf(error, clock().getTime() - Date.parse(askedForAt));
    if (problem === undefined) await archiveWriter.putBack(id);
    else {
      await fail(problem);
      await archiveWriter.discard(id);
    }
    if (error instanceof CannotBeMade) return;
    throw error;
  }
}

/** Why it is given up; undefined as long as it is tried again. */
function problemOf(error: unknown, sinceMs: number): string | undefined {
  if (error instanceof CannotBeMade) return error.message;
  if (sinceMs < TRIED_FOR_MS) return undefined;
  return msg(
    'It could not be made within a day. Ask your Annals operator to look into it, then ask for it again.',
  );
}
