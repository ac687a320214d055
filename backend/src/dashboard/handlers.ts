import { dashboardRoutes } from '@annals/contracts/dashboard/routes';
import { statsFor, trendsFor } from '@annals/projections/dashboard/queries';
import { doors } from '../kernel/handlers';
import { dayOf } from '../kernel/today';
import type { Services } from '../services';

export const dashboardDoors = ({ readModels, clock }: Services) =>
  doors(dashboardRoutes, {
    stats: ({ reader }) => statsFor(readModels, reader, dayOf(clock())),
    trends: ({ reader, query }) => trendsFor(readModels, reader, { today: dayOf(clock()), ...query }),
  });
