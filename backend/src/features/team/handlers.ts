import { teamRoutes } from '@annals/contracts/features/team/routes';
import { departmentsOf, teamReportFor, teamSummaryFor } from '@annals/projections/features/team/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import { timeZoneOf } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';

export const teamHandlers = ({ readModels, clock, zones }: Services) =>
  routeHandlers(teamRoutes, {
    summary: async ({ reader }) =>
      teamSummaryFor(readModels, reader, clock(), await timeZoneOf(zones, reader.id)),
    report: ({ reader, query }) => teamReportFor(readModels, reader, clock(), query),
    departments: ({ reader }) => departmentsOf(readModels, reader),
  });
