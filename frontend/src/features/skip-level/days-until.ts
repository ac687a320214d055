const DAY_MS = 86_400_000;

/** The days until a meeting, rounded up; 0 once it has begun. */
export function daysUntil(scheduledAt: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(scheduledAt) - now) / DAY_MS));
}
