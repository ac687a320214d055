import type { Services } from '../services';
import { ArchiveWorkshop, TakenOver, type Keeping, type Workpiece } from './workshop';

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
 * @param write puts it into the workshop and records that it is made
 * @param fail records that it could not be made, and why
 * @throws what went wrong, when it is to be tried again or somebody has to look at it
 */
export async function makeArchive(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  { id, askedForAt, ...keeping }: WantedArchive,
  write: (workpiece: Workpiece) => Promise<void>,
  fail: (problem: string) => Promise<unknown>,
): Promise<void> {
  const workshop = new ArchiveWorkshop(pool);
  const workpiece = await workshop.take(id, keeping);
  if (!workpiece) return;
  try {
    await write(workpiece);
  } catch (error) {
    if (error instanceof TakenOver) return;
    if (error instanceof CannotBeMade) {
      await fail(error.message);
      return;
    }
    await workshop.giveUp(id);
    if (clock().getTime() - Date.parse(askedForAt) >= TRIED_FOR_MS)
      await fail(
        'It could not be made within a day. Ask whoever runs Annals to look into it, then ask for it again.',
      );
    throw error;
  }
}
