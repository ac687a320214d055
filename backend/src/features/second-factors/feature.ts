import { secondFactorsFeature } from '@annals/contracts/features/second-factors/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { hasMail, type Automatic } from '../../platform/jobs/automatic';
import { Passkeys } from '../../platform/sessions/passkeys';
import { SecondFactors, secondFactorsMigrations } from '../../platform/sessions/second-factors';
import { secondFactor } from './decider';
import { secondFactorDisclosures } from './disclosures';
import { secondFactorHandlers } from './handlers';
import { secondFactorHistory } from './history';
import { secondFactorMailJobs, secondFactorMailPolicy } from './tell';

const SWEEP = 'sweep-waiting-sign-ins';
const SWEEP_EVERY_MS = 3_600_000;

const housekeeping: Automatic = {
  jobs: ({ pool, secretBox }) => ({
    [SWEEP]: async () => {
      await new SecondFactors(pool, secretBox).sweep();
      await new Passkeys(pool).sweep();
    },
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};

export const secondFactorsBackend = backendFeature(secondFactorsFeature, {
  handlers: secondFactorHandlers,
  automatic: [
    housekeeping,
    { policy: secondFactorMailPolicy, jobs: secondFactorMailJobs, lane: 'mail', isOn: hasMail },
  ],
  histories: [history(secondFactor, secondFactorHistory)],
  migrations: secondFactorsMigrations,
  disclosures: secondFactorDisclosures,
});
