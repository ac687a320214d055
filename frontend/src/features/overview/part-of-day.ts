import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { shownTimeZone } from '../../time/shown-zone';

/** How to greet someone at this time of their day. */
export function partOfDay(moment: Date = new Date()): 'morning' | 'afternoon' | 'evening' {
  const { time } = localTimeIn(shownTimeZone(), moment.getTime());
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
