import { expect, it } from 'vitest';
import { activityChart, goalsChart } from './analytics-charts';

const empty = { feedback: 0, goals: 0, achievements: 0, milestones: 0, goalsReached: 0 };
const year = (busy: Readonly<Record<number, Partial<typeof empty>>>) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    ...empty,
    ...busy[index],
  }));

it('says how much there was, and when most of it', () => {
  const chart = activityChart(year({ 8: { feedback: 2 }, 10: { achievements: 3, goals: 1 } }));
  expect(chart.title).toBe('6 entries in 6 months, most in Nov 2026');
  expect(chart.labels).toEqual(['Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026', 'Dec 2026']);
  expect(chart.series.map(({ label }) => label)).toEqual(['Feedback', 'Goals', 'Achievements', 'Milestones']);
  expect(chart.series[2]?.values).toEqual([0, 0, 0, 0, 3, 0]);
});

it('begins with the first month that had something, when that is longer ago', () =>
  expect(activityChart(year({ 1: { goals: 1 } })).labels).toHaveLength(11));

it('says how many goals were set and reached, and when there are none', () => {
  expect(goalsChart(year({ 8: { goals: 2 }, 11: { goalsReached: 1 } })).title).toBe(
    '1 goal reached in 6 months, 2 set',
  );
  expect(goalsChart(year({})).title).toBe('No goals in the last 6 months');
  expect(activityChart(year({})).title).toBe('No entries in the last 6 months');
});
