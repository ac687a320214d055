import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { routeTables } from '../routes';
import { calendarDay } from './calendar-day';
import type { Route } from './route';

it.each([
  ['2026-07-02', '2026-07-02'],
  ['2026-07-02T00:00:00.000Z', '2026-07-02'],
  ['2026-07-02T23:30:00-07:00', '2026-07-02'],
])('a day in what is sent: %s', (sent, day) => {
  expect(calendarDay().parse(sent)).toBe(day);
});

it.each(['', '2026-02-30', '2026-07', '2026-07-02T25:00:00Z', 'tomorrow'])('is not: %s', (sent) => {
  expect(calendarDay('Please choose a due date').safeParse(sent).error?.issues[0]?.message).toBe(
    'Please choose a due date',
  );
});

interface Format {
  readonly format?: unknown;
}

/** For each place that takes a day: the formats it takes. */
function formatsOfDays(schema: unknown): unknown[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    const formats = schema.anyOf.map(({ format }: Format) => format);
    if (formats.includes('date')) return [formats];
  }
  if ('format' in schema && schema.format === 'date') return [['date']];
  return Object.values(schema).flatMap(formatsOfDays);
}

describe('wherever a day is sent, an ISO timestamp does as well', () => {
  const routes = Object.values(routeTables).flatMap((table) => Object.values<Route>(table));
  const sent = routes.map((route): [string, unknown[][]] => [
    route.path,
    formatsOfDays(
      z.toJSONSchema(route.kind === 'command' ? route.body : route.query, {
        io: 'input',
        unrepresentable: 'any',
      }),
    ),
  ]);
  test.each(sent.filter(([, days]) => days.length > 0))('%s', (_, days) => {
    for (const formats of days) expect(formats).toEqual(expect.arrayContaining(['date', 'date-time']));
  });
  it('is looked for where there are days', () => {
    expect(sent.filter(([, days]) => days.length > 0).length).toBeGreaterThan(10);
  });
});
