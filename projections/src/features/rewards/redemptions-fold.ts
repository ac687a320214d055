import { readable } from '@annals/contracts/kernel/erased';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { redemptionRow, type RedemptionRow } from '@annals/contracts/features/rewards/views';
import { projection } from '../../engine/projection';

type RedemptionEvent = Extract<PointsAccountEvent, { data: { redemptionId: string } }>;

/** The rewards people asked for, and what became of each. */
export const redemptions = projection<RedemptionRow, RedemptionEvent>({
  name: 'redemptions',
  version: 2,
  row: redemptionRow,
  indexes: {
    latestOfPerson: ['employeeId', 'createdAt desc', 'id desc'],
    waiting: ['status', 'createdAt', 'id'],
  },
  tags: ['Points'],
  concerns: (row) => [row.employeeId, ...(row.approverId === null ? [] : [row.approverId])],
  key: (event) => event.data.redemptionId,
  evolve: {
    PointsRedeemed: (_, { data, metadata }) => ({
      id: data.redemptionId,
      employeeId: data.employeeId,
      rewardId: data.rewardId,
      rewardName: data.rewardName,
      points: data.points,
      status: 'pending',
      approverId: data.approverId,
      decidedBy: null,
      decidedAt: null,
      reason: null,
      remindedAt: null,
      createdAt: metadata.occurredAt,
    }),
    RedemptionHandedOver: (row, { data }) => row && { ...row, approverId: data.approverId },
    RedemptionReminderSent: (row, { metadata }) => row && { ...row, remindedAt: metadata.occurredAt },
    RedemptionApproved: (row, { data, metadata }) =>
      row && { ...row, status: 'approved', decidedBy: data.approvedBy, decidedAt: metadata.occurredAt },
    RedemptionRefused: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'refused',
        decidedBy: data.refusedBy,
        decidedAt: metadata.occurredAt,
        reason: readable(data.reason),
      },
  },
});
