import { organizationalMilestoneId, type OrganizationalMilestoneId } from '@annals/contracts/kernel/ids';
import { organizationalMilestoneRoutes } from '@annals/contracts/organizational-milestones/routes';
import { organizationalMilestonesOf } from '@annals/projections/organizational-milestones/queries';
import { derivedId } from '../kernel/derived-id';
import type { CommandOrigin } from '../kernel/dispatch';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { organizationalMilestone, type OrganizationalMilestoneCommand } from './decider';

export const organizationalMilestoneDoors = ({ readModels, dispatch }: Services) => {
  const to = (
    id: OrganizationalMilestoneId,
    command: OrganizationalMilestoneCommand,
    origin: CommandOrigin,
  ) => dispatch(organizationalMilestone, id, command, origin);
  return doors(organizationalMilestoneRoutes, {
    list: () => organizationalMilestonesOf(readModels),
    plan: ({ body, origin }) => {
      const milestoneId = organizationalMilestoneId.parse(derivedId(origin.commandId));
      return to(milestoneId, { type: 'Plan', words: { milestoneId, ...body } }, origin);
    },
    revise: ({ params: { milestoneId }, body, origin }) =>
      to(milestoneId, { type: 'Revise', words: { milestoneId, ...body } }, origin),
    start: ({ params, origin }) => to(params.milestoneId, { type: 'Start' }, origin),
    achieve: ({ params, body, origin }) => to(params.milestoneId, { type: 'Achieve', ...body }, origin),
    cancel: ({ params, body, origin }) => to(params.milestoneId, { type: 'Cancel', ...body }, origin),
  });
};
