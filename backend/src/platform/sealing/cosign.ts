import type { Seal } from './seal';
import type { WitnessSettings } from './witnesses/ask';
import {
  collectCosignatures,
  inconsistent,
  witnessBreak,
  type Collected,
  type WhichWitnesses,
} from './witnesses/collect';

/**
 * Has the newest checkpoint cosigned. A witness that is away stops nothing; one that has cosigned another log stops sealing.
 * @returns the witnesses that could not be asked, with the reason
 * @throws SealingIsStopped
 */
export function cosignNewest(
  seal: Seal,
  witnesses: readonly WitnessSettings[],
  now: Date,
  which?: WhichWitnesses,
): Promise<Collected['failures']> {
  return seal.guarded(async () => {
    const { failures, conflicts } = await collectCosignatures(seal.store, witnesses, now, which);
    const accepted = conflicts.length > 0 ? await seal.accepted() : new Set();
    const conflict = conflicts.find((one) => !accepted.has(witnessBreak(one)));
    if (conflict) throw inconsistent(conflict, (await seal.store.newestCheckpoint())?.size ?? 0);
    return failures;
  });
}
