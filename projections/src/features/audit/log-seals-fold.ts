import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { logSealRow, type LogSealRow } from '@annals/contracts/features/audit/seal-views';
import { projection } from '../../engine/projection';

/** The signed checkpoints of the log. */
export const logSeals = projection<LogSealRow, SealEvent>({
  name: 'log_seals',
  version: 1,
  row: logSealRow,
  indexes: { latest: ['size desc'] },
  tags: ['Seal'],
  concerns: () => [],
  key: (event) => (event.type === 'LogSealed' ? event.data.sealId : []),
  evolve: {
    LogSealed: (_, { data: { sealId, size, root, position, keyId, note }, metadata }) => ({
      id: sealId,
      size,
      root,
      position,
      keyId,
      note,
      sealedAt: metadata.occurredAt,
    }),
  },
});
