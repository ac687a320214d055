import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { poisonAt, type Poison } from './fold';
import { RowRefused } from './row-refused';

/** What a rebuild can do to find out which of many events a refused row follows from. */
export interface SmallSteps {
  /** Folds on, up to exactly this position. @throws RowRefused */
  foldTo(position: bigint): Promise<Poison | null>;
  /** Writes out what is folded. @throws RowRefused: then nothing of it is written */
  save(): Promise<void>;
  /** Forgets what is folded after the last position that is written. */
  back(): void;
  /** The first event that it handles after a position. */
  eventAfter(position: bigint): Promise<RecordedEvent | undefined>;
}

/**
 * Folds a stretch of the log again in smaller and smaller steps, each written out separately, until the event is found whose row the
 * database refuses. At most twice the stretch is read again, however long it is.
 * @param from how far what is written reaches
 * @returns the event, with everything before it written; null when in small steps nothing is refused, and the end of the stretch is reached
 */
export async function findRefused(steps: SmallSteps, from: bigint, until: bigint): Promise<Poison | null> {
  let [reached, span] = [from, until - from];
  while (reached < until) {
    const target = reached + span < until ? reached + span : until;
    try {
      const poison = await steps.foldTo(target);
      if (poison) return poison;
      await steps.save();
      reached = target;
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      steps.back();
      if (target - reached === 1n) {
        const event = await steps.eventAfter(reached);
        if (!event) throw error;
        return poisonAt(event, error);
      }
      span = (target - reached + 1n) / 2n;
    }
  }
  return null;
}
