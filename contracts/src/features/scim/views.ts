import { z } from 'zod';
import { serviceTokenView } from '../service-tokens/views';

/** The last request of a SCIM client that is told of. */
export const scimRequest = z.object({
  at: z.string(),
  /** Such as `PATCH /Users`, without any id. */
  request: z.string(),
  status: z.number(),
  /** What was wrong, in a sentence; null: nothing was. */
  says: z.string().nullable(),
});
export type ScimRequest = z.infer<typeof scimRequest>;

/** A client that keeps the directory of people. */
export const scimClientView = serviceTokenView
  .pick({ id: true, name: true, state: true, madeByName: true, expiresAt: true, earlierUntil: true })
  .extend({
    /** What is entered at the provider. */
    address: z.string(),
    people: z.number(),
    groups: z.number(),
    /** People whose manager has not arrived yet. */
    waitingForManager: z.number(),
    lastRequest: scimRequest.nullable(),
  });
export type ScimClientView = z.infer<typeof scimClientView>;
