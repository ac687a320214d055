import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { ownMeetingsFor } from '@annals/projections/features/dashboard/own-meetings';
import { statsFor, trendsFor } from '@annals/projections/features/dashboard/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';

export const dashboardHandlers = ({ readModels, clock }: Services) =>
  routeHandlers(dashboardRoutes, {
    stats: ({ reader }) => statsFor(readModels, reader, clock()),
    meetings: ({ reader }) => ownMeetingsFor(readModels, reader, clock()),
    all: ({ parts, query }) => parts(query.parts?.split(',')),
    trends: ({ reader, query }) => trendsFor(readModels, reader, { now: clock(), ...query }),
  });
