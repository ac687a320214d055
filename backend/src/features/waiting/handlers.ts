import { waitingRoutes } from '@annals/contracts/features/waiting/routes';
import type { AddressName } from '@annals/contracts/kernel/feature';
import { dayIn, daysAfter, instantsAt } from '@annals/contracts/kernel/local-time';
import { waitingKinds } from '@annals/contracts/waiting-kinds';
import { waitingFor } from '@annals/projections/features/waiting/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import { timeZoneOf } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';

export const waitingHandlers = ({ readModels, zones, clock, features }: Services) =>
  routeHandlers(waitingRoutes, {
    counts: async ({ reader }) => {
      const now = clock();
      const timeZone = await timeZoneOf(zones, reader.id);
      const day = dayIn(timeZone, now);
      const begin = (which: string) => new Date(instantsAt(timeZone, which, '00:00')[0] ?? now).toISOString();
      const found = await waitingFor(readModels, reader.id, features.waiting, {
        now: now.toISOString(),
        day,
        begins: begin(day),
        ends: begin(daysAfter(day, 1)),
      });
      const byScreen = new Map<AddressName, number>();
      for (const { name, count } of found) {
        const { on } = waitingKinds[name];
        byScreen.set(on, (byScreen.get(on) ?? 0) + count);
      }
      return [...byScreen].map(([screen, count]) => ({ screen, count }));
    },
  });
