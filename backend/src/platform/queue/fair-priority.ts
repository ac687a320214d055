/** So many jobs of a kind at once are as urgent as any other. */
const USUAL = 20;
/** So many of a kind, of those that were added lately, count as done each second. */
const DONE_EACH_SECOND = 10;
/** The largest that BullMQ knows. */
const LAST = 2_097_152;

/**
 * Priorities of jobs, so that ten thousand of one kind do not delay the first one of another. Without any (0) a job comes before
 * all with one; the more of a kind were added lately, the later its next one comes.
 */
export class FairPriority {
  private readonly kinds = new Map<string, { level: number; at: number }>();

  /** @param now in milliseconds, of a clock that only goes forward */
  of(kind: string, now = performance.now()): number {
    const { level, at } = this.kinds.get(kind) ?? { level: 0, at: now };
    const next = Math.max(0, level - ((now - at) / 1_000) * DONE_EACH_SECOND) + 1;
    this.kinds.set(kind, { level: next, at: now });
    return Math.min(LAST, Math.max(0, Math.ceil(next) - USUAL));
  }
}
