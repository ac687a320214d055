import { z } from 'zod';

export const serviceTokenId = z.uuid().brand<'ServiceTokenId'>();
export type ServiceTokenId = z.infer<typeof serviceTokenId>;
