import { z } from 'zod';

export const wordingId = z.uuid().brand<'WordingId'>();
export type WordingId = z.infer<typeof wordingId>;
