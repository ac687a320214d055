import type { WellbeingWeekView } from '@annals/contracts/features/wellbeing/views';
import { describe, expect, it } from 'vitest';
import { shownBand, toneInList } from './bands';
import { checkInForm, emptyCheckIn } from './check-in-form';
import { shownTrend } from './trend';
import { findingOf } from './weeks';

describe('a score', () => {
  it.each([
    [10, 'Excellent', 'green'],
    [8, 'Excellent', 'green'],
    [7.9, 'Good', 'yellow'],
    [6, 'Good', 'yellow'],
    [5.9, 'Fair', 'red'],
    [4, 'Fair', 'red'],
    [3.9, 'Needs Attention', 'red'],
  ])('of %s is %s, %s', (score, label, tone) => {
    expect(shownBand(score)).toEqual({ label, tone });
  });

  it('is coloured by itself, that of stress by eleven minus it', () => {
    expect([toneInList('workload', 9), toneInList('stressLevel', 9)]).toEqual(['green', 'red']);
    expect([toneInList('workload', 3), toneInList('stressLevel', 3)]).toEqual(['red', 'green']);
  });
});

it('a trend has its sign', () => {
  expect([shownTrend(4.2), shownTrend(0), shownTrend(-3)]).toEqual(['+4.2%', '+0%', '−3%']);
});

describe('the finding of a chart', () => {
  const week = (averageWellbeing: number): WellbeingWeekView => ({
    week: '2026-03-02',
    checkIns: 5,
    averageWellbeing,
    overallWellbeing: 5,
    workLifeBalance: 5,
    stressLevel: 5,
    jobSatisfaction: 5,
    workload: 5,
    teamRelationships: 5,
  });
  it.each([
    [[6, 6.1, 7, 7.5], 'The average rose from 6.0 in the first to 7.5 in the last of 4 weeks with answers'],
    [[7, 6.5, 6.2, 6], 'The average fell from 7.0 in the first to 6.0 in the last of 4 weeks with answers'],
    [[6, 9, 3, 6.1], 'The average of 4 weeks with answers is steady at 6.1'],
    [
      [6, 6.2, 6.4, 6.6, 7, 7, 7, 8],
      'The average rose from 6.1 in the first 2 to 7.5 in the last 2 of 8 weeks with answers',
    ],
  ])('of %s is: %s', (averages, words) => {
    expect(findingOf(averages.map(week))).toBe(words);
  });
});

describe('the form', () => {
  it('starts in the middle, and is accepted as it is', () => {
    expect(checkInForm.parse(emptyCheckIn)).toMatchObject({ overallWellbeing: 5, teamRelationships: 5 });
  });
  it('sends numbers, and no empty texts', () => {
    const sent = checkInForm.parse({ ...emptyCheckIn, stressLevel: '9', feedback: ' Fine ', concerns: '  ' });
    expect(sent).toMatchObject({ stressLevel: 9, feedback: 'Fine' });
    expect('concerns' in sent).toBe(false);
  });
});
