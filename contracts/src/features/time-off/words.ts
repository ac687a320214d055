import { t, textsShownAs, translated } from '../../kernel/text';
import type { TimeOffType } from './constants';
import type { Period } from './days';

/** The specification's names of the types. */
export const TIME_OFF_TYPE_LABELS: Readonly<Record<TimeOffType, string>> = translated({
  vacation: 'Vacation',
  sick: 'Sick Leave',
  personal: 'Personal',
  family: 'Family Leave',
});

/** `Jul 3 – 7, 2026`; one day as `Jul 3, 2026`. */
export function periodLabel({ startDate, endDate }: Period): string {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return '';
  const { language, locale } = textsShownAs();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Ordinary spaces around the dash, so that what is shown can be searched for.
  return startDate === endDate ? day.format(start) : day.formatRange(start, end).replaceAll('\u2009', ' ');
}

/** `1 day`, `2.5 days`. */
export function daysLabel(days: number): string {
  return t('{days, plural, one {# day} other {# days}}', { days });
}

/** `1 working day`, `2.5 working days`. */
export function workingDaysLabel(days: number): string {
  return t('{days, plural, one {# working day} other {# working days}}', { days });
}
