import { z } from 'zod';
import { identityProviderId } from '../identity-providers/ids';
import { SCIM_GROUPS } from './constants';

/** Whose rules they are: an identity provider's, or those of the groups that directories keep by SCIM. */
export const roleSourceId = z.union([identityProviderId, z.literal(SCIM_GROUPS)]);
export type RoleSourceId = z.infer<typeof roleSourceId>;
