import { readable } from '@annals/contracts/kernel/erased';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { timeOffRequestRow, type TimeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { projection } from '../../engine/projection';

/** The current state of every request for time off: the specification's `time_off_requests`. Balances and ledgers are reckoned from its rows. */
export const timeOffRequests = projection<TimeOffRequestRow, TimeOffEvent>({
  name: 'time_off_requests',
  version: 1,
  row: timeOffRequestRow,
  indexes: {
    latestOfEmployee: ['employeeId', 'createdAt desc', 'id desc'],
    absencesOfEmployee: ['employeeId', 'endDate'],
    latest: ['createdAt desc', 'id desc'],
    byStatus: ['status', 'createdAt desc', 'id desc'],
  },
  tags: ['TimeOff'],
  concerns: ({ employeeId, managerId }) => (managerId === null ? [employeeId] : [employeeId, managerId]),
  key: (event) => event.data.requestId,
  evolve: {
    TimeOffRequested: (_, { data, metadata }) => ({
      id: data.requestId,
      employeeId: data.employeeId,
      managerId: data.managerId,
      type: data.type,
      startDate: data.startDate,
      endDate: data.endDate,
      totalDays: data.totalDays,
      reason: readable(data.reason),
      notes: data.notes === undefined ? null : readable(data.notes),
      status: 'pending',
      managerNotes: null,
      approvedAt: null,
      rejectedAt: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      workingDays: data.workingDays,
      halfDayStart: data.halfDayStart ?? false,
      halfDayEnd: data.halfDayEnd ?? false,
      publicHolidays: data.publicHolidays,
      cancelledAt: null,
      cancellationReason: null,
      remindedAt: null,
    }),
    TimeOffApproved: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'approved',
        managerNotes: data.managerNotes === undefined ? null : readable(data.managerNotes),
        approvedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    TimeOffRejected: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'rejected',
        managerNotes: data.managerNotes === undefined ? null : readable(data.managerNotes),
        rejectedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    TimeOffCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancelledAt: metadata.occurredAt,
        cancellationReason: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
    TimeOffHandedOver: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    TimeOffReminderSent: (row, { metadata }) => row && { ...row, remindedAt: metadata.occurredAt },
  },
});
