import { teamRoutes } from '@annals/contracts/team/routes';
import { departmentsOf, teamReportFor, teamSummaryFor } from '@annals/projections/team/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';

export const teamDoors = ({ readModels, clock }: Services) =>
  doors(teamRoutes, {
    summary: ({ reader }) => teamSummaryFor(readModels, reader, clock()),
    report: ({ reader, query }) => teamReportFor(readModels, reader, clock(), query),
    departments: ({ reader }) => departmentsOf(readModels, reader),
  });
