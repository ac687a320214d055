import { organisationRoutes } from '@annals/contracts/organisation/routes';
import { departmentsCompared, organisationMonths } from '@annals/projections/organisation/queries';
import { doors } from '../kernel/handlers';
import { dayOf } from '../kernel/today';
import type { Services } from '../services';

export const organisationDoors = ({ readModels, clock }: Services) =>
  doors(organisationRoutes, {
    months: ({ query }) => organisationMonths(readModels, { today: dayOf(clock()), ...query }),
    departments: ({ query }) => departmentsCompared(readModels, { today: dayOf(clock()), ...query }),
  });
