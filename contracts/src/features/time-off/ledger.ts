import { balanceOf, lastDayOfCarryOver, type Booking, type Reckoning } from './balance';
import type { TimeOffType } from './constants';
import { sumOf, yearOf, type CalendarDay } from './days';
import { sharesOf } from './entitlement';
import { policyOf } from './policy';

/** What moved a balance: the year's allowance or a month's part of it, what came along and what of it lapsed, and each request's days. */
export const LEDGER_KINDS = [
  'allowance',
  'accrued',
  'carried_over',
  'reserved',
  'taken',
  'returned',
  'lapsed',
] as const;
type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A request as the ledger tells it. */
export interface LedgerBooking extends Booking {
  readonly requestId: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  /** ISO instants; null while it has not happened. */
  readonly requestedAt: string;
  readonly approvedAt: string | null;
  /** When it was rejected or cancelled. */
  readonly returnedAt: string | null;
}

/** One transaction of a balance. */
export interface LedgerEntry {
  /** When it came into effect (ISO instant or day). */
  readonly at: string;
  readonly kind: LedgerKind;
  /** What it does to the remaining days. An approval takes what was reserved before and so changes nothing. */
  readonly days: number;
  readonly requestId: string | null;
  readonly startDate: CalendarDay | null;
  readonly endDate: CalendarDay | null;
}

/**
 * The transactions behind a balance, oldest first: their sum is what remains. Reckoned from the same requests as the balance, so the
 * two cannot disagree.
 */
export function ledgerOf(
  bookings: readonly LedgerBooking[],
  type: TimeOffType,
  year: number,
  reckoning: Reckoning,
): LedgerEntry[] {
  const { carriedOver, lapsed } = balanceOf(bookings, type, year, reckoning);
  const ofPolicy = (kind: LedgerKind, at: string, days: number): LedgerEntry[] =>
    days === 0 ? [] : [{ kind, at, days, requestId: null, startDate: null, endDate: null }];
  const firstDay = `${String(year)}-01-01`;
  const ofRequests = bookings
    .filter((booking) => booking.type === type)
    .flatMap((booking) => entriesOf(booking, year));
  const shares = sharesOf(reckoning, type, year) ?? [];
  const isMonthly = policyOf(reckoning.policies, year).accrual === 'monthly';
  const [atOnce, monthly] = isMonthly ? [[], shares] : [shares, []];
  return [
    ...atOnce.flatMap(({ day, days }) => ofPolicy('allowance', day, days)),
    ...ofPolicy('carried_over', firstDay, carriedOver),
    ...[
      ...monthly.flatMap(({ day, days }) => ofPolicy('accrued', day, days)),
      ...ofRequests,
      ...ofPolicy('lapsed', lastDayOfCarryOver(reckoning.policies, year), -lapsed),
    ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
  ];
}

/** What a request's days in one year did: reserved, then taken, or given back. Types without a balance are told in the same way. */
function entriesOf(booking: LedgerBooking, year: number): LedgerEntry[] {
  const { requestId, startDate, endDate, requestedAt, approvedAt, returnedAt } = booking;
  const days = sumOf(booking.daysAway.filter(({ day }) => yearOf(day) === year));
  if (days === 0) return [];
  const of = { requestId, startDate, endDate };
  const entries: LedgerEntry[] = [{ kind: 'reserved', at: requestedAt, days: -days, ...of }];
  if (approvedAt !== null) entries.push({ kind: 'taken', at: approvedAt, days: 0, ...of });
  if (returnedAt !== null) entries.push({ kind: 'returned', at: returnedAt, days, ...of });
  return entries;
}
