import { DEFAULT_THRESHOLDS } from '@annals/contracts/features/insights/rules';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { describe, expect, test } from 'vitest';
import { directionOf } from '../statistics';
import { fallingWellbeing } from './falling-wellbeing';
import { meetingOverload } from './meeting-overload';
import { stressWithoutMeetingsRule } from './stress-without-meetings';

const now = new Date('2026-06-17T12:00:00.000Z');
const monday = '2026-06-15';
const me = personId.parse('018f0000-0000-7000-8000-000000000001');
const other = personId.parse('018f0000-0000-7000-8000-000000000002');
/** The weeks before this one, the last value being last week's. */
/** So many meetings, for a week whose meetings are named. */
const held = (meetings: number) =>
  Array.from({ length: meetings }, (_, index) => ({ kind: 'meeting' as const, id: `held-${String(index)}` }));
const weeksOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    week: weeksBefore(monday, values.length - index),
    average: value,
    stress: value,
    checkIns: 4,
  }));

describe('meeting overload', () => {
  const judge = (usual: readonly number[], thisWeek: number, next = 0) =>
    meetingOverload.judge(
      [...usual, thisWeek, next].map((meetings, index) => ({
        week: weeksBefore(monday, 12 - index),
        meetings,
        held: index < 12 ? [] : held(meetings),
      })),
      DEFAULT_THRESHOLDS['meeting-overload'],
      now,
      me,
    );
  const steady = Array.from({ length: 12 }, () => 4);

  test('one and a half times the usual week, and four more: not below either', () => {
    expect(judge(steady, 8)).toMatchObject({ key: monday, title: 'Meeting overload this week: 8 meetings' });
    expect(judge(steady, 7)).toBeNull();
    const many = steady.map(() => 10);
    expect(judge(many, 15)).not.toBeNull();
    expect(judge(many, 14)).toBeNull();
  });
  test('next week’s counts, when it is the busier one', () => {
    expect(judge(steady, 4, 9)).toMatchObject({
      key: '2026-06-22',
      title: 'Meeting overload next week: 9 meetings',
    });
  });
  test('for somebody whose weeks differ much, it takes more', () => {
    const uneven = [2, 8, 3, 9, 2, 8, 1, 9, 3, 8, 2, 9];
    expect(judge(uneven, 12)).toBeNull();
    expect(judge(uneven, 22)).not.toBeNull();
  });
  test('not without six weeks of meetings to compare with', () => {
    const few = [0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4];
    expect(judge(few, 20)).toBeNull();
    expect(judge([...few.slice(1), 4], 20)).not.toBeNull();
  });
  test('rests on the meetings of the busy week, each by what set its time', () => {
    const found = judge(steady, 8)?.evidence.flatMap(({ restsOn = [] }) => restsOn);
    expect(found).toHaveLength(8);
    expect(found?.[0]).toMatchObject({ stream: 'meeting-held-0', path: '/meetings/held-0' });
  });
  test('shows every week beside the usual one', () => {
    expect(judge(steady, 8)?.chart).toMatchObject({ values: [...steady, 8, 0], compared: { value: 4 } });
  });
});

describe('falling wellbeing', () => {
  const judge = (about: 'team' | 'self', values: readonly number[]) =>
    fallingWellbeing.judge(
      { about, weeks: weeksOf(values) },
      DEFAULT_THRESHOLDS['falling-wellbeing'],
      now,
      me,
    );
  const fallingBy = (fall: number, weeks: number) =>
    Array.from({ length: weeks }, (_, index) => 8 - (fall * index) / (weeks - 1));

  test('a team’s from a fall of 1.2 points on, one’s own from 2.5', () => {
    expect(judge('team', fallingBy(1.2, 8))).toMatchObject({ targetTeamId: me, insightType: 'trend_alert' });
    expect(judge('team', fallingBy(1.1, 8))).toBeNull();
    expect(judge('self', fallingBy(2.5, 8))).toMatchObject({ title: 'Your wellbeing has been falling' });
    expect(judge('self', fallingBy(2.4, 8))).toBeNull();
  });
  test('not with fewer than six weeks, nor with answers that are too old', () => {
    expect(judge('team', fallingBy(3, 6))).not.toBeNull();
    expect(judge('team', fallingBy(3, 5))).toBeNull();
    const old = weeksOf(fallingBy(3, 12)).slice(0, 8);
    expect(
      fallingWellbeing.judge({ about: 'team', weeks: old }, DEFAULT_THRESHOLDS['falling-wellbeing'], now, me),
    ).toBeNull();
  });
  test('ups and downs, one bad week and a rise are no fall', () => {
    expect(judge('team', [8, 5, 8, 5, 8, 5, 8, 5])).toBeNull();
    expect(judge('team', [7, 7.1, 7, 6.9, 7, 7.1, 7, 2])).toBeNull();
    expect(judge('team', fallingBy(2, 8).reverse())).toBeNull();
  });
  test('names nobody and no event: that would say whose answers these are', () => {
    const evidence = judge('team', fallingBy(2, 8))?.evidence ?? [];
    expect(evidence.every(({ aboutId, restsOn }) => aboutId === undefined && restsOn === undefined)).toBe(
      true,
    );
  });
});

describe('stress without 1:1s', () => {
  const lastMet = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const lastMeetingId = meetingId.parse('018f0000-0000-7000-8000-000000000009');
  const judge = (values: readonly number[], days: number | null, about: 'team' | 'self' = 'team') =>
    stressWithoutMeetingsRule.judge(
      {
        about,
        weeks: weeksOf(values),
        without: [{ employeeId: other, lastMetAt: days === null ? null : lastMet(days), lastMeetingId }],
      },
      DEFAULT_THRESHOLDS['stress-without-meetings'],
      now,
      me,
    );

  test('a median below five, and 21 days without a 1:1', () => {
    expect(judge([4.9, 4.9, 4.9], 21)).toMatchObject({ actionPath: `/meetings?schedule=${other}` });
    expect(judge([5, 5, 5], 21)).toBeNull();
    expect(judge([4, 4, 4], 20.9)).toBeNull();
    expect(judge([4, 4, 4], null)).not.toBeNull();
  });
  test('not with fewer than three of the last four weeks, whatever was before', () => {
    expect(judge([4, 4], 30)).toBeNull();
    expect(judge([3, 3, 3, 3, 8, 8, 8, 8], 30)).toBeNull();
  });
  test('rests on the last 1:1 that was completed, which both of them may open, and on no answer', () => {
    const found = judge([4, 4, 4], 30)?.evidence.flatMap(({ restsOn = [] }) => restsOn);
    expect(found).toEqual([
      {
        stream: `meeting-${lastMeetingId}`,
        types: ['MeetingCompleted'],
        path: `/meetings/${lastMeetingId}`,
      },
    ]);
  });
  test('to a person about themself it names nobody', () => {
    const own = judge([4, 4, 4], 30, 'self');
    expect(own).toMatchObject({ insightType: 'recommendation', actionPath: '/meetings' });
    expect(own?.evidence.some(({ aboutId }) => aboutId !== undefined)).toBe(false);
  });
});

test('a direction is that of most pairs: a wild value does not turn it', () => {
  const points = [8, 7.5, 7, 1, 6, 5.5, 5, 4.5].map((value, at) => ({ at, value }));
  expect(directionOf(points).slope).toBeCloseTo(-0.5, 1);
  expect(directionOf(points).certainty).toBeLessThan(-2);
});
