import type { ServiceTokenEvent } from '@annals/contracts/features/service-tokens/events';
import { serviceTokenRow, type ServiceTokenRow } from '@annals/contracts/features/service-tokens/views';
import { projection } from '../../engine/projection';

/** The tokens that were made, as they are listed. What a token opens is decided beside the log, by its secret. */
export const serviceTokens = projection<ServiceTokenRow, ServiceTokenEvent>({
  name: 'service_tokens',
  version: 1,
  row: serviceTokenRow,
  indexes: { ofOwner: ['ownerId', 'madeAt desc'], newest: ['madeAt desc'] },
  tags: ['ServiceTokens'],
  concerns: ({ ownerId, madeBy }) => (ownerId === null ? [madeBy] : [ownerId]),
  key: ({ data }) => data.tokenId,
  evolve: {
    ServiceTokenMade: (_, { data: { tokenId, approverIds, ...token }, metadata }) => ({
      id: tokenId,
      ...token,
      state: approverIds.length > 0 ? 'waiting' : 'active',
      madeAt: metadata.occurredAt,
      earlierUntil: null,
      endedAt: null,
    }),
    ServiceTokenApproved: (row) => row && { ...row, state: 'active' },
    ServiceTokenRotated: (row, { data: { expiresAt, earlierUntil } }) =>
      row && { ...row, expiresAt, earlierUntil },
    ServiceTokenRevoked: (row, { metadata }) =>
      row && { ...row, state: 'revoked', endedAt: metadata.occurredAt },
  },
});
