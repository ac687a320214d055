import { isDeepStrictEqual } from 'node:util';
import { ERASED } from '@annals/contracts/kernel/erased';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameWords } from './same-words';

test('words are the same in whichever order their fields stand, and not when one is missing', () => {
  expect(sameWords({ title: 'Plan', goals: ['a', 'b'] }, { goals: ['a', 'b'], title: 'Plan' })).toBe(true);
  expect(sameWords({ title: 'Plan' }, { title: 'Plan', note: undefined })).toBe(false);
  expect(sameWords(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameWords([], {})).toBe(false);
  expect(sameWords(undefined, null)).toBe(false);
});

test('words that were erased are never the same', () => {
  expect(sameWords('Plan', ERASED)).toBe(false);
  expect(sameWords({ title: 'Plan' }, ERASED)).toBe(false);
});

test('things without fields to compare are the same only when they are one', () => {
  expect(sameWords(new Set([1]), new Set([2]))).toBe(false);
});

test('it agrees with Node.js about whatever JSON can hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.jsonValue(), (one, other) => {
      expect(sameWords(one, structuredClone(one))).toBe(true);
      expect(sameWords(one, other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
});
