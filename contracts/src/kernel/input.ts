import type { z } from 'zod';
import { dateOutside, YEARS_OF_PEOPLE } from './dates-in';
import { unstorableText } from './storable-text';

/** What is wrong with an input, in the words its schema was declared with. */
export interface InputFaults {
  readonly issues: readonly z.core.$ZodIssue[];
}

/** An input as its schema makes it, or what is wrong with it. */
export type ParsedInput<Schema extends z.ZodType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly error: InputFaults };

/**
 * Parses what came in from outside, by the schema it is declared with and by what holds for all of them: no text that cannot be stored, no
 * date outside of the years people enter. Every route's body, path and query goes through here, so no field has to say so for itself.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): ParsedInput<Schema> {
  const text = unstorableText(value);
  if (text) return refused(text, value);
  const parsed = schema.safeParse(value);
  const date = parsed.success ? dateOutside(schema, parsed.data, YEARS_OF_PEOPLE) : undefined;
  return date ? refused(date, value) : parsed;
}

function refused(
  { path, message }: { readonly path: readonly PropertyKey[]; readonly message: string },
  input: unknown,
): { readonly success: false; readonly error: InputFaults } {
  return { success: false, error: { issues: [{ code: 'custom', path: [...path], message, input }] } };
}
