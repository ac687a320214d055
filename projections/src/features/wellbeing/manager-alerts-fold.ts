import { readable } from '@annals/contracts/kernel/erased';
import type { ManagerAlertEvent } from '@annals/contracts/features/wellbeing/alert-events';
import { managerAlertRow, type ManagerAlertRow } from '@annals/contracts/features/wellbeing/views';
import { projection } from '../../engine/projection';

/** What managers were alerted of about their teams, and what they did about it. */
export const managerAlerts = projection<ManagerAlertRow, ManagerAlertEvent>({
  name: 'manager_alerts',
  version: 1,
  row: managerAlertRow,
  indexes: { latestOfManager: ['managerId', 'raisedAt desc', 'id desc'] },
  tags: ['Wellbeing'],
  onlyThoseConcerned: true,
  concerns: (row) => [row.managerId],
  key: (event) => event.data.alertId,
  evolve: {
    ManagerAlerted: (_, { data, metadata }) => ({
      id: data.alertId,
      managerId: data.managerId,
      kind: data.kind,
      week: data.week,
      weeks: data.weeks,
      median: data.median,
      slope: data.slope,
      status: 'raised',
      raisedAt: metadata.occurredAt,
      acknowledgedAt: null,
      followUp: null,
      followedUpAt: null,
    }),
    ManagerAlertAcknowledged: (row, { metadata }) =>
      row && { ...row, status: 'acknowledged', acknowledgedAt: metadata.occurredAt },
    ManagerAlertFollowedUp: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'followed_up',
        acknowledgedAt: row.acknowledgedAt ?? metadata.occurredAt,
        followUp: readable(data.followUp),
        followedUpAt: metadata.occurredAt,
      },
  },
});
