import type { SealEvent } from '@annals/contracts/audit/seal-events';
import type { LogAlarmRow } from '@annals/contracts/audit/seal-views';
import { projection } from '../kernel/projection';

/** What verifications found wrong with the log. */
export const logAlarms = projection<LogAlarmRow, SealEvent>({
  name: 'log_alarms',
  version: 1,
  columns: {
    id: 'uuid',
    kind: 'text',
    position: 'text',
    until: 'text?',
    other: 'text?',
    foundAt: 'timestamptz',
  },
  indexes: { latest: ['foundAt desc', 'id desc'] },
  tags: ['Seal'],
  concerns: () => [],
  key: (event) => (event.type === 'LogTamperingFound' ? event.data.alarmId : []),
  evolve: {
    LogTamperingFound: (_, { data: { alarmId, kind, position, until, other }, metadata }) => ({
      id: alarmId,
      kind,
      position,
      until,
      other,
      foundAt: metadata.occurredAt,
    }),
  },
});
