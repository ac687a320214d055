import { createRequire } from 'node:module';
import type { CalendarDay, Period } from '@annals/contracts/features/time-off/days';
import { yearOf } from '@annals/contracts/features/time-off/days';
import type { HolidayCalendarView, PublicHoliday } from '@annals/contracts/features/time-off/views';
import type Holidays from 'date-holidays';

const load = createRequire(import.meta.url);

/** The library is loaded when days are first asked for: it brings the holidays of the whole world, a tenth of what a process takes to load. */
function open(country?: string, state?: string): Holidays {
  const Library = load('date-holidays') as typeof Holidays;
  if (country === undefined) return new Library();
  return state === undefined ? new Library(country) : new Library(country, state);
}

/** Where the public holidays are taken from unless the configuration says otherwise. */
export const DEFAULT_HOLIDAY_CALENDAR = 'US';

/** The public holidays of one country, state or region. */
export interface HolidayCalendar {
  /** The public holidays of a period, both ends included, in order. */
  within(period: Period): readonly PublicHoliday[];
}

/** Whether there is a calendar of this name, such as `DE`, `DE-BY` or `US-CA`. */
export function isHolidayCalendar(name: string): boolean {
  const [country = '', state] = name.split('-');
  const known = open();
  if (!(country in known.getCountries())) return false;
  return state === undefined || state in (known.getStates(country) ?? {});
}

/** Every calendar a person's time off can go by. */
export interface HolidayCalendars {
  /** The organization's own: it counts for everybody who was given no other. */
  readonly ofOrganization: HolidayCalendarView;
  /** All there are, by name. */
  all(): readonly HolidayCalendarView[];
  /** The calendar that counts for a person. @param name the one they were given; null: the organization's */
  of(name: string | null): HolidayCalendar;
  /** Its name in words. */
  nameOf(name: string | null): string;
}

/** Opens the calendars. Each is opened when it is first needed, and kept. @param organizations the name of the organization's own */
export function holidayCalendars(organizations: string): HolidayCalendars {
  const opened = new Map<string, HolidayCalendar>();
  let listed: readonly HolidayCalendarView[] | undefined;
  return {
    get ofOrganization() {
      return { id: organizations, name: calendarName(organizations) };
    },
    all: () => (listed ??= everyCalendar()),
    of: (name) => {
      const wanted = name ?? organizations;
      const calendar = opened.get(wanted) ?? holidayCalendar(wanted);
      opened.set(wanted, calendar);
      return calendar;
    },
    nameOf: (name) => calendarName(name ?? organizations),
  };
}

function everyCalendar(): readonly HolidayCalendarView[] {
  const known = open();
  return Object.keys(known.getCountries('en'))
    .flatMap((country) => [
      country,
      ...Object.keys(known.getStates(country) ?? {}).map((state) => `${country}-${state}`),
    ])
    .map((id) => ({ id, name: calendarName(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** `Germany, Bavaria`; the name itself where there is no other. */
function calendarName(name: string): string {
  const [country = '', state] = name.split('-');
  const known = open();
  const land = known.getCountries('en')[country] ?? country;
  return state === undefined ? land : `${land}, ${known.getStates(country, 'en')?.[state] ?? state}`;
}

/** Opens a calendar. @param name a country, with a state where it matters: `DE`, `DE-BY` */
export function holidayCalendar(name: string): HolidayCalendar {
  const [country = '', state] = name.split('-');
  const source = open(country, state);
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
