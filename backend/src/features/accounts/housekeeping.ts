import type { Automatic } from '../../platform/jobs/automatic';

const HOUSEKEEPING = 'housekeeping';
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** Puts away what of sessions, sign-ins and devices has run out. */
export const housekeeping: Automatic = {
  jobs: ({ sessionStore, limits, knownDevices, pool }) => ({
    [HOUSEKEEPING]: async () => {
      await sessionStore.sweep();
      await limits.sweep(pool);
      await knownDevices.sweep();
    },
  }),
  sweep: (queue) => queue.repeat(HOUSEKEEPING, HOUSEKEEPING_EVERY_MS),
};
