import { teamRoutes } from '@annals/contracts/features/team/routes';
import { departmentsOf, teamReportFor, teamSummaryFor } from '@annals/projections/features/team/queries';
import { doors } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const teamDoors = ({ readModels, clock }: Services) =>
  doors(teamRoutes, {
    summary: ({ reader }) => teamSummaryFor(readModels, reader, clock()),
    report: ({ reader, query }) => teamReportFor(readModels, reader, clock(), query),
    departments: ({ reader }) => departmentsOf(readModels, reader),
  });
