/** How long a job waits for another one of its kind to end before it gives its slot back. */
const MOMENT_MS = 100;
/** For so long after that the others of its kind do not wait at all: their waits would take the slot from the other kinds. */
const FULL_FOR_MS = 1_000;

/**
 * Slots of a worker that the jobs of one kind may have at once: one fewer than there are, so that there is always one for another kind,
 * however long the jobs of one kind take.
 */
export class KindSlots {
  private readonly taken = new Map<string, number>();
  /** Since when a kind has had no slot left. */
  private readonly full = new Map<string, number>();
  private readonly waiting = new Map<string, Set<() => void>>();

  /** @param concurrency slots of the worker */
  constructor(private readonly concurrency: number) {}

  /** Takes a slot for a job of a kind, waiting a moment for one. @returns whether there was one */
  async take(kind: string, momentMs = MOMENT_MS): Promise<boolean> {
    const isKnownFull = performance.now() - (this.full.get(kind) ?? -Infinity) < FULL_FOR_MS;
    if (!this.isFree(kind) && !isKnownFull) await this.freed(kind, momentMs);
    if (!this.isFree(kind)) {
      if (!isKnownFull) this.full.set(kind, performance.now());
      return false;
    }
    this.taken.set(kind, this.of(kind) + 1);
    return true;
  }

  /** Gives a slot back. */
  give(kind: string): void {
    this.taken.set(kind, this.of(kind) - 1);
    this.full.delete(kind);
    const [next] = this.waiting.get(kind) ?? [];
    next?.();
  }

  private of(kind: string): number {
    return this.taken.get(kind) ?? 0;
  }

  private isFree(kind: string): boolean {
    return this.of(kind) < Math.max(1, this.concurrency - 1);
  }

  private freed(kind: string, momentMs: number): Promise<void> {
    const waiting = this.waiting.get(kind) ?? new Set();
    this.waiting.set(kind, waiting);
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, momentMs);
      waiting.add(end);
    });
  }
}
