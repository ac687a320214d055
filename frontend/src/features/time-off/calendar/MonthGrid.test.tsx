// @vitest-environment happy-dom
import { calendarAbsence } from '@annals/contracts/features/time-off/views';
import { showTextsAs } from '@annals/contracts/kernel/text';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { onScreen } from '../../../test/on-screen';
import { MonthGrid } from './MonthGrid';

const ABSENCE = calendarAbsence.parse({
  id: '018f0000-0000-7000-8000-000000000001',
  employeeId: '018f0000-0000-7000-8000-000000000002',
  halfDayStart: false,
  halfDayEnd: false,
  type: null,
  employeeName: 'Grace Ito',
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  publicHolidays: ['2026-07-03'],
  status: 'approved',
});

function Grid({ from }: { readonly from: string }) {
  const [day, setDay] = useState(from);
  return (
    <MonthGrid
      month={day.slice(0, 7)}
      day={day}
      today="2026-07-02"
      calendar={{
        absences: [ABSENCE],
        publicHolidays: [{ day: '2026-07-03', name: 'Independence Day' }],
      }}
      onChoose={setDay}
    />
  );
}

const focused = () => document.activeElement?.querySelector('.visually-hidden')?.textContent;
const weekdays = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('is a grid of whole weeks, whose days say who is away', () => {
  onScreen(<Grid from="2026-07-01" />);
  expect(screen.getByRole('grid', { name: 'July 2026' })).toBeTruthy();
  expect(weekdays()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(screen.getAllByRole('gridcell')).toHaveLength(35);
  const day = screen.getByRole('button', { name: 'Thursday, July 2, 1 away Grace Ito' });
  expect(day.getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('button', { name: 'Friday, July 3, Independence Day, nobody away' })).toBeTruthy();
});

test('weeks begin when they do where the reader is', () => {
  const before = showTextsAs(() => ({ language: 'en', locale: 'en-GB' }));
  onTestFinished(() => void showTextsAs(before));
  onScreen(<Grid from="2026-07-01" />);
  expect(weekdays()[0]).toBe('Mon');
});

test('keys lead on by days, weeks and months; one day is in the order of Tab', async () => {
  const { user } = onScreen(<Grid from="2026-07-01" />);
  await user.tab();
  expect(focused()).toBe('Wednesday, July 1, 1 away');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Thursday, July 9, nobody away');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Sunday, July 5, nobody away');
  await user.keyboard('{End}{PageDown}');
  expect(focused()).toBe('Tuesday, August 11, nobody away');
  expect(screen.getByRole('grid', { name: 'August 2026' })).toBeTruthy();
  await user.tab();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

test('a day of the month before leads there, by a click and by a key', async () => {
  const { user } = onScreen(<Grid from="2026-07-01" />);
  await user.click(screen.getByRole('button', { name: 'Tuesday, June 30, nobody away' }));
  expect(screen.getByRole('grid', { name: 'June 2026' })).toBeTruthy();
  expect(focused()).toBe('Tuesday, June 30, nobody away');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Wednesday, July 1, 1 away');
  expect(screen.getByRole('grid', { name: 'July 2026' })).toBeTruthy();
});
