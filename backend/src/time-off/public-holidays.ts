import type { CalendarDay, Period } from '@annals/contracts/time-off/days';
import { yearOf } from '@annals/contracts/time-off/days';
import type { PublicHoliday } from '@annals/contracts/time-off/views';
import Holidays from 'date-holidays';

/** Where the public holidays are taken from unless the configuration says otherwise. */
export const DEFAULT_HOLIDAY_CALENDAR = 'US';

/** The public holidays of one country, state or region; the whole organisation keeps the same ones. */
export interface HolidayCalendar {
  /** The public holidays of a period, both ends included, in order. */
  within(period: Period): readonly PublicHoliday[];
}

/** Whether there is a calendar of this name, such as `DE`, `DE-BY` or `US-CA`. */
export function isHolidayCalendar(name: string): boolean {
  const [country = '', state] = name.split('-');
  const known = new Holidays();
  if (!(country in known.getCountries())) return false;
  return state === undefined || state in (known.getStates(country) ?? {});
}

/** Opens a calendar. @param name a country, with a state where it matters: `DE`, `DE-BY` */
export function holidayCalendar(name: string): HolidayCalendar {
  const [country = '', state] = name.split('-');
  const source = state === undefined ? new Holidays(country) : new Holidays(country, state);
  const years = new Map<number, readonly PublicHoliday[]>();
  const ofYear = (year: number): readonly PublicHoliday[] => {
    const kept = years.get(year);
    if (kept) return kept;
    const days = new Map<CalendarDay, string>();
    for (const { date, name: title, type } of source.getHolidays(year, 'en'))
      if (type === 'public' && !days.has(date.slice(0, 10))) days.set(date.slice(0, 10), title);
    const found = [...days].map(([day, title]) => ({ day, name: title }));
    years.set(year, found);
    return found;
  };
  return {
    within: ({ startDate, endDate }) => {
      const found: PublicHoliday[] = [];
      for (let year = yearOf(startDate); year <= yearOf(endDate); year += 1)
        found.push(...ofYear(year).filter(({ day }) => day >= startDate && day <= endDate));
      return found;
    },
  };
}
