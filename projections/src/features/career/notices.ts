import { readable } from '@annals/contracts/kernel/erased';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { actingPerson, type Notice, type NoticesOf } from '../../engine/notice';

const pathOf = (employeeId: PersonId) => `/performance?tab=milestones&employee=${employeeId}`;

/** The employee is told of what their manager sets; of notes, the other of the two. */
export const careerNotices: NoticesOf<CareerEvent> = {
  CareerMilestonePlanned: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'career_milestone_planned',
      path: pathOf(data.employeeId),
      aboutId: data.managerId,
      facts: { title: readable(data.title), dueDate: data.dueDate },
    },
  ],
  CareerMilestoneRescheduled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'career_milestone_rescheduled',
      path: pathOf(event.data.employeeId),
      aboutId: actingPerson(event),
      facts: { dueDate: event.data.dueDate },
    },
  ],
  CareerMilestoneNoteTaken: ({ data }) => {
    const [personId, aboutId] =
      data.by === 'manager' ? [data.employeeId, data.managerId] : [data.managerId, data.employeeId];
    const path = pathOf(data.employeeId);
    return [{ personId, kind: 'career_milestone_noted', path, aboutId, facts: {} }];
  },
  CareerMilestoneAchieved: ({ data }) => [concluded(data, 'achieved')],
  CareerMilestoneMissed: ({ data }) => [concluded(data, 'missed')],
  CareerMilestoneCancelled: (event) => {
    const { employeeId, managerId, reason } = event.data;
    const actorId = actingPerson(event);
    const kind = 'career_milestone_cancelled' as const;
    const of = { kind, path: pathOf(employeeId) };
    // By the system when the employee has left: then it is their manager who needs to know.
    return actorId === null
      ? [
          {
            ...of,
            personId: managerId,
            aboutId: employeeId,
            facts: { reason: readable(reason), whose: null },
          },
        ]
      : [
          {
            ...of,
            personId: employeeId,
            aboutId: actorId,
            facts: { reason: readable(reason), whose: 'own' },
          },
        ];
  },
  CareerMilestoneHandedOver: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'career_milestone_assigned',
      path: pathOf(data.employeeId),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  CareerMilestoneReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'career_milestone_reminder',
      path: pathOf(data.employeeId),
      aboutId: personId === data.employeeId ? null : data.employeeId,
      facts: {
        dueDate: data.dueDate,
        occasion: data.occasion,
        whose: personId === data.employeeId ? 'own' : null,
      },
    })),
};

function concluded(
  {
    employeeId,
    managerId,
  }: Pick<Extract<CareerEvent, { type: 'CareerMilestoneMissed' }>['data'], 'employeeId' | 'managerId'>,
  outcome: string,
): Notice {
  return {
    personId: employeeId,
    kind: 'career_milestone_concluded',
    path: pathOf(employeeId),
    aboutId: managerId,
    facts: { outcome },
  };
}
