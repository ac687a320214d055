import { readable, readableList } from '@annals/contracts/kernel/erased';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import { careerMilestoneRow, type CareerMilestoneRow } from '@annals/contracts/features/career/views';
import { projection } from '../../engine/projection';

/** The current state of every career milestone: the specification's `career_milestones`. One that follows another is written on that one too. */
export const careerMilestones = projection<CareerMilestoneRow, CareerEvent>({
  name: 'career_milestones',
  version: 1,
  row: careerMilestoneRow,
  indexes: {
    dueOfEmployee: ['employeeId', 'dueDate desc', 'id desc'],
    due: ['dueDate desc', 'id desc'],
  },
  tags: ['CareerMilestones'],
  concerns: (row) => [row.employeeId, row.managerId],
  key: ({ data }) =>
    'followsId' in data && data.followsId !== undefined
      ? [data.milestoneId, data.followsId]
      : data.milestoneId,
  evolve: {
    CareerMilestonePlanned: (row, { data, metadata }, key) => {
      if (key === data.followsId) return row && { ...row, nextMilestoneId: data.milestoneId };
      return {
        id: data.milestoneId,
        employeeId: data.employeeId,
        managerId: data.managerId,
        milestoneType: data.milestoneType,
        title: readable(data.title),
        description: data.description === undefined ? null : readable(data.description),
        goals: readableList(data.goals),
        expectedOutcomes: readableList(data.expectedOutcomes),
        actualOutcomes: [],
        status: 'pending',
        dueDate: data.dueDate,
        completedAt: null,
        managerNotes: null,
        employeeNotes: null,
        nextMilestoneId: null,
        createdAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
        cancellationReason: null,
        dueDateSetAt: metadata.occurredAt,
        remindedOf: [],
      };
    },
    CareerMilestoneStarted: (row, { metadata }) =>
      row && { ...row, status: 'in_progress', updatedAt: metadata.occurredAt },
    CareerMilestoneRescheduled: (row, { data, metadata }) =>
      row && {
        ...row,
        dueDate: data.dueDate,
        dueDateSetAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    CareerMilestoneNoteTaken: (row, { data, metadata }) =>
      row && {
        ...row,
        [data.by === 'manager' ? 'managerNotes' : 'employeeNotes']: readable(data.notes),
        updatedAt: metadata.occurredAt,
      },
    CareerMilestoneAchieved: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'achieved',
        actualOutcomes: readableList(data.actualOutcomes),
        completedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    CareerMilestoneCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancellationReason: readable(data.reason),
        completedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    CareerMilestoneHandedOver: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    CareerMilestoneReminderSent: (row, { data }) =>
      row && { ...row, remindedOf: [...row.remindedOf, `${data.dueDate}/${data.occasion}`] },
    CareerMilestoneMissed: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'missed',
        actualOutcomes: readableList(data.actualOutcomes),
        completedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
  },
});
