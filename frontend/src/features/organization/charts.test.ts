import { expect, test } from 'vitest';
import { meansChart } from './charts';

const MONTH = {
  month: '2026-10',
  headcount: 2,
  hires: 0,
  departures: 0,
  wellbeing: null,
  rating: null,
  reviewsCompleted: 0,
  recognitions: 0,
};

test('wellbeing and ratings are told as far as there are some', () => {
  expect(meansChart([MONTH]).title).toBe('Too few answers and ratings yet');
  expect(meansChart([{ ...MONTH, wellbeing: 7 }]).title).toBe('Wellbeing stands at 7.0, ratings at –');
});
