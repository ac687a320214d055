import fc from 'fast-check';
import { z } from 'zod';

/** Values that have broken programs before, whatever was expected in their place. */
const awkward = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    1e308,
    -1e308,
    2 ** 53,
    0.1,
    '',
    ' ',
    'a\u0000b',
    '\ud800',
    '\u202e\u0007',
    '0000-01-01',
    '0000-01-01T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '9999-12-31',
    '2026-02-30',
    '018f0000-0000-7000-8000-000000000001',
    '%_\\',
    "'; DROP TABLE people; --",
    [],
    {},
    [null],
    [[]],
    { constructor: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values near what a schema asks for: most of them right, so that they come past the first check. */
function near(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  if (schema.anyOf && schema.anyOf.length > 0) return fc.oneof(...schema.anyOf.map(near));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, mostly(of)])),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(mostly(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000, 1_000_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return texts(schema.format);
    default:
      return awkward;
  }
}

function texts(format: string | undefined): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.constantFrom('2026-12-31', '1999-02-28', '2100-01-01', '0001-01-01');
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());
  return fc.oneof(
    fc.lorem({ mode: 'sentences', maxCount: 3 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
  );
}

function mostly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: near(schema) }, { weight: 1, arbitrary: awkward });
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Bodies for a command, as text: near what it asks for, something else altogether, or no JSON. */
export function bodiesFor(schema: z.ZodType): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: mostly(jsonSchemaOf(schema)).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: awkward.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '{"a":', '[1,', '{"__proto__":{"x":1}}', '"x"', 'null', '\ufeff{}'),
    },
  );
}

/** Query strings for a query: its own names with values near and far, once or twice, and names it does not have. */
export function queriesFor(schema: z.ZodType): fc.Arbitrary<string> {
  const properties = Object.entries(jsonSchemaOf(schema).properties ?? {});
  const own = properties.map(([name, of]) =>
    mostly(of).map((value) => `${name}=${encodeURIComponent(asText(value))}`),
  );
  const others = fc.constantFrom('surprise=1', '=', '%', 'a=%ff', 'limit=-1', 'after=x', 'limit=1&limit=2');
  return fc.array(fc.oneof(others, ...own), { maxLength: 4 }).map((parts) => parts.join('&'));
}

/** As a program would write it into an address; half a character cannot be. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/\p{Surrogate}/gu, '');
}
