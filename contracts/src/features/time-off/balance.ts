import { CARRY_OVER, type TimeOffStatus, type TimeOffType } from './constants';
import { sumOf, yearOf, type CalendarDay, type DayAway } from './days';
import { accruedBy, entitlementOf, sharesOf, type Share, type Terms } from './entitlement';
import { policyOf, type TimeOffPolicy } from './policy';

/** What a balance is reckoned from: one request with the working days it takes. */
export interface Booking {
  readonly type: TimeOffType;
  readonly status: TimeOffStatus;
  readonly daysAway: readonly DayAway[];
}

/** The balance of a person for one type in one calendar year, in working days. */
export interface Balance {
  readonly type: TimeOffType;
  readonly year: number;
  /** Of this person in this year, prorated where the policy says so. Null: this type is not counted against a balance. */
  readonly allowance: number | null;
  /** What of the allowance is there by today; below it only where the policy gives a part each month. */
  readonly accrued: number | null;
  /** Brought along from the year before. */
  readonly carriedOver: number;
  /** Of what was carried over, the part that was not taken in time. */
  readonly lapsed: number;
  /** Approved, whether the days have passed or are still to come. */
  readonly used: number;
  /** Asked for and not yet decided; reserved until then. */
  readonly pending: number;
  /** allowance + carriedOver - lapsed - used - pending; below zero only where a policy came to give less. Null: not counted. */
  readonly remaining: number | null;
}

/** By which policies is reckoned, and from when on. */
export interface Rules extends Terms {
  /** The first year in which the organization keeps the person's time off here: nothing is carried over from before. */
  readonly firstYear: number;
}

/** When it is reckoned. */
export interface Reckoning extends Rules {
  readonly today: CalendarDay;
}

/** The last day on which days carried over into a year can be taken. */
export function lastDayOfCarryOver(policies: readonly TimeOffPolicy[], year: number): CalendarDay {
  return `${String(year)}-${policyOf(policies, year).carryOverUntil}`;
}

/** Computes the balance of a person. Every figure follows from the requests and the policy; nothing is kept beside them. */
export function balanceOf(
  bookings: readonly Booking[],
  type: TimeOffType,
  year: number,
  { today, ...rules }: Reckoning,
): Balance {
  const { carriedOver, early, late } = standingOf(bookings, type, year, rules);
  const shares = sharesOf(rules, type, year);
  const allowance = entitlementOf(rules, type, year);
  const accrued = shares && accruedBy(shares, today);
  const used = daysIn(bookings, type, year, 'approved');
  const pending = daysIn(bookings, type, year, 'pending');
  const lapsed = today > lastDayOfCarryOver(rules.policies, year) ? Math.max(0, carriedOver - early) : 0;
  const remaining = allowance === null ? null : allowance + carriedOver - lapsed - early - late;
  return { type, year, allowance, accrued, carriedOver, lapsed, used, pending, remaining };
}

/**
 * The first year in which more was booked than there is, with the days that are missing; null when every year has enough. A booking of
 * one year can leave too little for another, by what it takes from the days carried over.
 */
export function overdraftOf(
  bookings: readonly Booking[],
  type: TimeOffType,
  rules: Rules,
): { readonly year: number; readonly missing: number } | null {
  for (const year of yearsOf(bookings, type)) {
    const shares = sharesOf(rules, type, year);
    if (shares === null) return null;
    const missing = missingOf(countedDays(bookings, type), standingOf(bookings, type, year, rules), shares, {
      year,
      lapses: lastDayOfCarryOver(rules.policies, year),
    });
    if (missing > 0) return { year, missing };
  }
  return null;
}

/** By how much the days booked in a year go beyond what is there on the day they are taken, at the worst of them. */
function missingOf(
  counted: readonly DayAway[],
  { carriedOver }: Standing,
  shares: readonly Share[],
  { year, lapses }: { readonly year: number; readonly lapses: CalendarDay },
): number {
  const ofYear = counted
    .filter(({ day }) => yearOf(day) === year)
    .sort((one, other) => one.day.localeCompare(other.day));
  let [early, late, missing] = [0, 0, 0];
  for (const { day, share } of ofYear) {
    if (day <= lapses) early += share;
    else late += share;
    missing = Math.max(missing, Math.max(0, early - carriedOver) + late - accruedBy(shares, day));
  }
  return missing;
}

/** The working days of one type that are approved and have come, in a year. */
export function daysTaken(
  bookings: readonly Pick<Booking, 'status' | 'daysAway'>[],
  year: number,
  today: CalendarDay,
): number {
  return sumOf(
    bookings
      .filter(({ status }) => status === 'approved')
      .flatMap(({ daysAway }) => daysAway.filter(({ day }) => yearOf(day) === year && day <= today)),
  );
}

interface Standing {
  readonly carriedOver: number;
  /** Booked up to the day the carried-over days lapse, and after it. */
  readonly early: number;
  readonly late: number;
}

/** Goes from the first year to the one asked for, handing on what each leaves unused: days carried over are taken first, while they last. */
function standingOf(bookings: readonly Booking[], type: TimeOffType, year: number, rules: Rules): Standing {
  const { policies, firstYear } = rules;
  const counted = countedDays(bookings, type);
  let carriedOver = 0;
  for (let current = Math.min(firstYear, year); ; current += 1) {
    const ofYear = counted.filter(({ day }) => yearOf(day) === current);
    const early = sumOf(ofYear.filter(({ day }) => day <= lastDayOfCarryOver(policies, current)));
    const late = sumOf(ofYear) - early;
    if (current === year) return { carriedOver, early, late };
    const fromAllowance = Math.max(0, early - carriedOver) + late;
    const unused = Math.max(0, (entitlementOf(rules, type, current) ?? 0) - fromAllowance);
    const most =
      type === CARRY_OVER.type && current >= firstYear ? policyOf(policies, current + 1).carryOver : 0;
    carriedOver = Math.min(most, unused);
  }
}

function countedDays(bookings: readonly Booking[], type: TimeOffType): DayAway[] {
  return bookings
    .filter((booking) => booking.type === type && isOpen(booking.status))
    .flatMap(({ daysAway }) => daysAway);
}

function daysIn(
  bookings: readonly Booking[],
  type: TimeOffType,
  year: number,
  status: TimeOffStatus,
): number {
  const ofStatus = bookings.filter((booking) => booking.type === type && booking.status === status);
  return sumOf(ofStatus.flatMap(({ daysAway }) => daysAway.filter(({ day }) => yearOf(day) === year)));
}

/** The years with days booked, each with the one after it, whose carried-over days depend on it; earliest first. */
function yearsOf(bookings: readonly Booking[], type: TimeOffType): number[] {
  const years = new Set(countedDays(bookings, type).map(({ day }) => yearOf(day)));
  for (const year of [...years]) years.add(year + 1);
  return [...years].sort((one, other) => one - other);
}

/** Whether a request takes up its days: rejected and cancelled ones have given them back. */
export function isOpen(status: TimeOffStatus): boolean {
  return status === 'pending' || status === 'approved';
}
