import { msg } from '@annals/contracts/kernel/text';
import { daysAwayOf, sumOf, totalDaysOf } from '@annals/contracts/features/time-off/days';
import {
  TimeOffApproved,
  TimeOffCancelled,
  TimeOffHandedOver,
  TimeOffRejected,
  TimeOffReminderSent,
  TimeOffRequested,
  type NewTimeOffEvent,
  type TimeOffEvent,
} from '@annals/contracts/features/time-off/events';
import { personId } from '@annals/contracts/kernel/ids';
import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AlreadyBegun, AlreadyDecided, OwnRequest } from './errors';
import { refuseUnfit } from './rules';
import { evolveTimeOff, type HeldRequest, type TimeOffCommand, type TimeOffState } from './time-off';

/**
 * The rules of time off. One stream holds all the requests of one employee (`timeOff-<employeeId>`), because overlaps and balances are
 * rules across requests: two requests sent at the same moment meet in the expected revision of that stream, the later one is decided
 * again on what the first one left, and nobody can book more days than there are. A stream per request would need a reservation in a
 * second stream, and a way to undo it, for the same promise; a person's requests are few enough to be read at once.
 */
export const timeOff = decider<TimeOffState, TimeOffCommand, TimeOffEvent, NewTimeOffEvent>({
  category: 'timeOff',
  initial: new Map(),
  // The stream is the employee's.
  dayOf: (_command, _state, id) => personId.parse(id),
  evolve: evolveTimeOff,
  decide: {
    RequestTimeOff({ requestId, employeeId, employment, publicHolidays, request }, state) {
      if (state.has(requestId)) return [];
      const { startDate, endDate, halfDayStart, halfDayEnd, type, reason, notes } = request;
      refuseUnfit(state, request, employment, publicHolidays);
      return [
        TimeOffRequested.of({
          requestId,
          employeeId,
          managerId: employment.managerId,
          type,
          startDate,
          endDate,
          ...(halfDayStart && { halfDayStart }),
          ...(halfDayEnd && { halfDayEnd }),
          workingDays: sumOf(daysAwayOf({ ...request, publicHolidays })),
          publicHolidays: [...publicHolidays],
          totalDays: totalDaysOf({ startDate, endDate }),
          reason,
          notes: notes || undefined,
        }),
      ];
    },

    DecideTimeOff({ requestId, decision, managerNotes, managerId }, state, { actor }) {
      const held = heldIn(state, requestId);
      if (actor.id === held.employeeId) throw new OwnRequest();
      if (actor.id !== managerId && actor.role !== 'admin') throw new NotFound(msg('This request'));
      if (held.status === decision) return [];
      if (held.status !== 'pending') throw new AlreadyDecided(held.status);
      const decided = decision === 'approved' ? TimeOffApproved : TimeOffRejected;
      return [decided.of({ ...named(held), managerNotes: managerNotes || undefined })];
    },

    CancelTimeOff({ requestId, reason, today }, state, { actor }) {
      const held = heldIn(state, requestId);
      if (actor.id !== held.employeeId) throw new NotFound(msg('This request'));
      if (held.status === 'cancelled') return [];
      if (held.status === 'rejected') throw new AlreadyDecided(held.status);
      if (held.status === 'approved' && held.startDate <= today) throw new AlreadyBegun();
      return [cancelled(held, reason || undefined)];
    },

    HandOverTimeOff: ({ managerId }, state) =>
      [...state.values()]
        .filter((held) => held.status === 'pending' && held.managerId !== managerId)
        .map((held) => TimeOffHandedOver.of({ ...named(held), fromManagerId: held.managerId, managerId })),

    EndWithEmployment: (_, state, { today }) =>
      [...state.values()]
        .filter((held) => held.status === 'pending' || (held.status === 'approved' && held.startDate > today))
        .map((held) => cancelled(held, undefined)),

    RemindOfTimeOff({ requestId }, state) {
      const held = heldIn(state, requestId);
      const { managerId } = held;
      if (held.status !== 'pending' || held.reminded || managerId === null) return [];
      return [TimeOffReminderSent.of({ ...named(held), managerId })];
    },
  },
});

/** @throws NotFound where nothing is, or nothing of this person */
function heldIn(state: TimeOffState, requestId: TimeOffRequestId): HeldRequest {
  const held = state.get(requestId);
  if (!held) throw new NotFound(msg('This request'));
  return held;
}

/** The fields by which every event names its request. */
function named({ requestId, employeeId, startDate, endDate }: HeldRequest) {
  return { requestId, employeeId, startDate, endDate };
}

function cancelled(held: HeldRequest, reason: string | undefined) {
  return TimeOffCancelled.of({ ...named(held), managerId: held.managerId, reason });
}
