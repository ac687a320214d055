import { organisationRoutes } from '@annals/contracts/organisation/routes';
import { departmentsCompared, organisationMonths } from '@annals/projections/organisation/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';

export const organisationDoors = ({ readModels, clock }: Services) =>
  doors(organisationRoutes, {
    months: ({ reader, query }) => organisationMonths(readModels, reader, { now: clock(), ...query }),
    departments: ({ reader, query }) => departmentsCompared(readModels, reader, { now: clock(), ...query }),
  });
