import { organisationRoutes } from '@annals/contracts/features/organisation/routes';
import { departmentsCompared, organisationMonths } from '@annals/projections/features/organisation/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const organisationHandlers = ({ readModels, clock }: Services) =>
  routeHandlers(organisationRoutes, {
    months: ({ reader, query }) => organisationMonths(readModels, reader, { now: clock(), ...query }),
    departments: ({ reader, query }) => departmentsCompared(readModels, reader, { now: clock(), ...query }),
  });
