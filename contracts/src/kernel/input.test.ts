import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dateOutside, YEARS_OF_ROWS } from './dates-in';
import { parseInput } from './input';
import { storableText, storableValue, unstorableIn, unstorableText } from './storable-text';

describe('texts', () => {
  test.each([
    ['a\u0000b', 'U+0000, number 2'],
    ['\ud800', 'U+D800, number 1'],
    ['ab\udfffc', 'U+DFFF, number 3'],
    ['\u001b[2J', 'U+001B, number 1'],
    ['\u0085', 'U+0085, number 1'],
  ])('%j is refused, and said where', (text, where) => {
    expect(unstorableIn(text)).toContain(where);
  });

  test.each(['', 'line\nline\r\n\ttab', '🙂 é \u200d \u202e \uffff', '“„”'])('%j is a text', (text) => {
    expect(unstorableIn(text)).toBeUndefined();
  });

  test('however deep they stand, and in the names of fields', () => {
    expect(unstorableText({ a: [{ b: ['x', 'y\u0000'] }] })?.path).toEqual(['a', 0, 'b', 1]);
    expect(unstorableText({ a: { 'b\u0000': 1 } })?.path).toEqual(['a']);
    let deep: unknown = '\u0000';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(unstorableText(deep)?.path).toHaveLength(100_000);
  });

  test('any text can be stored after what cannot be was replaced, and what can be is left as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stored = storableText(text);
        expect(unstorableIn(stored)).toBeUndefined();
        expect(Buffer.from(stored).toString()).toBe(stored);
        expect(stored).toHaveLength(text.length);
        if (unstorableIn(text) === undefined) expect(stored).toBe(text);
        expect(unstorableText(storableValue({ [text]: [text] }))).toBeUndefined();
      }),
    );
  });
});

describe('dates', () => {
  const day = z.iso.date();
  const shapes: readonly (readonly [string, z.ZodType, (date: string) => unknown, readonly PropertyKey[]])[] =
    [
      ['a field', z.strictObject({ day }), (date) => ({ day: date }), ['day']],
      [
        'one that may be missing',
        z.object({ day: day.nullable().optional() }),
        (date) => ({ day: date }),
        ['day'],
      ],
      ['a list', z.array(z.object({ day })), (date) => [{ day: date }], [0, 'day']],
      ['a record', z.record(z.string(), day), (date) => ({ a: date }), ['a']],
      ['a pair', z.tuple([z.string(), day]), (date) => ['x', date], [1]],
      ['a refined body', z.object({ day }).refine(() => true), (date) => ({ day: date }), ['day']],
      ['a list from a spreadsheet', z.preprocess((text) => text, day.optional()), (date) => date, []],
      ['a default', z.object({ day: day.default('2026-01-01') }), (date) => ({ day: date }), ['day']],
      [
        'a choice',
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('a'), day }),
          z.object({ kind: z.literal('b') }),
        ]),
        (date) => ({ kind: 'a', day: date }),
        ['day'],
      ],
    ];

  test.each(shapes)('outside of the years are found in %s', (_, schema, holding, path) => {
    for (const date of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
      const parsed = parseInput(schema, holding(date));
      expect(parsed.success || parsed.error.issues).toMatchObject([
        { path, message: 'Please choose a date between the years 1900 and 2199.' },
      ]);
    }
    expect(parseInput(schema, holding('2026-07-02')).success).toBe(true);
  });

  test('instants are looked at in UTC, titles that read as a date are titles', () => {
    const schema = z.object({ at: z.iso.datetime({ offset: true }), title: z.string() });
    const at = (instant: string) => dateOutside(schema, { at: instant, title: '0000-01-01' }, YEARS_OF_ROWS);
    expect(at('9999-12-31T23:59:59-14:00')?.path).toEqual(['at']);
    expect(at('0001-01-01T00:00:00+14:00')?.path).toEqual(['at']);
    expect(at('9999-12-31T23:59:59Z')).toBeUndefined();
  });

  test('a schema that holds itself is looked through', () => {
    interface Tree {
      readonly day: string;
      readonly below: readonly Tree[];
    }
    const tree: z.ZodType<Tree> = z.lazy(() => z.object({ day, below: z.array(tree) }));
    const value = { day: '2026-01-01', below: [{ day: '0000-01-01', below: [] }] };
    expect(dateOutside(tree, value, YEARS_OF_ROWS)?.path).toEqual(['below', 0, 'day']);
  });
});
