import { z } from 'zod';

/** A request that takes two administrators. */
export const privilegedActId = z.uuid().brand<'PrivilegedActId'>();
export type PrivilegedActId = z.infer<typeof privilegedActId>;
