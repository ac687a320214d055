import { careerMilestoneId, type CareerMilestoneId } from '@annals/contracts/kernel/ids';
import type { CareerEvent } from '@annals/contracts/career/events';
import { careerRoutes } from '@annals/contracts/career/routes';
import { employeeOfMilestone, milestonesFor, seesMilestone } from '@annals/projections/career/queries';
import type { Reader } from '@annals/projections/kernel/scope';
import { namesOf, reportsTo } from '@annals/projections/people/queries';
import { derivedId } from '../kernel/derived-id';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { peopleNamedIn } from '../kernel/history';
import type { Services } from '../services';
import { careerMilestone } from './decider';
import { historyOf } from './history';

export const careerDoors = ({ readModels, log, dispatch }: Services) => {
  /** Whether the person of a milestone reports to the reader today. From the log: the milestone may have been planned a moment ago. */
  const leads = async (reader: Reader, id: CareerMilestoneId) => {
    const [planned] = (await log.readStream(`${careerMilestone.category}-${id}`)) as readonly CareerEvent[];
    return planned !== undefined && reportsTo(readModels, planned.data.employeeId, reader.id);
  };

  return doors(careerRoutes, {
    milestones: ({ reader, query }) => milestonesFor(readModels, reader, query),
    history: async ({ reader, params: { milestoneId } }) => {
      if (!(await seesMilestone(readModels, reader, milestoneId))) throw new NotFound('This milestone');
      const events = await log.readStream(`${careerMilestone.category}-${milestoneId}`);
      return historyOf(events, await namesOf(readModels, peopleNamedIn(events)));
    },
    plan: async ({ reader, body, origin }) => {
      const milestoneId = careerMilestoneId.parse(derivedId(origin.commandId));
      return dispatch(
        careerMilestone,
        milestoneId,
        {
          type: 'PlanMilestone',
          milestoneId,
          employeeReportsToActor: await reportsTo(readModels, body.employeeId, reader.id),
          followsOneOf: body.followsId && (await employeeOfMilestone(readModels, body.followsId)),
          ...body,
        },
        origin,
      );
    },
    change: async ({ reader, params: { milestoneId }, body, origin }) =>
      dispatch(
        careerMilestone,
        milestoneId,
        { type: 'ChangeMilestone', employeeReportsToActor: await leads(reader, milestoneId), ...body },
        origin,
      ),
    takeNotes: async ({ reader, params: { milestoneId }, body, origin }) =>
      dispatch(
        careerMilestone,
        milestoneId,
        { type: 'TakeNotes', employeeReportsToActor: await leads(reader, milestoneId), ...body },
        origin,
      ),
  });
};
