import { organisationRoutes } from '@annals/contracts/features/organisation/routes';
import { departmentsCompared, organisationMonths } from '@annals/projections/features/organisation/queries';
import { doors } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const organisationDoors = ({ readModels, clock }: Services) =>
  doors(organisationRoutes, {
    months: ({ reader, query }) => organisationMonths(readModels, reader, { now: clock(), ...query }),
    departments: ({ reader, query }) => departmentsCompared(readModels, reader, { now: clock(), ...query }),
  });
