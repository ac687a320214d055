import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { TOKEN_KINDS, TOKEN_STATES } from './constants';
import { serviceTokenId } from './ids';

/** A row for each token that was ever made. */
export const serviceTokenRow = z.object({
  id: serviceTokenId,
  name: z.string(),
  kind: z.enum(TOKEN_KINDS),
  /** Whose it is; null: nobody's. */
  ownerId: personId.nullable(),
  asRole: role,
  permissions: z.array(z.string()),
  state: z.enum(TOKEN_STATES),
  madeBy: personId,
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Until when the secret before the present one works; null: there was none. */
  earlierUntil: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type ServiceTokenRow = z.infer<typeof serviceTokenRow>;

/** A token as it is listed. Its secret was shown once, and is nowhere. */
export const serviceTokenView = serviceTokenRow.extend({
  ownerName: z.string().nullable(),
  madeByName: z.string(),
  /** When it was last used, to some minutes; null: never. */
  lastUsedAt: z.string().nullable(),
  /** Whether the caller can approve it. */
  mayApprove: z.boolean(),
});
export type ServiceTokenView = z.infer<typeof serviceTokenView>;

/** What a token can be given: a permission, and the requests it opens. */
export const tokenPermission = z.object({
  permission: z.string(),
  roles: z.array(role),
  requests: z.array(z.object({ request: z.string(), summary: z.string() })),
});
export type TokenPermission = z.infer<typeof tokenPermission>;
