import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Period } from '@annals/contracts/features/time-off/days';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { actingPerson, type Notice, type NoticesOf } from '../../engine/notice';

const OWN = '/time-off';
const TO_DECIDE = '/time-off?tab=team';

/** What a manager is told of the time off of one of their people; nothing, when there is no manager. */
function toManager(
  kind: 'time_off_requested' | 'time_off_cancelled' | 'time_off_handed_over' | 'time_off_waiting',
  managerId: PersonId | null,
  { employeeId, startDate, endDate }: Period & { readonly employeeId: PersonId },
): Notice[] {
  if (managerId === null) return [];
  return [{ personId: managerId, kind, path: TO_DECIDE, aboutId: employeeId, facts: { startDate, endDate } }];
}

/** The manager is told of what waits for them, the employee of what was decided. */
export const timeOffNotices: NoticesOf<TimeOffEvent> = {
  TimeOffRequested: ({ data }) => toManager('time_off_requested', data.managerId, data),
  TimeOffCancelled: ({ data }) => toManager('time_off_cancelled', data.managerId, data),
  TimeOffHandedOver: ({ data }) => toManager('time_off_handed_over', data.managerId, data),
  TimeOffReminderSent: ({ data }) => toManager('time_off_waiting', data.managerId, data),
  TimeOffApproved: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'time_off_approved',
      path: OWN,
      aboutId: actingPerson(event),
      facts: { startDate: event.data.startDate, endDate: event.data.endDate },
    },
  ],
  TimeOffRejected: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'time_off_rejected',
      path: OWN,
      aboutId: actingPerson(event),
      facts: {
        startDate: event.data.startDate,
        endDate: event.data.endDate,
        managerNotes: event.data.managerNotes === undefined ? null : readable(event.data.managerNotes),
      },
    },
  ],
};
