import { z } from 'zod';

/** Ids are generated unique strings (UUIDs); branding keeps a meeting's id from being used as a person's. */
export const personId = z.uuid().brand<'PersonId'>();
export type PersonId = z.infer<typeof personId>;

/** The `Idempotency-Key` header: one id per intention of a person, kept over retries. */
export const commandId = z.uuid().brand<'CommandId'>();

/** What a 64-bit integer can hold. */
const LAST_POSITION = '9223372036854775807';

/** A place in the log, as a decimal string because JSON has no 64-bit integers. */
export const position = z
  .string()
  .regex(/^\d{1,19}$/, 'A position is a whole number')
  .refine((digits) => digits.padStart(19, '0') <= LAST_POSITION, 'No log is that long');
