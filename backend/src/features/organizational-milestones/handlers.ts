import {
  organizationalMilestoneId,
  type OrganizationalMilestoneId,
} from '@annals/contracts/features/organizational-milestones/ids';
import type { DescribeMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import { organizationalMilestoneRoutes } from '@annals/contracts/features/organizational-milestones/routes';
import { organizationalMilestonesOf } from '@annals/projections/features/organizational-milestones/queries';
import { namesOf } from '@annals/projections/features/people/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { UnknownEligible } from './errors';
import { organizationalMilestone, type OrganizationalMilestoneCommand } from './decider';

export const organizationalMilestoneHandlers = ({ readModels, dispatch }: Services) => {
  const to = (
    id: OrganizationalMilestoneId,
    command: OrganizationalMilestoneCommand,
    origin: CommandOrigin,
  ) => dispatch(organizationalMilestone, id, command, origin);
  const refuseStrangers = async ({ eligibleEmployees }: DescribeMilestone) => {
    const known = await namesOf(readModels, eligibleEmployees);
    if (eligibleEmployees.some((id) => !known.has(id))) throw new UnknownEligible();
  };
  return routeHandlers(organizationalMilestoneRoutes, {
    list: () => organizationalMilestonesOf(readModels),
    plan: async ({ body, origin }) => {
      await refuseStrangers(body);
      const milestoneId = organizationalMilestoneId.parse(derivedId(origin.commandId));
      return to(milestoneId, { type: 'Plan', words: { milestoneId, ...body } }, origin);
    },
    revise: async ({ params: { milestoneId }, body, origin }) => {
      await refuseStrangers(body);
      return to(milestoneId, { type: 'Revise', words: { milestoneId, ...body } }, origin);
    },
    start: ({ params, origin }) => to(params.milestoneId, { type: 'Start' }, origin),
    achieve: ({ params, body, origin }) => to(params.milestoneId, { type: 'Achieve', ...body }, origin),
    cancel: ({ params, body, origin }) => to(params.milestoneId, { type: 'Cancel', ...body }, origin),
  });
};
