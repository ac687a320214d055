import { careerMilestoneId, type CareerMilestoneId } from '@annals/contracts/features/career/ids';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import { careerRoutes } from '@annals/contracts/features/career/routes';
import {
  employeeOfMilestone,
  milestonesFor,
  seesMilestone,
} from '@annals/projections/features/career/queries';
import type { Reader } from '@annals/projections/engine/scope';
import { reportsTo } from '@annals/projections/features/people/queries';
import { msg } from '@annals/contracts/kernel/text';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { withTheirToday } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';
import { careerMilestone } from './decider';
import { historyOf } from './history';

export const careerHandlers = ({ readModels, zones, log, dispatch, clock }: Services) => {
  /** Whether the person of a milestone reports to the reader today. From the log: the milestone may have been planned a moment ago. */
  const leads = async (reader: Reader, id: CareerMilestoneId) => {
    const [planned] = (await log.readStream(`${careerMilestone.category}-${id}`)) as readonly CareerEvent[];
    return planned !== undefined && reportsTo(readModels, planned.data.employeeId, reader.id);
  };

  return routeHandlers(careerRoutes, {
    milestones: async ({ reader, query }) => {
      const { rows, next } = await milestonesFor(readModels, reader, query);
      return { rows: await withTheirToday(zones, rows, ({ employeeId }) => employeeId, clock()), next };
    },
    history: async ({ reader, params: { milestoneId }, query }) => {
      if (!(await seesMilestone(readModels, reader, milestoneId))) throw new NotFound(msg('This milestone'));
      return historyFor({ log, readModels }, careerMilestone, milestoneId, query, historyOf);
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
