import type { Automatic } from '../../platform/jobs/automatic';
import { KeptIdentities } from './kept';

const SWEEP = 'sweep-identity-attempts';
const SWEEP_EVERY_MS = 3_600_000;

/** Puts away sign-ins at providers that nobody came back from. */
export const identitiesHousekeeping: Automatic = {
  jobs: ({ pool, secretBox }) => ({
    [SWEEP]: () => new KeptIdentities(pool, secretBox).sweep(),
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};
