import { expect, it } from 'vitest';
import { rateBetween } from './throughput';

it('tells how many events were folded a second', () => {
  expect(rateBetween({ at: 1_000, folded: 100n }, { at: 3_000, folded: 300n })).toBe(100);
});

it('tells nothing without a sample before, or when a rebuild has ended in between', () => {
  expect(rateBetween(null, { at: 3_000, folded: 300n })).toBeNull();
  expect(rateBetween({ at: 1_000, folded: 400n }, { at: 3_000, folded: 300n })).toBeNull();
});
