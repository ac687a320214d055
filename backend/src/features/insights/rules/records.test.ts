import { eventDefinitions } from '@annals/contracts/events';
import { DEFAULT_THRESHOLDS } from '@annals/contracts/features/insights/rules';
import { onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { timelineEntryId } from '@annals/contracts/features/performance/ids';
import { timeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { describe, expect, test } from 'vitest';
import { ageingPainPoints } from './ageing-pain-points';
import { overdueReviewsRule } from './overdue-reviews';
import { stalledOnboarding } from './stalled-onboarding';
import { unpreparedSkipLevel } from './unprepared-skip-level';
import { unrecognisedAchievementsRule } from './unrecognised-achievements';
import { unusedTimeOff } from './unused-time-off';

const now = new Date('2026-06-15T12:00:00.000Z');
const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const recipientId = personId.parse(id(1));
const employeeId = personId.parse(id(2));
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

describe('ageing pain points', () => {
  const point = (days: number, number = 10) => ({
    id: painPointId.parse(id(number)),
    recipientId,
    createdAt: ago(days),
  });
  const judge = (...points: ReturnType<typeof point>[]) =>
    ageingPainPoints.judge(points, DEFAULT_THRESHOLDS['ageing-pain-points'], now, recipientId);

  test('from 14 days on, not before, and not with none', () => {
    expect(judge(point(14))).toMatchObject({ priority: 'medium', targetTeamId: recipientId });
    expect(judge(point(13.9))).toBeNull();
    expect(judge()).toBeNull();
  });
  test('each is named with its own page; the same ones are the same finding in any order', () => {
    const found = judge(point(30, 11), point(20, 12), point(3, 13));
    expect(found?.evidence.map(({ path }) => path)).toEqual([
      `/pain-points/${id(11)}`,
      `/pain-points/${id(12)}`,
    ]);
    expect(found?.priority).toBe('high');
    expect(judge(point(20, 12), point(30, 11))?.key).toBe(found?.key);
    expect(judge(point(20, 12))?.key).not.toBe(found?.key);
  });
  test('of very many the oldest eight are named, and the others counted', () => {
    const found = judge(...Array.from({ length: 11 }, (_, index) => point(40 - index, 20 + index)));
    expect(found?.evidence).toHaveLength(9);
    expect(found?.evidence.at(-1)?.value).toBe('3 more');
  });
});

describe('overdue reviews', () => {
  const review = (days: number, change = {}) => ({
    id: performanceReviewId.parse(id(30)),
    recipientId,
    employeeId,
    dueDate: ago(days).slice(0, 10),
    daysOverdue: days,
    status: 'self_assessed' as const,
    ...change,
  });
  const judge = (...reviews: ReturnType<typeof review>[]) =>
    overdueReviewsRule.judge(reviews, DEFAULT_THRESHOLDS['overdue-reviews'], now, recipientId);

  test('from three days on, not before, and not with none', () => {
    expect(judge(review(3))).toMatchObject({ actionPath: `/performance-reviews/${id(30)}` });
    expect(judge(review(2))).toBeNull();
    expect(judge()).toBeNull();
  });
  test('says whom it is about, but not oneself', () => {
    expect(judge(review(5))?.evidence[0]?.aboutId).toBe(employeeId);
    const own = judge(review(5, { employeeId: recipientId, status: 'draft' }));
    expect(own?.evidence[0]?.aboutId).toBeUndefined();
    expect(own?.description).toBe('Your self-assessment is what it waits for.');
  });
});

describe('unrecognised achievements', () => {
  const achieved = (days: number) => ({
    id: timelineEntryId.parse(id(40)),
    recipientId,
    employeeId,
    impact: 'high' as const,
    createdAt: ago(days),
  });
  const judge = (...achievements: ReturnType<typeof achieved>[]) =>
    unrecognisedAchievementsRule.judge(
      achievements,
      DEFAULT_THRESHOLDS['unrecognised-achievements'],
      now,
      recipientId,
    );

  test('from 14 days on, for 60 days, and not with none', () => {
    expect(judge(achieved(14))).toMatchObject({ actionPath: '/recognition?nominate' });
    expect(judge(achieved(13.9))).toBeNull();
    expect(judge(achieved(59.9))).not.toBeNull();
    expect(judge(achieved(60))).toBeNull();
    expect(judge()).toBeNull();
  });
});

describe('stalled onboarding', () => {
  const onboarding = (days: number, completionPercentage = 40) => ({
    id: onboardingWorkflowId.parse(id(50)),
    recipientId,
    employeeId,
    movedAt: ago(days),
    completionPercentage,
  });
  const judge = (...onboardings: ReturnType<typeof onboarding>[]) =>
    stalledOnboarding.judge(onboardings, DEFAULT_THRESHOLDS['stalled-onboarding'], now, recipientId);

  test('from ten days without a step on, not before, not when all steps are done, and not with none', () => {
    expect(judge(onboarding(10))?.evidence[0]).toMatchObject({ aboutId: employeeId });
    expect(judge(onboarding(9.9))).toBeNull();
    expect(judge(onboarding(30, 100))).toBeNull();
    expect(judge()).toBeNull();
  });
  test('a standstill at another step is another finding', () => {
    expect(judge(onboarding(10))?.key).not.toBe(judge(onboarding(20))?.key);
  });
});

describe('skip-level meetings without preparation', () => {
  const meeting = (inDays: number) => ({
    id: skipLevelMeetingId.parse(id(60)),
    recipientId,
    employeeId,
    scheduledAt: ago(-inDays),
  });
  const judge = (...meetings: ReturnType<typeof meeting>[]) =>
    unpreparedSkipLevel.judge(meetings, DEFAULT_THRESHOLDS['unprepared-skip-level'], now, recipientId);

  test('within three days, until it begins, and not with none', () => {
    expect(judge(meeting(3))).toMatchObject({
      actionPath: `/meetings/skip-level/${id(60)}`,
      expiresAt: meeting(3).scheduledAt,
    });
    expect(judge(meeting(3.1))).toBeNull();
    expect(judge(meeting(-0.1))).toBeNull();
    expect(judge()).toBeNull();
  });
});

describe('unused time off', () => {
  const year = 2026;
  const requestId = timeOffRequestId.parse(id(70));
  const late = new Date('2026-11-20T12:00:00.000Z');
  const judge = (remaining: number, at = late, carriedOver = 5) =>
    unusedTimeOff.judge(
      { year, remaining, carriedOver, pending: 0, booked: [{ id: requestId, madeAt: [ago(9)] }] },
      DEFAULT_THRESHOLDS['unused-time-off'],
      at,
      recipientId,
    );

  test('when three days would lapse, not fewer, and never what goes into the next year', () => {
    expect(judge(8)).toMatchObject({ title: '3 days of your vacation lapse at the end of 2026' });
    expect(judge(7.5)).toBeNull();
    expect(judge(0)).toBeNull();
    expect(judge(-2)).toBeNull();
  });
  test('in the last ten weeks of the year alone', () => {
    expect(judge(10, new Date('2026-10-23T00:00:00.000Z'))).not.toBeNull();
    expect(judge(10, new Date('2026-10-22T23:59:00.000Z'))).toBeNull();
  });
  test('it lasts until the year ends, and is found anew when the days have changed', () => {
    expect(judge(8)?.expiresAt).toBe('2027-01-01T00:00:00.000Z');
    expect(judge(8)?.key).toBe(judge(8, new Date('2026-12-01T00:00:00.000Z'))?.key);
    expect(judge(8)?.key).not.toBe(judge(9)?.key);
  });
});

test('every rule about records names events that there are, in streams of their kind', () => {
  const found = [
    ageingPainPoints.judge(
      [{ id: painPointId.parse(id(10)), recipientId, createdAt: ago(20) }],
      DEFAULT_THRESHOLDS['ageing-pain-points'],
      now,
      recipientId,
    ),
    overdueReviewsRule.judge(
      [
        {
          id: performanceReviewId.parse(id(30)),
          recipientId,
          employeeId,
          dueDate: ago(20).slice(0, 10),
          daysOverdue: 20,
          status: 'draft',
        },
      ],
      DEFAULT_THRESHOLDS['overdue-reviews'],
      now,
      recipientId,
    ),
    stalledOnboarding.judge(
      [
        {
          id: onboardingWorkflowId.parse(id(40)),
          recipientId,
          employeeId,
          movedAt: ago(20),
          completionPercentage: 40,
        },
      ],
      DEFAULT_THRESHOLDS['stalled-onboarding'],
      now,
      recipientId,
    ),
    unrecognisedAchievementsRule.judge(
      [
        {
          id: timelineEntryId.parse(id(50)),
          recipientId,
          employeeId,
          impact: 'high',
          createdAt: ago(20),
        },
      ],
      DEFAULT_THRESHOLDS['unrecognised-achievements'],
      now,
      recipientId,
    ),
    unpreparedSkipLevel.judge(
      [{ id: skipLevelMeetingId.parse(id(60)), recipientId, employeeId, scheduledAt: ago(-1) }],
      DEFAULT_THRESHOLDS['unprepared-skip-level'],
      now,
      recipientId,
    ),
    unusedTimeOff.judge(
      {
        year: 2026,
        remaining: 12,
        carriedOver: 5,
        pending: 0,
        booked: [{ id: timeOffRequestId.parse(id(70)), madeAt: [ago(90)] }],
      },
      DEFAULT_THRESHOLDS['unused-time-off'],
      new Date('2026-12-01T00:00:00.000Z'),
      recipientId,
    ),
  ];
  const categories = new Map(eventDefinitions.map(({ type, category }) => [type, category]));
  for (const finding of found) {
    const rests = finding?.evidence.flatMap(({ restsOn = [] }) => restsOn) ?? [];
    expect(rests.length).toBeGreaterThan(0);
    for (const { stream, types } of rests)
      expect(types.map((type) => categories.get(type))).toEqual(types.map(() => stream.split('-')[0]));
  }
});
