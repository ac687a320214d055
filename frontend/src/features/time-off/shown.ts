import { listTexts } from './texts';

/** What is half of a time away: `from midday`, `until midday`; empty for whole days. */
export function halvesOf({
  halfDayStart,
  halfDayEnd,
}: {
  readonly halfDayStart: boolean;
  readonly halfDayEnd: boolean;
}): string {
  if (halfDayStart && halfDayEnd) return listTexts.halves.both;
  if (halfDayStart) return listTexts.halves.start;
  return halfDayEnd ? listTexts.halves.end : '';
}
