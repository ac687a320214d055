import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routeTables } from '../routes';
import { enteredNumber } from './entered-number';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 12, 15, 20, 30, 100, 2026];
/** What JavaScript takes for a number, and nobody who fills in a form. */
const NONE = [
  true,
  false,
  [],
  [3],
  '',
  ' ',
  '0x1f',
  '1e1',
  '1_0',
  '１',
  'NaN',
  'Infinity',
  null,
  {},
] as const;

interface Place {
  readonly name: string;
  readonly schema: z.core.$ZodType;
}

/** Where a schema has a number, whatever it is wrapped into. */
function numbersIn({ name, schema }: Place): Place[] {
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([field, inner]) =>
      numbersIn({ name: `${name}.${field}`, schema: inner }),
    );
  if (schema instanceof z.ZodArray) return numbersIn({ name: `${name}[]`, schema: schema.element });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return numbersIn({ name, schema: schema.unwrap() });
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  return NUMBERS.some(takes) && !takes({ anything: 'at all' }) ? [{ name, schema }] : [];
}

describe('a number', () => {
  const whole = enteredNumber(z.int().min(-5).max(50), 'Please say how many');
  test.each([
    [7, 7],
    ['7', 7],
    [' 07 ', 7],
    ['-3', -3],
    ['4.0', 4],
  ])('%j is %j', (given, number) => expect(whole.parse(given)).toBe(number));
  test.each(NONE)('%j is none, and is told so', (given) =>
    expect(whole.safeParse(given).error?.issues[0]?.message).toBe('Please say how many'),
  );
  test.each([51, '51', 4.5, '4.5', 'nine', '9'.repeat(400)])('%j is not what is asked for', (given) =>
    expect(whole.safeParse(given).success).toBe(false),
  );
});

const places = Object.values(routeTables)
  .flatMap((table) => Object.values(table))
  .flatMap((route) => [
    ...(route.kind === 'command' ? [{ name: `${route.path} body`, schema: route.body }] : []),
    ...('query' in route && route.query ? [{ name: `${route.path} query`, schema: route.query }] : []),
  ])
  .flatMap(numbersIn);

test('no route takes anything else for a number', () => {
  expect(places.length).toBeGreaterThan(40);
  const taken = places.flatMap(({ name, schema }) =>
    NONE.filter((value) => z.safeParse(schema, value).success).map(
      (value) => `${name}: ${JSON.stringify(value)}`,
    ),
  );
  expect(taken).toEqual([]);
});
