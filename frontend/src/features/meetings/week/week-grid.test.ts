import { expect, it } from 'vitest';
import { hoursOf, placeOf, rowsOf } from './week-grid';

const at = (time: string, duration = 30) => ({ scheduledAt: `2026-11-23T${time}:00.000Z`, duration });

it('places a meeting by the clock of the person', () => {
  expect(placeOf(at('09:45'))).toEqual({ day: '2026-11-23', minutes: 585 });
  expect(rowsOf(at('09:45', 45), 8)).toBe('8 / span 3');
  // A quarter of an hour has room for a line, too.
  expect(rowsOf(at('08:00', 15), 8)).toBe('1 / span 2');
});

it('shows the working day, and more where there is something', () => {
  expect([hoursOf([]).at(0), hoursOf([]).at(-1)]).toEqual([8, 17]);
  const long = hoursOf([at('06:30'), at('19:30', 45)]);
  expect([long.at(0), long.at(-1)]).toEqual([6, 20]);
});
