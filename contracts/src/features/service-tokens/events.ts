import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { TOKEN_ENDED_BECAUSE, TOKEN_KINDS } from './constants';
import { serviceTokenId } from './ids';

const category = 'serviceToken';
const tokenId = serviceTokenId;

/** Secrets are shown once, kept beside the log as hashes, and never enter it. */
export const ServiceTokenMade = event('ServiceTokenMade', 1, {
  category,
  description:
    'A token for programs was made, with what it may do and until when; where it reaches everyone, it waits for a second administrator.',
  data: {
    tokenId,
    name: z.string(),
    kind: z.enum(TOKEN_KINDS),
    /** Whose it is; null: nobody's. */
    ownerId: personId.nullable(),
    /** The role it acts in: whose records it reaches follows from it. */
    asRole: role,
    permissions: z.array(z.string()),
    expiresAt: z.iso.datetime(),
    madeBy: personId,
    /** Those who can approve it; none: it needs nobody. */
    approverIds: z.array(personId),
  },
});

export const ServiceTokenApproved = event('ServiceTokenApproved', 1, {
  category,
  description: 'A second administrator approved a token; it works from then on.',
  data: { tokenId, approvedBy: personId },
});

export const ServiceTokenRotated = event('ServiceTokenRotated', 1, {
  category,
  description: 'A token got a new secret; the earlier one goes on working for a while, or ends at once.',
  data: { tokenId, expiresAt: z.iso.datetime(), earlierUntil: z.iso.datetime() },
});

export const ServiceTokenRevoked = event('ServiceTokenRevoked', 2, {
  category,
  description:
    'A token was ended: by wish, because a second administrator rejected it, because its owner left or was locked, or by a review of access.',
  data: { tokenId, because: z.enum(TOKEN_ENDED_BECAUSE) },
  // Version 1 knew no reviews.
  upcasters: { 1: (data) => data },
});

export const serviceTokenEvents = [
  ServiceTokenMade,
  ServiceTokenApproved,
  ServiceTokenRotated,
  ServiceTokenRevoked,
] as const;
export type ServiceTokenEvent = EventOf<(typeof serviceTokenEvents)[number]>;
export type NewServiceTokenEvent = NewEventOf<(typeof serviceTokenEvents)[number]>;
