import {
  CelebrationChoiceSet,
  TierCelebrated,
  WorkAnniversaryCelebrated,
} from '@annals/contracts/features/celebrations/events';
import { personId } from '@annals/contracts/kernel/ids';
import { rewardTierId } from '@annals/contracts/features/rewards/ids';
import { describe, expect, test } from 'vitest';
import { given } from '../../platform/commands/given';
import { anniversaryNow, daysAbout } from './anniversary';
import { celebrationsOf } from './decider';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const tierId = rewardTierId.parse('018f0000-0000-7000-8000-00000000000c');
const system = { id: 'system:celebrations', role: 'system' } as const;
const self = { id: employeeId, role: 'employee' } as const;

describe('the celebrations of a person', () => {
  const anniversary = { employeeId, managerId, years: 5, day: '2026-11-23' };
  const celebrate = { type: 'CelebrateWorkAnniversary', ...anniversary } as const;
  const celebrated = WorkAnniversaryCelebrated.of(anniversary);
  const tier = { employeeId, managerId, tierId, tierName: 'Gold' };
  const choice = (celebration: 'work_anniversary' | 'tier_reached', on: boolean) =>
    CelebrationChoiceSet.of({ employeeId, celebration, on });

  test('are celebrated once', () => {
    given(celebrationsOf).when(celebrate, system).then(celebrated);
    given(celebrationsOf, celebrated).when(celebrate, system).thenNothing();
    given(celebrationsOf, celebrated)
      .when({ ...celebrate, years: 6, day: '2027-11-23' }, system)
      .then(WorkAnniversaryCelebrated.of({ ...anniversary, years: 6, day: '2027-11-23' }));
    given(celebrationsOf)
      .when({ type: 'CelebrateTier', ...tier }, system)
      .then(TierCelebrated.of(tier));
    given(celebrationsOf, TierCelebrated.of(tier))
      .when({ type: 'CelebrateTier', ...tier }, system)
      .thenNothing();
  });

  test('are not, where the person has switched them off', () => {
    given(celebrationsOf, choice('work_anniversary', false)).when(celebrate, system).thenNothing();
    given(celebrationsOf, choice('tier_reached', false))
      .when({ type: 'CelebrateTier', ...tier }, system)
      .thenNothing();
    given(celebrationsOf, choice('tier_reached', false)).when(celebrate, system).then(celebrated);
    given(celebrationsOf, choice('work_anniversary', false), choice('work_anniversary', true))
      .when(celebrate, system)
      .then(celebrated);
  });

  test('are chosen once', () => {
    const choose = (on: boolean) =>
      ({ type: 'ChooseCelebration', employeeId, celebration: 'tier_reached', on }) as const;
    given(celebrationsOf).when(choose(true), self).thenNothing();
    given(celebrationsOf).when(choose(false), self).then(choice('tier_reached', false));
    given(celebrationsOf, choice('tier_reached', false)).when(choose(false), self).thenNothing();
  });
});

describe('a work anniversary', () => {
  const at = (instant: string, hireDate = '2021-11-23', zone = 'UTC') =>
    anniversaryNow(hireDate, zone, Date.parse(instant));
  const fifth = { day: '2026-11-23', years: 5 };

  test('is told of from eight in the morning of the person’s own day on', () => {
    expect(at('2026-11-23T07:59:00Z')).toBeUndefined();
    expect(at('2026-11-23T08:00:00Z')).toEqual(fifth);
    expect(at('2026-11-23T08:00:00Z', '2021-11-23', 'America/New_York')).toBeUndefined();
    expect(at('2026-11-22T19:00:00Z', '2021-11-23', 'Pacific/Auckland')).toEqual(fifth);
  });

  test('that was missed is told of for three days', () => {
    expect(at('2026-11-26T20:00:00Z')).toEqual(fifth);
    expect(at('2026-11-27T00:00:00Z')).toBeUndefined();
  });

  test('is none in the year somebody joins', () => {
    expect(at('2026-11-23T12:00:00Z', '2026-11-23')).toBeUndefined();
    expect(at('2027-11-23T12:00:00Z', '2026-11-23')).toEqual({ day: '2027-11-23', years: 1 });
  });

  test('of 29 February is on the 28th where there is no 29th', () => {
    expect(at('2027-02-28T12:00:00Z', '2024-02-29')).toEqual({ day: '2027-02-28', years: 3 });
    expect(at('2028-02-29T12:00:00Z', '2024-02-29')).toEqual({ day: '2028-02-29', years: 4 });
    expect(at('2028-02-28T12:00:00Z', '2024-02-29')).toBeUndefined();
  });

  test('is looked for over the turn of a year', () => {
    expect(daysAbout(Date.parse('2027-01-01T10:00:00Z'))).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(at('2027-01-01T10:00:00Z', '2020-12-31')).toEqual({ day: '2026-12-31', years: 6 });
  });
});
