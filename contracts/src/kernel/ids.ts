import { z } from 'zod';

/** Ids are generated unique strings (UUIDs); branding keeps a meeting's id from being used as a person's. */
export const personId = z.uuid().brand<'PersonId'>();
export type PersonId = z.infer<typeof personId>;

/** The `Idempotency-Key` header: one id per intention of a person, kept over retries. */
export const commandId = z.uuid().brand<'CommandId'>();

/** A place in the log, as a decimal string because JSON has no 64-bit integers. */
export const position = z.string().regex(/^\d{1,19}$/, 'A position is a whole number');
