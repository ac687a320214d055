import { balanceOf, type Booking } from '@annals/contracts/features/time-off/balance';
import { daysAwayOf, sumOf, totalDaysOf, yearOf } from '@annals/contracts/features/time-off/days';
import type { PublicHoliday, TimeOffPreview } from '@annals/contracts/features/time-off/views';
import { DomainError } from '../../platform/commands/domain-error';
import { refuseUnfit, refuseUnfitPeriod, type Asked } from './rules';
import type { Employment, TimeOffState } from './time-off';

/** What a request would come to, by the very rules that decide on it. */
export function previewOf(
  state: TimeOffState,
  request: Asked,
  employment: Employment,
  holidays: readonly PublicHoliday[],
): TimeOffPreview {
  const nothing = { workingDays: 0, totalDays: 0, publicHolidays: [], years: [] };
  const unfit = refusalIn(() => refuseUnfitPeriod(request, employment));
  if (unfit !== null) return { ...nothing, refusal: unfit };
  const publicHolidays = holidays.map(({ day }) => day);
  const daysAway = daysAwayOf({ ...request, publicHolidays });
  const refusal = refusalIn(() => refuseUnfit(state, request, employment, publicHolidays));
  const held = [...state.values()];
  const remainingIn = (year: number, bookings: readonly Booking[]) =>
    balanceOf(bookings, request.type, year, employment).remaining;
  const years = [...new Set(daysAway.map(({ day }) => yearOf(day)))].flatMap((year) => {
    const before = remainingIn(year, held);
    const after = remainingIn(year, [...held, { type: request.type, status: 'pending', daysAway }]);
    return before === null || after === null ? [] : [{ year, before, after }];
  });
  return {
    workingDays: sumOf(daysAway),
    totalDays: totalDaysOf(request),
    publicHolidays: [...holidays],
    years,
    refusal,
  };
}

/** The sentence of a refusal; null when there is none. */
function refusalIn(rule: () => void): string | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}
