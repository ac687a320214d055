import { readable } from '@annals/contracts/kernel/erased';
import type { CareerEvent } from '@annals/contracts/career/events';
import { actingPerson, type Notice, type Notices } from '../notifications/notice';

const path = '/performance?tab=milestones';

/** The employee is told of what their manager sets; of notes, the other of the two. */
export const careerNotices: Notices<CareerEvent> = {
  CareerMilestonePlanned: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'career_milestone_planned',
      path,
      aboutId: data.managerId,
      facts: { title: readable(data.title), dueDate: data.dueDate },
    },
  ],
  CareerMilestoneRescheduled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'career_milestone_rescheduled',
      path,
      aboutId: actingPerson(event),
      facts: { dueDate: event.data.dueDate },
    },
  ],
  CareerMilestoneNoteTaken: ({ data }) => {
    const [personId, aboutId] =
      data.by === 'manager' ? [data.employeeId, data.managerId] : [data.managerId, data.employeeId];
    const ofPerson = data.by === 'employee' ? `${path}&employee=${data.employeeId}` : path;
    return [{ personId, kind: 'career_milestone_noted', path: ofPerson, aboutId, facts: {} }];
  },
  CareerMilestoneAchieved: ({ data }) => [concluded(data, 'achieved')],
  CareerMilestoneMissed: ({ data }) => [concluded(data, 'missed')],
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
    path,
    aboutId: managerId,
    facts: { outcome },
  };
}
