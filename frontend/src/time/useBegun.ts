import { useEffect, useState } from 'react';

/** The longest a browser's timer runs, in milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether a moment has come; turns true as it comes. @param instant ISO */
export function useBegun(instant: string): boolean {
  const begins = Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (begins <= now) return;
    // What was moved to a moment that is over since the last look has begun as well: a timer of nothing then.
    const left = Math.max(0, begins - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [begins, now]);
  return begins <= now;
}
