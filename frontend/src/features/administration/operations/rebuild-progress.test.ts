import { expect, it } from 'vitest';
import { rebuildProgress } from './rebuild-progress';

it.each([
  ['0', '200', 0],
  ['50', '200', 25],
  ['199', '200', 99],
  ['205', '200', 100],
  ['0', '0', 0],
  ['7', '0', 100],
  ['9007199254740993', '18014398509481986', 50],
])('at %s of %s it is %i percent', (position, head, percent) => {
  expect(rebuildProgress({ position, head })).toBe(percent);
});
