import { isOpen, overdraftOf, type Booking } from '@annals/contracts/features/time-off/balance';
import type { RequestTimeOff } from '@annals/contracts/features/time-off/commands';
import { LATEST_REQUEST_DAYS } from '@annals/contracts/features/time-off/constants';
import { entitlementOf } from '@annals/contracts/features/time-off/entitlement';
import {
  dayAfter,
  daysAwayOf,
  overlap,
  sumOf,
  yearOf,
  type CalendarDay,
} from '@annals/contracts/features/time-off/days';
import {
  BalanceTooLow,
  CarriedDaysAreBooked,
  EndsBeforeItStarts,
  NothingOfTheDayLeft,
  NoWorkingDay,
  OutsideEmployment,
  OverlapsAnotherRequest,
  TooFarAhead,
  TooLongAgo,
} from './errors';
import type { Employment, TimeOffState } from './time-off';

export type Asked = Omit<RequestTimeOff, 'reason' | 'notes'>;

/**
 * The reasons against a request; the form's preview asks the same.
 * @param publicHolidays those from the first to the last day
 * @throws DomainError naming the figures
 */
export function refuseUnfit(
  state: TimeOffState,
  request: Asked,
  employment: Employment,
  publicHolidays: readonly CalendarDay[],
): void {
  refuseUnfitPeriod(request, employment);
  const other = [...state.values()].find((held) => isOpen(held.status) && overlap(held, request));
  if (other) throw new OverlapsAnotherRequest(other);
  const daysAway = daysAwayOf({ ...request, publicHolidays });
  if (daysAway.length === 0) throw new NoWorkingDay();
  refuseOverdraft([...state.values()], { type: request.type, status: 'pending', daysAway }, employment);
}

/** The part that needs no other requests and no holidays: also what keeps a period short enough to be reckoned with. */
export function refuseUnfitPeriod(
  { type, startDate, endDate, halfDayStart, halfDayEnd }: Asked,
  { hireDate, departedOn, today }: Employment,
): void {
  if (endDate < startDate) throw new EndsBeforeItStarts();
  if (startDate === endDate && halfDayStart && halfDayEnd) throw new NothingOfTheDayLeft();
  const lastYear = yearOf(today) + 1;
  if (yearOf(endDate) > lastYear) throw new TooFarAhead(lastYear);
  if (startDate < hireDate || (departedOn !== null && endDate > departedOn)) throw new OutsideEmployment();
  if (type !== 'sick' && startDate < dayAfter(today, -LATEST_REQUEST_DAYS))
    throw new TooLongAgo(LATEST_REQUEST_DAYS);
}

function refuseOverdraft(held: readonly Booking[], booking: Booking, employment: Employment): void {
  const overdraft = overdraftOf([...held, booking], booking.type, employment);
  if (overdraft === null) return;
  const { year, missing } = overdraft;
  const asked = sumOf(booking.daysAway.filter(({ day }) => yearOf(day) === year));
  if (asked === 0) throw new CarriedDaysAreBooked(overdraft);
  // What is left for these very days: days that were carried over and lapse before them are none of it.
  const allowance = entitlementOf(employment, booking.type, year) ?? 0;
  // A policy that came to give less can leave nothing at all.
  const remaining = Math.max(0, asked - missing);
  throw new BalanceTooLow(booking.type, { year, asked, remaining, allowance });
}
