import { z } from 'zod';

export const painPointId = z.uuid().brand<'PainPointId'>();
export type PainPointId = z.infer<typeof painPointId>;
