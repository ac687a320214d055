import { readable } from '@annals/contracts/kernel/erased';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import { painPointRow, type PainPointRow } from '@annals/contracts/features/pain-points/views';
import { projection } from '../../engine/projection';

/** The current state of every reported workplace problem: the specification's `pain_points`. */
export const painPoints = projection<PainPointRow, PainPointEvent>({
  name: 'pain_points',
  version: 1,
  row: painPointRow,
  indexes: {
    latestOfPerson: ['employeeId', 'createdAt desc', 'id desc'],
    latest: ['createdAt desc', 'id desc'],
    byStatus: ['status', 'createdAt'],
  },
  tags: ['PainPoints'],
  concerns: (row) => (row.managerId ? [row.employeeId, row.managerId] : [row.employeeId]),
  key: (event) => event.data.painPointId,
  evolve: {
    PainPointReported: (_, { data, metadata }) => ({
      id: data.painPointId,
      employeeId: data.employeeId,
      title: readable(data.title),
      description: readable(data.description),
      category: data.category,
      priority: data.priority,
      status: 'open',
      impactLevel: data.impactLevel,
      frequency: data.frequency,
      suggestedSolution: data.suggestedSolution === undefined ? null : readable(data.suggestedSolution),
      managerId: data.managerId,
      resolvedAt: null,
      resolutionNotes: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    PainPointTakenUp: (row, { metadata }) =>
      row && { ...row, status: 'in_progress', updatedAt: metadata.occurredAt },
    PainPointResolved: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'resolved',
        resolvedAt: metadata.occurredAt,
        resolutionNotes: readable(data.resolutionNotes),
        updatedAt: metadata.occurredAt,
      },
    PainPointReopened: (row, { metadata }) =>
      row && {
        ...row,
        status: 'open',
        resolvedAt: null,
        resolutionNotes: null,
        updatedAt: metadata.occurredAt,
      },
    PainPointReassigned: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
  },
});
