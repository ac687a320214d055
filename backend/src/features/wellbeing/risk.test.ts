import { SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { riskOf, suggestionsFor, trendOf } from './risk';

const NEWEST = '2026-03-30';

/** Weeks up to the newest in which every score, or those named, was so high; null: nobody answered. */
function weeksOf(values: readonly (number | null)[], others: Partial<Record<ScoreName, number>> = {}) {
  return values.flatMap((value, index) =>
    value === null
      ? []
      : [{ week: weeksBefore(NEWEST, values.length - 1 - index), ...all(value), ...others }],
  );
}
const all = (value: number) =>
  Object.fromEntries(SCORE_NAMES.map((name) => [name, value])) as Record<ScoreName, number>;
const burnout = (values: readonly (number | null)[]) => riskOf('burnout', weeksOf(values), NEWEST);

describe('the level', () => {
  test('is low, and nothing is said, with answers of fewer than three weeks', () =>
    expect(burnout([1, 1])).toEqual({
      level: 'low',
      median: null,
      slope: null,
      weeks: ['2026-03-23', NEWEST],
    }));
  test.each([
    ['high below 4', [3.9, 3.9, 3.9], 'high'],
    ['medium from 4 to below 6', [4, 4, 4], 'medium'],
    ['low from 6', [6, 6, 6], 'low'],
    ['high when it is below 6 and falling', [7.5, 7, 6.5, 6, 5.5, 5], 'high'],
    ['medium when it is falling from high up', [9.5, 9, 8.5, 8, 7.5, 7], 'medium'],
    ['low when it is rising', [6, 6.5, 7, 7.5], 'low'],
    ['not moved by one bad week', [8, 8, 8, 1, 8], 'low'],
    ['not moved by ups and downs', [8, 5, 8, 5, 8, 5, 8, 5], 'low'],
    ['of the weeks there are answers from', [5, null, 5, null, 5], 'medium'],
  ] as const)('is %s', (_, values, level) => expect(burnout(values).level).toBe(level));

  test('looks at the scores of its risk alone', () => {
    const tired = weeksOf([8, 8, 8], { stressLevel: 2, workload: 2, workLifeBalance: 2 });
    expect(riskOf('burnout', tired, NEWEST).level).toBe('high');
    expect(riskOf('attrition', tired, NEWEST).level).toBe('low');
  });

  test('rests on the last eight weeks and says which', () => {
    const { weeks, median, slope } = burnout([1, 1, 1, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5]);
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toBe(weeksBefore(NEWEST, 7));
    expect([median, slope]).toEqual([5.25, -0.5]);
    expect(riskOf('burnout', weeksOf([2, 2, 2]), weeksBefore(NEWEST, 3)).weeks).toEqual([]);
  });

  test('never gets lower by answering worse', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (values, less) => {
          const order = ['low', 'medium', 'high'];
          const worse = values.map((value) => Math.max(1, value - less));
          // All by the same amount, so that the direction stays as it was.
          fc.pre(values.every((value) => value > less));
          expect(order.indexOf(burnout(worse).level)).toBeGreaterThanOrEqual(
            order.indexOf(burnout(values).level),
          );
        },
      ),
    ));
});

test('a direction is said from four weeks on, and only of what is more than the usual scatter', () => {
  const trend = (values: readonly number[]) => trendOf(weeksOf(values), NEWEST);
  expect(trend([9, 8, 7])).toBeNull();
  expect(trend([9, 8, 7, 6])).toBe('declining');
  expect(trend([6, 7, 8, 9])).toBe('improving');
  expect(trend([7, 7, 7, 7])).toBe('stable');
  expect(trend([2, 9, 1, 8, 2, 10])).toBe('stable');
});

test('what is suggested begins with what is worst, three things at most', () => {
  const weeks = weeksOf([8, 8, 8], { stressLevel: 3, workload: 2, workLifeBalance: 4, teamRelationships: 5 });
  expect(suggestionsFor(weeks, NEWEST, ['low'])).toEqual([
    'sort-workload',
    'recover-from-stress',
    'protect-time-off',
  ]);
  expect(suggestionsFor(weeks, NEWEST, ['high', 'low'])).toEqual([
    'ask-for-one-to-one',
    'sort-workload',
    'recover-from-stress',
  ]);
  expect(suggestionsFor(weeksOf([8, 8]), NEWEST, ['low'])).toEqual(['keep-what-works']);
});
