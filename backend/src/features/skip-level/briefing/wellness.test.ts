import type { WellbeingCheckInRow, WellbeingWeekRow } from '@annals/contracts/features/wellbeing/views';
import { SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, expect, test } from 'vitest';
import { ownSnapshot, teamSnapshot } from './wellness';

const of = { employeeId: personId.parse('018f0000-0000-7000-8000-00000000000a') };
const all = (score: number) => Object.fromEntries(SCORE_NAMES.map((name) => [name, score]));
const checkIn = (id: string, score: number) =>
  ({ id, createdAt: '2026-05-04T09:00:00.000Z', ...all(score) }) as unknown as WellbeingCheckInRow;
const week = (monday: string, score: number, respondentCount = 3) =>
  ({
    id: `team:${monday}`,
    week: monday,
    respondentCount,
    checkIns: respondentCount,
    ...all(score * respondentCount),
  }) as unknown as WellbeingWeekRow;

describe('the employee’s own pulse', () => {
  test('is the latest check-in, beside those before it', () => {
    const snapshot = ownSnapshot(of, [checkIn('a', 6), checkIn('b', 8), checkIn('c', 7)]);
    expect(snapshot).toMatchObject({ scope: 'own', average: 6, people: 1 });
    expect(snapshot.lines.map(({ text }) => text)).toEqual([
      'Your latest pulse check, of May 4, 2026: 6.0 out of 10.',
      'That is lower than the average of the 2 before, 7.5.',
    ]);
    expect(snapshot.lines[1]?.restsOn.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  test('says so when there is none', () => {
    expect(ownSnapshot(of, [])).toMatchObject({ average: null, people: 0, lines: [{ restsOn: [] }] });
  });
});

describe('the team’s pulse', () => {
  test('is the latest shared week, beside those before it, and names nobody', () => {
    const snapshot = teamSnapshot(of, [
      week('2026-05-11', 8, 4),
      week('2026-05-04', 7),
      week('2026-04-27', 7),
    ]);
    expect(snapshot).toMatchObject({ scope: 'team', average: 8, people: 4 });
    expect(snapshot.lines.map(({ text }) => text)).toEqual([
      'The team’s average in the week of May 11, 2026: 8.0 out of 10, from 4 people.',
      'That is better than the weeks before, 7.0.',
    ]);
    expect(snapshot.lines.flatMap(({ restsOn }) => restsOn.map(({ id }) => id))).toEqual([
      'team:2026-05-11',
      'team:2026-05-04',
      'team:2026-04-27',
    ]);
  });

  test('is not shown where no week is shared', () => {
    expect(teamSnapshot(of, [])).toMatchObject({ average: null, people: 0 });
  });
});
