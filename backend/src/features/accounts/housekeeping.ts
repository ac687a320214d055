import type { Automatic } from '../../platform/jobs/automatic';
import { sweepSessions } from './past-limits';

const HOUSEKEEPING = 'housekeeping';
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** Puts away what of sessions, sign-ins and devices has run out. */
export const housekeeping: Automatic = {
  jobs: (services) => ({
    [HOUSEKEEPING]: async () => {
      const { limits, knownDevices, pool } = services;
      await sweepSessions(services);
      await limits.sweep(pool);
      await knownDevices.sweep();
    },
  }),
  sweep: (queue) => queue.repeat(HOUSEKEEPING, HOUSEKEEPING_EVERY_MS),
};
