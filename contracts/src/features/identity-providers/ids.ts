import { z } from 'zod';

export const identityProviderId = z.uuid().brand<'IdentityProviderId'>();
export type IdentityProviderId = z.infer<typeof identityProviderId>;
