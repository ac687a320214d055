import { describe, expect, test } from 'vitest';
import { balanceOf, daysTaken, overdraftOf, type Booking } from './balance';
import type { TimeOffStatus, TimeOffType } from './constants';
import { daysAwayOf, dayAfter, totalDaysOf } from './days';
import { ledgerOf, type LedgerBooking } from './ledger';

let last = 0;
function booking(
  startDate: string,
  endDate: string,
  status: TimeOffStatus = 'approved',
  type: TimeOffType = 'vacation',
): LedgerBooking {
  last += 1;
  return {
    requestId: String(last),
    type,
    status,
    startDate,
    endDate,
    daysAway: daysAwayOf({ startDate, endDate, publicHolidays: [] }),
    requestedAt: `${dayAfter(startDate, -20)}T09:00:00.000Z`,
    approvedAt: status === 'approved' ? `${dayAfter(startDate, -18)}T09:00:00.000Z` : null,
    returnedAt:
      status === 'rejected' || status === 'cancelled' ? `${dayAfter(startDate, -18)}T09:00:00.000Z` : null,
  };
}
const since = (firstYear: number, today = '2026-06-01') => ({
  firstYear,
  hireDate: `${String(firstYear)}-01-01`,
  departedOn: null,
  today,
  policies: [],
});
const FIGURES = { vacation: 15, sick: 5, personal: 3, carryOver: 5, carryOverUntil: '03-31' };

describe('days away', () => {
  const away = (more: object) =>
    daysAwayOf({ startDate: '2026-07-02', endDate: '2026-07-07', publicHolidays: [], ...more });
  test('are working days, without public holidays, with halves at the ends', () => {
    expect(away({}).map(({ day }) => day)).toEqual(['2026-07-02', '2026-07-03', '2026-07-06', '2026-07-07']);
    expect(away({ publicHolidays: ['2026-07-03'] })).toHaveLength(3);
    expect(away({ halfDayStart: true, halfDayEnd: true }).map(({ share }) => share)).toEqual([
      0.5, 1, 1, 0.5,
    ]);
  });
  test('calendar days are counted with both ends', () => {
    expect(totalDaysOf({ startDate: '2026-07-02', endDate: '2026-07-02' })).toBe(1);
    // Over the change to winter time.
    expect(totalDaysOf({ startDate: '2026-10-24', endDate: '2026-11-02' })).toBe(10);
  });
});

describe('a balance', () => {
  test('begins with the yearly allowance of the type', () => {
    const remaining = (type: TimeOffType) => balanceOf([], type, 2026, since(2026)).remaining;
    expect([remaining('vacation'), remaining('sick'), remaining('personal'), remaining('family')]).toEqual([
      15,
      5,
      3,
      null,
    ]);
  });
  test('counts approved days as used and reserves pending ones; what was refused or cancelled is free', () => {
    const bookings = [
      booking('2026-07-06', '2026-07-10'),
      booking('2026-08-03', '2026-08-04', 'pending'),
      booking('2026-09-07', '2026-09-11', 'rejected'),
      booking('2026-10-05', '2026-10-09', 'cancelled'),
    ];
    expect(balanceOf(bookings, 'vacation', 2026, since(2026))).toMatchObject({
      used: 5,
      pending: 2,
      remaining: 8,
    });
    expect(daysTaken(bookings, 2026, '2026-07-07')).toBe(2);
  });
  test('splits a request over the turn of the year', () => {
    const newYear = booking('2026-12-30', '2027-01-05');
    expect(balanceOf([newYear], 'vacation', 2026, since(2026)).used).toBe(2);
    expect(balanceOf([newYear], 'vacation', 2027, since(2026)).used).toBe(3);
  });
  test('carries over what was not taken, five days at most, vacation alone', () => {
    const twelve = [booking('2025-06-02', '2025-06-13'), booking('2025-06-16', '2025-06-17')];
    const carried = (bookings: readonly Booking[], type: TimeOffType = 'vacation') =>
      balanceOf(bookings, type, 2026, since(2025, '2026-02-01')).carriedOver;
    expect([carried([]), carried(twelve), carried([], 'sick')]).toEqual([5, 3, 0]);
  });
  test('loses after March what of it was not taken by then', () => {
    const march = booking('2026-03-30', '2026-04-02');
    const at = (today: string) => balanceOf([march], 'vacation', 2026, since(2025, today));
    expect(at('2026-03-31')).toMatchObject({ carriedOver: 5, lapsed: 0, remaining: 16 });
    // Two of the four days lie before April and come out of what was carried over.
    expect(at('2026-04-01')).toMatchObject({ carriedOver: 5, lapsed: 3, remaining: 13 });
  });
  test('is overdrawn where the days carried over cannot help any more', () => {
    const sixteen = [booking('2026-07-06', '2026-07-24'), booking('2026-08-03', '2026-08-03')];
    expect(overdraftOf(sixteen, 'vacation', since(2025))).toEqual({ year: 2026, missing: 1 });
    const inMarch = [booking('2026-03-02', '2026-03-27')];
    expect(overdraftOf(inMarch, 'vacation', since(2025))).toBeNull();
    expect(overdraftOf(inMarch, 'vacation', since(2026))).toEqual({ year: 2026, missing: 5 });
  });
});

