import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { logAlarmRow, type LogAlarmRow } from '@annals/contracts/features/audit/seal-views';
import { projection } from '../../engine/projection';

/** What verifications found wrong with the log. */
export const logAlarms = projection<LogAlarmRow, SealEvent>({
  name: 'log_alarms',
  version: 2,
  row: logAlarmRow,
  indexes: { latest: ['foundAt desc', 'id desc'] },
  tags: ['Seal'],
  concerns: () => [],
  key: ({ type, data }) =>
    type === 'LogTamperingFound' || type === 'LogAlarmAcknowledged' ? data.alarmId : [],
  evolve: {
    LogTamperingFound: (_, { data: { alarmId, kind, position, until, other }, metadata }) => ({
      id: alarmId,
      kind,
      position,
      until,
      other,
      foundAt: metadata.occurredAt,
      acknowledgedBy: null,
      acknowledgedAt: null,
      reason: null,
    }),
    LogAlarmAcknowledged: (row, { data: { reason }, metadata }) =>
      row && { ...row, acknowledgedBy: metadata.actorId, acknowledgedAt: metadata.occurredAt, reason },
  },
});
