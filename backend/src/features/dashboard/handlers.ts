import { dashboardRoutes } from '@annals/contracts/features/dashboard/routes';
import { ownMeetingsFor } from '@annals/projections/features/dashboard/own-meetings';
import { statsFor, trendsFor } from '@annals/projections/features/dashboard/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import { timeZoneOf } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';

export const dashboardHandlers = ({ readModels, clock, zones }: Services) =>
  routeHandlers(dashboardRoutes, {
    stats: async ({ reader }) => statsFor(readModels, reader, clock(), await timeZoneOf(zones, reader.id)),
    meetings: ({ reader }) => ownMeetingsFor(readModels, reader, clock()),
    all: ({ parts, query }) => parts(query.parts?.split(',')),
    trends: ({ reader, query }) => trendsFor(readModels, reader, { now: clock(), ...query }),
  });
