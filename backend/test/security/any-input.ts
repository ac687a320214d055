import { storableText } from '@annals/contracts/kernel/storable-text';
import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Gives ids that exist, by the name of the field that asks for one. */
export type IdsFor = (field: string) => readonly string[];

/** Any text: of all planes, with halves of pairs, NUL and what SQL, COPY, JSON and a screen have a meaning for. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\\N',
    "'; --",
    '{"a":1}',
    '<b>',
    '\u202e',
    '\uffff',
    '\\u0000',
    '{NULL}',
  ),
);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const TIMES = [inDays(10), inDays(70), inDays(-20)];
const DAYS = TIMES.map((time) => time.slice(0, 10));

/**
 * Bodies that a command may get: well-formed ids, days and choices, and any text wherever a text can stand. Every other one of the texts has
 * in it what is refused at the route; the rest comes as far as the feature.
 */
export function anyInput(schema: z.ZodType, idsFor: IdsFor): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof(
    { arbitrary: valueOf(json, '', idsFor, anyText.map(storableText)), weight: 3 },
    { arbitrary: valueOf(json, '', idsFor, anyText), weight: 1 },
  );
}

function valueOf(
  schema: JsonSchema,
  field: string,
  idsFor: IdsFor,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return text;
  const below = (inner: JsonSchema, name = field) => valueOf(inner, name, idsFor, text);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => below(option)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return textOf(schema, field, idsFor, text);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.max(schema.minimum ?? 0, -1_000);
    return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 10, min + 100)) });
  }
  if (schema.type === 'array') {
    const minLength = schema.minItems ?? 0;
    return fc.array(below([schema.items ?? {}].flat()[0] ?? {}), { minLength, maxLength: minLength + 2 });
  }
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, inner]) => [name, below(inner, name)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
  }
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(text, below(schema.additionalProperties), { maxKeys: 2 });
  return text;
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: z.core.JSONSchema.JSONSchema,
  field: string,
  idsFor: IdsFor,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...idsFor(field));
  if (format === 'date') return fc.constantFrom(...DAYS);
  if (format === 'date-time') return fc.constantFrom(...TIMES);
  if (format === 'email') return fc.uuid().map((id) => `${id}@annals.example`);
  if (pattern !== undefined) return fc.constantFrom('1', '10:00', '2026-12', '#112233');
  return text.map((any) => any.padEnd(minLength, 'x').slice(0, Math.max(maxLength, minLength)));
}
