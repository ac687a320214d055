import { WeeklyDigestPrepared } from '@annals/contracts/features/digests/events';
import { personId } from '@annals/contracts/kernel/ids';
import { detailsOf, sentenceOf } from '@annals/contracts/notice-kinds';
import { digestNotices } from '@annals/projections/features/digests/notices';
import { describe, expect, test } from 'vitest';
import { asRecorded, given } from '../../platform/commands/given';
import { weeklyDigest } from './decider';
import { weekDueIn } from './monday';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const system = { id: 'system:digest', role: 'system' } as const;
const items = [
  { item: 'timeOffToDecide', count: 2 },
  { item: 'meetingsAhead', count: 1 },
] as const;

describe('the digests of a person', () => {
  const prepare = (week: string, what: typeof items | readonly [] = items) =>
    ({ type: 'PrepareDigest', employeeId, week, items: what }) as const;
  const prepared = (week: string) => WeeklyDigestPrepared.of({ employeeId, week, items: [...items] });

  test('come once a week', () => {
    given(weeklyDigest).when(prepare('2026-W48'), system).then(prepared('2026-W48'));
    given(weeklyDigest, prepared('2026-W48')).when(prepare('2026-W48'), system).thenNothing();
    given(weeklyDigest, prepared('2026-W53')).when(prepare('2027-W01'), system).then(prepared('2027-W01'));
  });

  test('never come late, and never empty', () => {
    given(weeklyDigest, prepared('2026-W48')).when(prepare('2026-W47'), system).thenNothing();
    given(weeklyDigest).when(prepare('2026-W48', []), system).thenNothing();
  });
});

describe('a digest', () => {
  const due = (instant: string, timeZone = 'Europe/Berlin') => weekDueIn(timeZone, Date.parse(instant));

  test('is due from the Monday morning of the person on, and for what was missed until Tuesday is over', () => {
    expect(due('2026-11-23T06:59:00Z')).toBeUndefined();
    expect(due('2026-11-23T07:00:00Z')).toEqual({
      week: '2026-W48',
      monday: '2026-11-23',
      nextMonday: '2026-11-30',
      mondayAfter: '2026-12-07',
      begins: '2026-11-22T23:00:00.000Z',
      ends: '2026-11-29T23:00:00.000Z',
      lastBegan: '2026-11-15T23:00:00.000Z',
    });
    expect(due('2026-11-24T22:59:00Z')?.week).toBe('2026-W48');
    expect(due('2026-11-24T23:00:00Z')).toBeUndefined();
    expect(due('2026-11-23T07:00:00Z', 'America/New_York')).toBeUndefined();
    expect(due('2026-11-22T19:00:00Z', 'Pacific/Auckland')?.week).toBe('2026-W48');
  });

  test('keeps to the clock when it changes', () => {
    // In Berlin the clock went forward on 29 March 2026 and back on 25 October 2026.
    expect(due('2026-03-30T05:59:00Z')).toBeUndefined();
    expect(due('2026-03-30T06:00:00Z')).toMatchObject({
      begins: '2026-03-29T22:00:00.000Z',
      lastBegan: '2026-03-22T23:00:00.000Z',
    });
    expect(due('2026-10-26T06:59:00Z')).toBeUndefined();
    expect(due('2026-10-26T07:00:00Z')).toMatchObject({
      begins: '2026-10-25T23:00:00.000Z',
      lastBegan: '2026-10-18T22:00:00.000Z',
    });
  });

  test('reads as one sentence and as its lines', () => {
    const event = asRecorded(WeeklyDigestPrepared.of({ employeeId, week: '2026-W48', items: [...items] }), 0);
    const [notice] = digestNotices.WeeklyDigestPrepared?.(event as never) ?? [];
    if (!notice) throw new Error('Somebody is told');
    const told = { ...notice, otherName: null };
    expect(sentenceOf(told, String)).toBe('Your week: 2 things wait for you, 1 thing is ahead.');
    expect(detailsOf(told, String)).toEqual([
      {
        heading: 'Waits for you',
        lines: [{ text: '2 requests for time off to decide on', path: '/time-off' }],
      },
      { heading: 'Ahead', lines: [{ text: '1 1:1 this week', path: '/meetings' }] },
    ]);
  });
});
