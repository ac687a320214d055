import { readable } from '@annals/contracts/kernel/erased';
import { detailsAfter, detailsTakenAway, NO_DETAILS } from '@annals/contracts/features/meetings/details';
import { RHYTHM_WORDS, SERIES_ACTOR } from '@annals/contracts/features/meetings/constants';
import type { MeetingEvent, MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import { occurrenceAt } from '@annals/contracts/features/meetings/series';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { actingPerson, type Notice, type NoticesOf } from '../../engine/notice';

/** Of what happens to each 1:1 because of its series nobody is told: they are told of the series, once. */
const unlessOfSeries =
  <Event extends RecordedEvent>(tell: (event: Event) => readonly Notice[]) =>
  (event: Event): readonly Notice[] =>
    event.metadata.actorId === SERIES_ACTOR ? [] : tell(event);

type Of<Type extends MeetingEvent['type']> = Extract<MeetingEvent, { type: Type }>;

/** The employee is told of what their manager sets; both are reminded. */
export const meetingNotices: NoticesOf<MeetingEvent | MeetingSeriesEvent> = {
  MeetingSeriesScheduled: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'meeting_series_scheduled',
      path: '/meetings',
      aboutId: data.managerId,
      facts: {
        title: readable(data.title),
        scheduledAt: occurrenceAt(data, 1),
        rhythm: RHYTHM_WORDS[data.everyWeeks],
        times: String(data.times),
        ...detailsAfter(NO_DETAILS, data),
      },
    },
  ],
  MeetingSeriesChanged: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'meeting_series_changed',
      path: '/meetings',
      aboutId: actingPerson(event),
      facts: { scheduledAt: event.data.moved?.scheduledAt ?? null },
    },
  ],
  MeetingSeriesEnded: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'meeting_series_ended',
      path: '/meetings',
      aboutId: data.managerId,
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
  ],
  MeetingSeriesHandedOver: ({ data: { employeeId, managerId } }) =>
    [
      { personId: employeeId, aboutId: managerId },
      { personId: managerId, aboutId: employeeId },
    ].map((told) => ({ ...told, kind: 'meeting_series_handed_over', path: '/meetings', facts: {} })),
  MeetingScheduled: unlessOfSeries<Of<'MeetingScheduled'>>(({ data }) => [
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
  ]),
  MeetingDetailsChanged: unlessOfSeries<Of<'MeetingDetailsChanged'>>((event) => [
    {
      personId: event.data.employeeId,
      kind: 'meeting_relocated',
      path: `/meetings/${event.data.meetingId}`,
      aboutId: actingPerson(event),
      facts: { takenAway: detailsTakenAway(event.data), ...detailsAfter(NO_DETAILS, event.data) },
    },
  ]),
  MeetingRescheduled: unlessOfSeries<Of<'MeetingRescheduled'>>((event) => [
    {
      personId: event.data.employeeId,
      kind: 'meeting_rescheduled',
      path: `/meetings/${event.data.meetingId}`,
      aboutId: actingPerson(event),
      facts: { scheduledAt: event.data.scheduledAt },
    },
  ]),
  MeetingCancelled: unlessOfSeries<Of<'MeetingCancelled'>>(({ data }) => [
    {
      personId: data.employeeId,
      kind: 'meeting_cancelled',
      path: `/meetings/${data.meetingId}`,
      aboutId: data.managerId,
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
  ]),
  MeetingHandedOver: unlessOfSeries<Of<'MeetingHandedOver'>>(
    ({ data: { employeeId, managerId, meetingId } }) => [
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
  ),
  MeetingReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'meeting_reminder',
      path: `/meetings/${data.meetingId}`,
      aboutId: data.recipientIds.find((other) => other !== personId) ?? null,
      facts: { scheduledAt: data.scheduledAt, ...detailsAfter(NO_DETAILS, data) },
    })),
};
