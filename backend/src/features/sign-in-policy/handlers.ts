import { LONGEST_IDLE_MINUTES, ORGANIZATION } from '@annals/contracts/features/sign-in-policy/constants';
import { signInPolicyRoutes } from '@annals/contracts/features/sign-in-policy/routes';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Services } from '../../platform/services/services';
import { applyPolicy } from './apply';
import { signInPolicy } from './decider';

export const signInPolicyHandlers = (services: Services) => {
  const { dispatch, log, pool, sessionDays } = services;
  return routeHandlers(signInPolicyRoutes, {
    one: async () => {
      const { roles, graceDays, idleMinutes, longestDays } = await stateOf(log, signInPolicy, ORGANIZATION);
      return {
        roles: [...roles],
        graceDays,
        idleMinutes: idleMinutes ?? LONGEST_IDLE_MINUTES,
        longestDays: longestDays ?? sessionDays,
        mostDays: sessionDays,
        people: await new SignInPolicies(pool).peopleByRole(),
      };
    },
    requireSecondFactors: async ({ body: { reason, ...wanted }, origin }) => {
      const command = { type: 'RequireSecondFactors', ...wanted } as const;
      const answer = await dispatch(signInPolicy, ORGANIZATION, command, { ...origin, reason });
      await applyPolicy(services);
      return answer;
    },
    setSessionLimits: async ({ body: { reason, ...wanted }, origin }) => {
      const command = { type: 'SetSessionLimits', ...wanted } as const;
      const answer = await dispatch(signInPolicy, ORGANIZATION, command, { ...origin, reason });
      await applyPolicy(services);
      return answer;
    },
  });
};
