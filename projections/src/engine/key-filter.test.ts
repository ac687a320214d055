import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyFilter } from './key-filter';

test('what was added it has, whatever the keys are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      const filter = new KeyFilter();
      for (const key of keys) filter.add(key);
      expect(keys.filter((key) => !filter.mayHave(key))).toEqual([]);
    }),
  );
});

test('an empty one has nothing', () => {
  expect(new KeyFilter().mayHave('a')).toBe(false);
});

test('of keys that were never added it takes few for one that was, also when it has grown', () => {
  const filter = new KeyFilter();
  const keyOf = (number: number) => createHash('sha256').update(String(number)).digest('hex').slice(0, 32);
  const ADDED = 200_000;
  for (let number = 0; number < ADDED; number += 1) filter.add(keyOf(number));
  const wrong = Array.from({ length: 20_000 }, (_, index) => keyOf(ADDED + index)).filter((key) =>
    filter.mayHave(key),
  );
  expect(wrong.length).toBeLessThan(20_000 * 0.06);
});
