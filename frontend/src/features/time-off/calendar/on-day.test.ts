import { calendarAbsence } from '@annals/contracts/features/time-off/views';
import { expect, test } from 'vitest';
import { awayOn } from './on-day';

const absence = calendarAbsence.parse({
  id: '018f0000-0000-7000-8000-000000000101',
  employeeId: '018f0000-0000-7000-8000-00000000000b',
  employeeName: 'Ada Lovelace',
  startDate: '2026-07-01',
  endDate: '2026-07-08',
  halfDayStart: false,
  halfDayEnd: false,
  publicHolidays: ['2026-07-03'],
  status: 'approved',
  type: null,
});
const july = { absences: [absence] };

test('someone is away from their first to their last day, but for weekends and public holidays', () => {
  expect(awayOn(july, '2026-06-30')).toEqual([]);
  expect(awayOn(july, '2026-07-01')).toEqual([absence]);
  expect(awayOn(july, '2026-07-03')).toEqual([]);
  expect(awayOn(july, '2026-07-04')).toEqual([]);
  expect(awayOn(july, '2026-07-08')).toEqual([absence]);
  expect(awayOn(july, '2026-07-09')).toEqual([]);
});

test('a public holiday is one of those who keep it: the others are away', () => {
  const elsewhere = { ...absence, publicHolidays: [] };
  expect(awayOn({ absences: [absence, elsewhere] }, '2026-07-03')).toEqual([elsewhere]);
});
