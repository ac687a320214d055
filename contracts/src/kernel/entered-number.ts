import { z } from 'zod';
import { msg } from './text';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * A number in what is sent to the server: a number of JSON, or its decimal digits as text, which forms and queries give. Nothing else is one.
 * `z.coerce` would take `null`, `false` and an empty field for 0, `true` for 1 and `1e2` for 100, and they would be recorded.
 *
 * @param number what holds for it
 * @param missing the sentence for what is no number
 */
export function enteredNumber<Checked extends z.ZodType<number, number>>(
  number: Checked,
  missing: string | { readonly error: () => string } = msg('Please enter a number'),
) {
  const digits = z
    .string(missing)
    .trim()
    .regex(DECIMAL, missing)
    .transform((text) => Number(text));
  return z.union([z.number(missing), digits], missing).pipe(number);
}
