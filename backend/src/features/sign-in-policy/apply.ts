import { ORGANIZATION } from '@annals/contracts/features/sign-in-policy/constants';
import { stateOf } from '../../platform/commands/state-of';
import type { Automatic } from '../../platform/jobs/automatic';
import type { Services } from '../../platform/services/services';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import { signInPolicy } from './decider';

const APPLY = 'apply-sign-in-policy';
const APPLY_EVERY_MS = 5 * 60_000;

/** Brings what every request looks at in line with the log. */
export async function applyPolicy({ log, pool }: Pick<Services, 'log' | 'pool'>): Promise<void> {
  const policy = await stateOf(log, signInPolicy, ORGANIZATION);
  if (policy.position > 0n) await new SignInPolicies(pool).keep(policy);
}

/** Again and again: a process may have died between the two. */
export const policyHousekeeping: Automatic = {
  jobs: (services) => ({ [APPLY]: () => applyPolicy(services) }),
  sweep: (queue) => queue.repeat(APPLY, APPLY_EVERY_MS),
};
