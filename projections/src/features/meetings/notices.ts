import { readable } from '@annals/contracts/kernel/erased';
import { detailsAfter, detailsTakenAway, NO_DETAILS } from '@annals/contracts/features/meetings/details';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

/** The employee is told of what their manager sets; both are reminded. */
export const meetingNotices: NoticesOf<MeetingEvent> = {
  MeetingScheduled: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'meeting_scheduled',
      path: `/meetings/${data.meetingId}`,
      aboutId: data.managerId,
      facts: {
        title: readable(data.title),
        scheduledAt: data.scheduledAt,
        ...detailsAfter(NO_DETAILS, data),
      },
    },
  ],
  MeetingDetailsChanged: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'meeting_relocated',
      path: `/meetings/${event.data.meetingId}`,
      aboutId: actingPerson(event),
      facts: { takenAway: detailsTakenAway(event.data), ...detailsAfter(NO_DETAILS, event.data) },
    },
  ],
  MeetingRescheduled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'meeting_rescheduled',
      path: `/meetings/${event.data.meetingId}`,
      aboutId: actingPerson(event),
      facts: { scheduledAt: event.data.scheduledAt },
    },
  ],
  MeetingCancelled: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'meeting_cancelled',
      path: `/meetings/${data.meetingId}`,
      aboutId: data.managerId,
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
  ],
  MeetingHandedOver: ({ data: { employeeId, managerId, meetingId } }) => [
    {
      personId: employeeId,
      kind: 'meeting_handed_over',
      path: `/meetings/${meetingId}`,
      aboutId: managerId,
      facts: {},
    },
    {
      personId: managerId,
      kind: 'meeting_handed_over',
      path: `/meetings/${meetingId}`,
      aboutId: employeeId,
      facts: {},
    },
  ],
  MeetingReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'meeting_reminder',
      path: `/meetings/${data.meetingId}`,
      aboutId: data.recipientIds.find((other) => other !== personId) ?? null,
      facts: { scheduledAt: data.scheduledAt, ...detailsAfter(NO_DETAILS, data) },
    })),
};
