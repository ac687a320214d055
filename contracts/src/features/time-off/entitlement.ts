import type { TimeOffType } from './constants';
import { yearOf, type CalendarDay } from './days';
import { allowanceOf, policyOf, type TimeOffPolicy } from './policy';

const MONTHS = 12;
/** Somebody hired by this day of a month, or who stays until it, has worked enough of the month for it to count. */
const MIDDLE_OF_MONTH = 15;

/** From when to when somebody works here, and by which policies their days are counted. */
export interface Terms {
  /** What was set; the default holds before. */
  readonly policies: readonly TimeOffPolicy[];
  readonly hireDate: CalendarDay;
  /** The last day; null: not known to end. */
  readonly departedOn: CalendarDay | null;
}

/** A part of a year's allowance and the day from which on it is there. */
export interface Share {
  readonly day: CalendarDay;
  readonly days: number;
}

/**
 * The shares of a person's allowance of a year, in order: one at the beginning, or one for each month, as the policy says. In the year
 * somebody joins or leaves, the months that count give a twelfth each where the policy prorates. Sums are rounded up to half days.
 * @returns null for a type that is not counted; nothing for a year in which they do not work here
 */
export function sharesOf(terms: Terms, type: TimeOffType, year: number): readonly Share[] | null {
  const allowance = allowanceOf(terms.policies, type, year);
  if (allowance === null) return null;
  const { proration, accrual } = policyOf(terms.policies, year);
  const employed = monthsEmployed(terms, year);
  if (employed === null) return [];
  const { first, last } = proration === 'months' ? employed.counted : { first: 1, last: MONTHS };
  const months = Math.max(0, last - first + 1);
  if (accrual === 'at-once')
    return shares([{ day: employed.from, days: upToHalf((allowance * months) / MONTHS) }]);
  const until = (count: number) => upToHalf((allowance * count) / MONTHS);
  return shares(
    Array.from({ length: months }, (_, index) => {
      const begins = `${String(year)}-${String(first + index).padStart(2, '0')}-01`;
      return { day: begins < employed.from ? employed.from : begins, days: until(index + 1) - until(index) };
    }),
  );
}

/** A person's allowance of a year, in working days. Null: this type is not counted. */
export function entitlementOf(terms: Terms, type: TimeOffType, year: number): number | null {
  return sharesOf(terms, type, year)?.reduce((sum, { days }) => sum + days, 0) ?? null;
}

/** What of a year's shares is there on a day. */
export function accruedBy(given: readonly Share[], day: CalendarDay): number {
  return given.reduce((sum, share) => (share.day <= day ? sum + share.days : sum), 0);
}

const shares = (all: readonly Share[]) => all.filter(({ days }) => days > 0);

/** In favour of the person; a figure that is a hair above a half day by the way fractions are stored is that half day. */
function upToHalf(days: number): number {
  return Math.ceil(days * 2 - 1e-9) / 2;
}

/** From which day on, and in which months that count, somebody works here in a year; null: not at all. */
function monthsEmployed({ hireDate, departedOn }: Terms, year: number) {
  if (yearOf(hireDate) > year || (departedOn !== null && yearOf(departedOn) < year)) return null;
  const joins = yearOf(hireDate) === year;
  const leaves = departedOn !== null && yearOf(departedOn) === year;
  return {
    from: joins ? hireDate : `${String(year)}-01-01`,
    counted: {
      first: joins ? monthOf(hireDate) + (dayOfMonth(hireDate) > MIDDLE_OF_MONTH ? 1 : 0) : 1,
      last: leaves ? monthOf(departedOn) - (dayOfMonth(departedOn) < MIDDLE_OF_MONTH ? 1 : 0) : MONTHS,
    },
  };
}

const monthOf = (day: CalendarDay) => Number(day.slice(5, 7));
const dayOfMonth = (day: CalendarDay) => Number(day.slice(8, 10));
