import { expect, it } from 'vitest';
import { scaleOf, shareOf } from './scale';

it('has round steps in whole numbers, from zero to above the highest value', () => {
  expect(scaleOf([1, null, 3]).ticks).toEqual([0, 1, 2, 3]);
  expect(scaleOf([12, 47]).ticks).toEqual([0, 10, 20, 30, 40, 50]);
  expect(scaleOf([]).ticks).toEqual([0, 1]);
  expect(scaleOf([-4, 6]).ticks).toEqual([-4, -2, 0, 2, 4, 6]);
});

it('keeps to a fixed range', () => {
  expect(scaleOf([3], { min: 0, max: 10 })).toEqual({ min: 0, max: 10, ticks: [0, 2, 4, 6, 8, 10] });
  expect(scaleOf([3], { min: 1, max: 5 }).ticks).toEqual([1, 2, 3, 4, 5]);
});

it('says how far up a value is', () => {
  expect(shareOf(scaleOf([], { min: 0, max: 10 }), 2.5)).toBe(0.25);
});
