import { teamRoutes } from '@annals/contracts/features/team/routes';
import { departmentsOf, teamReportFor, teamSummaryFor } from '@annals/projections/features/team/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const teamHandlers = ({ readModels, clock }: Services) =>
  routeHandlers(teamRoutes, {
    summary: ({ reader }) => teamSummaryFor(readModels, reader, clock()),
    report: ({ reader, query }) => teamReportFor(readModels, reader, clock(), query),
    departments: ({ reader }) => departmentsOf(readModels, reader),
  });