test('a policy holds from its year on, and what came before stays', () => {
  const given = { proration: 'months', accrual: 'at-once' } as const;
  const policies = [
    { ...FIGURES, ...given, fromYear: 2027, vacation: 20, carryOver: 2, carryOverUntil: '06-30' },
    { ...FIGURES, ...given, fromYear: 2026, vacation: 18 },
  ];
  const of = (year: number, today = '2027-06-30') =>
    balanceOf([], 'vacation', year, { ...since(2025, today), policies });
  expect([2025, 2026, 2027, 2028].map((year) => of(year).allowance)).toEqual([15, 18, 20, 20]);
  expect(of(2027)).toMatchObject({ carriedOver: 2, lapsed: 0, remaining: 22 });
  expect(of(2027, '2027-07-01')).toMatchObject({ carriedOver: 2, lapsed: 2, remaining: 20 });
});

describe('a part of a year', () => {
  const hired = (hireDate: string, departedOn: string | null = null) => ({
    ...since(2026, '2026-12-01'),
    hireDate,
    departedOn,
  });
  const of = (hireDate: string, departedOn: string | null = null) =>
    (['vacation', 'sick', 'personal', 'family'] as const).map(
      (type) => balanceOf([], type, 2026, hired(hireDate, departedOn)).allowance,
    );
  test('gives a twelfth for each month, up to a half day: hired on 1 November nobody has 15 and 5 days', () => {
    expect(of('2026-11-01')).toEqual([2.5, 1, 0.5, null]);
    expect(of('2026-01-01')).toEqual([15, 5, 3, null]);
    expect(of('2020-03-09')).toEqual([15, 5, 3, null]);
    expect(of('2027-01-01')).toEqual([0, 0, 0, null]);
  });
  test('counts the months that somebody works at least half of', () => {
    expect([of('2026-11-15')[0], of('2026-11-16')[0], of('2026-12-31')[0]]).toEqual([2.5, 1.5, 0]);
    expect([of('2020-01-01', '2026-06-30')[0], of('2020-01-01', '2026-06-14')[0]]).toEqual([7.5, 6.5]);
    expect(of('2020-01-01', '2025-12-31')[0]).toBe(0);
  });
  test('is in the ledger on the day it begins, and what is carried over follows from it', () => {
    expect(ledgerOf([], 'vacation', 2026, hired('2026-11-01'))[0]).toMatchObject({
      kind: 'allowance',
      at: '2026-11-01',
      days: 2.5,
    });
    expect(balanceOf([], 'vacation', 2027, hired('2026-11-01'))).toMatchObject({
      carriedOver: 2.5,
      allowance: 15,
    });
  });
  test('counts in full where the policy does not prorate', () => {
    const policies = [{ ...FIGURES, fromYear: 2026, proration: 'none', accrual: 'at-once' } as const];
    expect(balanceOf([], 'vacation', 2026, { ...hired('2026-11-01'), policies }).allowance).toBe(15);
  });
});

describe('accrual by the month', () => {
  const policies = [{ ...FIGURES, fromYear: 2026, proration: 'months', accrual: 'monthly' } as const];
  const monthly = (today: string, hireDate = '2020-01-01') => ({ ...since(2026, today), hireDate, policies });
  test('gives a part at the beginning of each month; together they are the allowance', () => {
    const entries = ledgerOf([], 'vacation', 2026, monthly('2026-06-01'));
    expect(entries.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'accrued'));
    expect(entries.slice(0, 4).map(({ at, days }) => [at, days])).toEqual([
      ['2026-01-01', 1.5],
      ['2026-02-01', 1],
      ['2026-03-01', 1.5],
      ['2026-04-01', 1],
    ]);
    expect(entries.reduce((sum, { days }) => sum + days, 0)).toBe(15);
    expect(balanceOf([], 'vacation', 2026, monthly('2026-06-01'))).toMatchObject({
      allowance: 15,
      accrued: 7.5,
      remaining: 15,
    });
    expect(ledgerOf([], 'vacation', 2026, monthly('2026-12-01', '2026-11-10'))).toMatchObject([
      { at: '2026-11-10', days: 1.5 },
      { at: '2026-12-01', days: 1 },
    ]);
  });
  test('covers days that are taken once they have accrued, and none before', () => {
    const week = (start: string, end: string) => [booking(start, end)];
    expect(overdraftOf(week('2026-05-04', '2026-05-08'), 'vacation', monthly('2026-01-05'))).toBeNull();
    expect(overdraftOf(week('2026-02-02', '2026-02-06'), 'vacation', monthly('2026-01-05'))).toEqual({
      year: 2026,
      missing: 2.5,
    });
    const both = [...week('2026-02-02', '2026-02-03'), ...week('2026-12-07', '2026-12-18')];
    expect(overdraftOf(both, 'vacation', monthly('2026-01-05'))).toBeNull();
  });
});

test('a ledger adds up to what remains, whatever happened', () => {
  const statuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;
  for (let seed = 0; seed < 64; seed += 1) {
    const bookings = Array.from({ length: 6 }, (_, index) => {
      const startDate = dayAfter('2025-11-03', index * 35 + (seed % 7));
      const status = statuses[(seed + index * (1 + (seed >> 4))) % statuses.length];
      return booking(startDate, dayAfter(startDate, (seed + index) % 4), status);
    });
    for (const year of [2025, 2026])
      for (const today of ['2026-03-15', '2026-04-15']) {
        const reckoning = since(2025, today);
        const sum = ledgerOf(bookings, 'vacation', year, reckoning).reduce((so, { days }) => so + days, 0);
        expect(sum).toBe(balanceOf(bookings, 'vacation', year, reckoning).remaining);
      }
  }
});
