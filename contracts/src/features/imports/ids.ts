import { z } from 'zod';

export const importId = z.uuid().brand<'ImportId'>();
export type ImportId = z.infer<typeof importId>;
