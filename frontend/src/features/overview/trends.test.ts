import { expect, test } from 'vitest';
import { finding, trendsChart } from './trends';

const month = (name: string, wellbeing: number | null) => ({
  month: name,
  rating: 4,
  wellbeing,
  goalsReached: 2,
});

test.each([
  [[6.2, 6.4, 7.1], 'Wellbeing rose from 6.2 to 7.1'],
  [[7.1, null, 6.2], 'Wellbeing fell from 7.1 to 6.2'],
  [[7, 7.2, 7.1], 'Wellbeing is steady at 7.1'],
  [[null, null, 7.1], 'Too few answers yet to show how wellbeing changes'],
])('%j reads: %s', (scores, sentence) => {
  expect(finding(scores.map((score) => month('2026-01', score)))).toBe(sentence);
});

test('a month without answers is a gap, not a zero', () => {
  const { labels, series } = trendsChart([month('2026-01', null), month('2026-02', 6)]);
  expect(labels).toEqual(['Jan 2026', 'Feb 2026']);
  expect(series[1]?.values).toEqual([null, 6]);
});
