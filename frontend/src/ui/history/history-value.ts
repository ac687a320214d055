import type { HistoryChange } from '@annals/contracts/kernel/history';
import { calendarDay, meetingTime, minutes } from '../../time/format';
import { historyTexts } from './texts';

/** A value of the history as people read it. */
export function shownValue(kind: Exclude<HistoryChange['kind'], 'structure'>, value: string | null): string {
  if (value === null || value === '') return historyTexts.nothing;
  switch (kind) {
    case 'text':
      return value;
    case 'instant':
      return Number.isNaN(Date.parse(value)) ? value : meetingTime(value);
    case 'day':
      return Number.isNaN(Date.parse(value)) ? value : calendarDay(value);
    case 'minutes':
      return Number.isNaN(Number(value)) ? value : minutes(Number(value));
  }
}

/** A structure as it was sent; undefined where there are words in its place, because nobody may read it, or can any more. */
export function structureIn(value: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(value) };
  } catch {
    return undefined;
  }
}
