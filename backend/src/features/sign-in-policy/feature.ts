import { signInPolicyFeature } from '@annals/contracts/features/sign-in-policy/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { signInPolicyMigrations } from '../../platform/sessions/sign-in-policies';
import { policyHousekeeping } from './apply';
import { signInPolicy } from './decider';
import { signInPolicyHandlers } from './handlers';
import { signInPolicyHistory } from './history';

export const signInPolicyBackend = backendFeature(signInPolicyFeature, {
  handlers: signInPolicyHandlers,
  automatic: [policyHousekeeping],
  migrations: signInPolicyMigrations,
  histories: [history(signInPolicy, signInPolicyHistory)],
});
