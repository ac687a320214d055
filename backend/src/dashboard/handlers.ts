import { dashboardRoutes } from '@annals/contracts/dashboard/routes';
import { statsFor, trendsFor } from '@annals/projections/dashboard/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';

export const dashboardDoors = ({ readModels, clock }: Services) =>
  doors(dashboardRoutes, {
    stats: ({ reader }) => statsFor(readModels, reader, clock()),
    trends: ({ reader, query }) => trendsFor(readModels, reader, { now: clock(), ...query }),
  });
