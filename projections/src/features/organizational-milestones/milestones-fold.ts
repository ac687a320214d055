import type { OrganizationalMilestoneEvent } from '@annals/contracts/features/organizational-milestones/events';
import {
  organizationalMilestoneRow,
  type OrganizationalMilestoneRow,
} from '@annals/contracts/features/organizational-milestones/views';
import { projection } from '../../engine/projection';

/** What the organization set out for and achieved: the specification's `organizational_milestones`. */
export const organizationalMilestones = projection<OrganizationalMilestoneRow, OrganizationalMilestoneEvent>({
  name: 'organizational_milestones',
  version: 1,
  row: organizationalMilestoneRow,
  indexes: { byStatus: ['status', 'targetDate'] },
  tags: ['OrganizationalMilestones'],
  concerns: (row) => [row.createdBy],
  key: (event) => event.data.milestoneId,
  evolve: {
    OrganizationalMilestonePlanned: (_, { data: { milestoneId, ...words }, metadata }) => ({
      id: milestoneId,
      ...words,
      achievedDate: null,
      status: 'planned',
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      rewardsCreditedAt: null,
      cancelledBecause: null,
    }),
    OrganizationalMilestoneRevised: (row, { data: { milestoneId: _, ...words }, metadata }) =>
      row && { ...row, ...words, updatedAt: metadata.occurredAt },
    OrganizationalMilestoneStarted: (row, { metadata }) =>
      row && { ...row, status: 'in_progress', updatedAt: metadata.occurredAt },
    MilestoneAchieved: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'achieved',
        achievedDate: data.achievedDate,
        updatedAt: metadata.occurredAt,
      },
    MilestoneRewardsCredited: (row, { metadata }) =>
      row && { ...row, rewardsCreditedAt: metadata.occurredAt },
    OrganizationalMilestoneCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancelledBecause: data.cancelledBecause,
        updatedAt: metadata.occurredAt,
      },
  },
});
