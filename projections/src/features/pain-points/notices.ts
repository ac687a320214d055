import { readable } from '@annals/contracts/kernel/erased';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

/** The manager is told of what is reported and handed to them; the reporter of every step; of a reopening the one who did not do it. */
export const painPointNotices: NoticesOf<PainPointEvent> = {
  PainPointReported: ({ data }) =>
    data.managerId === null
      ? []
      : [
          {
            personId: data.managerId,
            kind: 'pain_point_reported',
            path: pathOf(data.painPointId),
            aboutId: data.employeeId,
            facts: { title: readable(data.title) },
          },
        ],
  PainPointTakenUp: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'pain_point_taken_up',
      path: pathOf(event.data.painPointId),
      aboutId: actingPerson(event),
      facts: {},
    },
  ],
  PainPointResolved: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'pain_point_resolved',
      path: pathOf(event.data.painPointId),
      aboutId: actingPerson(event),
      facts: { notes: readable(event.data.resolutionNotes) },
    },
  ],
  PainPointReopened: (event) =>
    [event.data.employeeId, event.data.managerId].flatMap((personId) =>
      personId === null
        ? []
        : [
            {
              personId,
              kind: 'pain_point_reopened' as const,
              path: pathOf(event.data.painPointId),
              aboutId: actingPerson(event),
              facts: { reason: readable(event.data.reason) },
            },
          ],
    ),
  PainPointReassigned: ({ data }) =>
    data.managerId === null
      ? []
      : [
          {
            personId: data.managerId,
            kind: 'pain_point_reassigned',
            path: pathOf(data.painPointId),
            aboutId: data.employeeId,
            facts: {},
          },
        ],
};

const pathOf = (painPointId: string): string => `/pain-points/${painPointId}`;
