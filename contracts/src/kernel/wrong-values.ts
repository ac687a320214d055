import { z } from 'zod';
import './messages';

/** What a field may get by mistake or out of malice: nothing, too little, too much, and things of another kind. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(20_001),
  '2026-02-30',
  0,
  -1,
  0.5,
  1e15,
  Number.NaN,
  true,
  [],
  {},
  Array.from({ length: 1_001 }, () => 'x'),
];

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Values that go wrong at every place of a schema, one place at a time: for tests that sweep over all schemas. */
export function* wrongValuesOf(schema: z.ZodType): Generator {
  yield* wrongValues(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function* wrongValues(schema: JsonSchema): Generator {
  yield* WRONG;
  yield { surprise: true };
  if (typeof schema === 'boolean') return;
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    for (const value of wrongValues(property)) yield { [name]: value };
  if (schema.additionalProperties)
    for (const value of wrongValues(schema.additionalProperties)) yield { x: value };
  for (const items of [schema.items ?? []].flat()) for (const value of wrongValues(items)) yield [value];
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* wrongValues(branch);
}

const OF_THE_CHECKER = /invalid|too (small|big)|expected|received|unrecognized|must match|^required$/i;

/** The messages of a schema that are not for people: words of the checker, or no words at all. */
export function checkerWordsOf(schema: z.ZodType): string[] {
  const found = new Set<string>();
  for (const value of wrongValuesOf(schema))
    for (const { message, path } of schema.safeParse(value).error?.issues ?? [])
      if (OF_THE_CHECKER.test(message) || !/^["A-Z].{7,}/s.test(message))
        found.add(`${path.map(String).join('.')}: ${message}`);
  return [...found];
}
