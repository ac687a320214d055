import { expect, test } from 'vitest';
import { histogram, isInHours } from './histogram';

const at = (instant: string, count = 1) => ({ at: Date.parse(instant), count });

test('counts in hours, days, weeks or months, as the span is long, without gaps', () => {
  const hours = histogram([at('2026-03-01T08:00:00Z', 2), at('2026-03-01T10:00:00Z')]);
  expect(hours.step).toBe('hour');
  expect(hours.bars.map(({ count }) => count)).toEqual([2, 0, 1]);
  expect(hours.bars[0]).toMatchObject({
    from: '2026-03-01T08:00:00.000Z',
    until: '2026-03-01T09:00:00.000Z',
  });
  const days = histogram([at('2026-02-27T00:00:00Z'), at('2026-03-05T00:00:00Z', 4)]);
  expect([days.step, days.bars.length, days.bars.at(-1)?.count]).toEqual(['day', 7, 4]);
  const weeks = histogram([at('2026-01-01T00:00:00Z'), at('2026-12-31T00:00:00Z')]);
  expect([weeks.step, weeks.bars.length]).toEqual(['week', 53]);
  expect(weeks.bars[0]?.from).toBe('2025-12-29T00:00:00.000Z');
  const months = histogram([at('2023-11-30T00:00:00Z'), at('2026-12-01T00:00:00Z')]);
  expect([months.step, months.bars.length, months.bars.at(-1)?.until]).toEqual([
    'month',
    38,
    '2027-01-01T00:00:00.000Z',
  ]);
});

test('nothing has no bars', () => {
  expect(histogram([]).bars).toEqual([]);
  expect(isInHours([])).toBe(true);
});
