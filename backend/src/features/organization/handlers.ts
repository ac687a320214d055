import { organizationRoutes } from '@annals/contracts/features/organization/routes';
import { departmentsCompared, organizationMonths } from '@annals/projections/features/organization/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const organizationHandlers = ({ readModels, clock }: Services) =>
  routeHandlers(organizationRoutes, {
    months: ({ reader, query }) => organizationMonths(readModels, reader, { now: clock(), ...query }),
    departments: ({ reader, query }) => departmentsCompared(readModels, reader, { now: clock(), ...query }),
  });
