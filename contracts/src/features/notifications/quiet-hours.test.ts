import { describe, expect, test } from 'vitest';
import { instantsAt, localTimeIn } from '../../kernel/local-time';
import { heldUntil, LONGEST_HOLD_MS, setQuietHours, USUAL_QUIET_HOURS, type QuietHours } from './quiet-hours';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

function held(instant: string, timeZone: string, change: Partial<QuietHours> = {}): string | null {
  const until = heldUntil(Date.parse(instant), timeZone, { ...USUAL_QUIET_HOURS, ...change });
  return until === null ? null : new Date(until).toISOString();
}

describe('an e-mail', () => {
  test('goes out at once by day', () => {
    // Wednesday at noon, and a minute before the evening and at the end of the night.
    expect(held('2026-11-18T11:00:00Z', BERLIN)).toBeNull();
    expect(held('2026-11-18T18:59:00Z', BERLIN)).toBeNull();
    expect(held('2026-11-18T06:00:00Z', BERLIN)).toBeNull();
  });

  test('of the evening and of the night is held until the morning, on the person’s own clock', () => {
    expect(held('2026-11-18T19:00:00Z', BERLIN)).toBe('2026-11-19T06:00:00.000Z');
    expect(held('2026-11-19T02:30:00Z', BERLIN)).toBe('2026-11-19T06:00:00.000Z');
    expect(held('2026-11-18T19:00:00Z', NEW_YORK)).toBeNull();
    expect(held('2026-11-19T02:30:00Z', NEW_YORK)).toBe('2026-11-19T12:00:00.000Z');
  });

  test('of the weekend is held until Monday morning, from Friday evening on', () => {
    const monday = '2026-11-23T06:00:00.000Z';
    expect(held('2026-11-20T19:30:00Z', BERLIN)).toBe(monday);
    expect(held('2026-11-21T12:00:00Z', BERLIN)).toBe(monday);
    expect(held('2026-11-22T22:59:00Z', BERLIN)).toBe(monday);
    expect(held('2026-11-21T12:00:00Z', BERLIN, { weekends: false })).toBeNull();
    expect(held('2026-11-20T19:30:00Z', BERLIN, { weekends: false })).toBe('2026-11-21T06:00:00.000Z');
  });

  test('is held until the end of Sunday where the night is not quiet', () => {
    expect(held('2026-11-21T12:00:00Z', BERLIN, { from: '12:00', until: '13:00' })).toBe(
      '2026-11-22T23:00:00.000Z',
    );
    expect(held('2026-11-18T11:20:00Z', BERLIN, { from: '12:00', until: '13:00' })).toBe(
      '2026-11-18T12:00:00.000Z',
    );
  });

  test('goes out at once where quiet hours are off', () => {
    expect(held('2026-11-21T02:30:00Z', BERLIN, { on: false })).toBeNull();
  });

  test('is never held for longer than the sweep looks back', () => {
    const almostADay = { from: '07:01', until: '07:00' };
    const start = Date.parse('2026-10-20T00:00:00Z');
    for (let hour = 0; hour < 14 * 24; hour += 1) {
      const instant = start + hour * 3_600_000;
      const until = held(new Date(instant).toISOString(), BERLIN, almostADay);
      if (until !== null) expect(Date.parse(until) - instant).toBeLessThan(LONGEST_HOLD_MS);
    }
  });
});

describe('where the clock is set forward', () => {
  // In Berlin 02:00 became 03:00 on Sunday, 29 March 2026; in New York on Sunday, 8 March 2026.
  test('the night is an hour shorter', () => {
    expect(held('2026-03-28T22:00:00Z', BERLIN, { weekends: false })).toBe('2026-03-29T05:00:00.000Z');
    expect(held('2026-03-08T04:00:00Z', NEW_YORK, { weekends: false })).toBe('2026-03-08T11:00:00.000Z');
  });

  test('quiet hours that end at a time the clock skips end as it does', () => {
    expect(held('2026-03-28T22:00:00Z', BERLIN, { until: '02:30', weekends: false })).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(instantsAt(BERLIN, '2026-03-29', '02:30')).toEqual([Date.parse('2026-03-29T01:00:00Z')]);
  });

  test('the weekend ends when Monday begins, also where midnight is skipped', () => {
    // In Cairo 00:00 became 01:00 on Friday, 24 April 2026.
    expect(instantsAt('Africa/Cairo', '2026-04-24', '00:00')).toEqual([Date.parse('2026-04-23T22:00:00Z')]);
    expect(localTimeIn('Africa/Cairo', Date.parse('2026-04-23T22:00:00Z'))).toMatchObject({
      day: '2026-04-24',
      time: '01:00',
    });
  });
});

describe('where the clock is set back', () => {
  // In Berlin 03:00 became 02:00 on Sunday, 25 October 2026.
  test('the night is an hour longer', () => {
    expect(held('2026-10-24T21:00:00Z', BERLIN, { weekends: false })).toBe('2026-10-25T06:00:00.000Z');
  });

  test('a time that comes twice ends them at the first, and again at the second', () => {
    const early = { until: '02:30', weekends: false };
    expect(instantsAt(BERLIN, '2026-10-25', '02:30')).toEqual([
      Date.parse('2026-10-25T00:30:00Z'),
      Date.parse('2026-10-25T01:30:00Z'),
    ]);
    expect(held('2026-10-24T23:00:00Z', BERLIN, early)).toBe('2026-10-25T00:30:00.000Z');
    expect(held('2026-10-25T00:45:00Z', BERLIN, early)).toBeNull();
    // 02:15 for the second time.
    expect(held('2026-10-25T01:15:00Z', BERLIN, early)).toBe('2026-10-25T01:30:00.000Z');
  });
});

test('a clock with an offset of quarter hours is read to the minute', () => {
  expect(localTimeIn('Asia/Kathmandu', Date.parse('2026-11-22T18:20:00Z'))).toEqual({
    day: '2026-11-23',
    time: '00:05',
    weekday: 1,
  });
});

test('quiet hours need two different times of the clock', () => {
  const usual = USUAL_QUIET_HOURS;
  expect(setQuietHours.safeParse(usual).success).toBe(true);
  expect(setQuietHours.safeParse({ ...usual, until: '20:00' }).success).toBe(false);
  expect(setQuietHours.safeParse({ ...usual, from: '24:00' }).success).toBe(false);
});
