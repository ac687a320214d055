import { LONGEST_IDLE_MINUTES, ORGANIZATION } from '@annals/contracts/features/sign-in-policy/constants';
import { signInPolicyRoutes } from '@annals/contracts/features/sign-in-policy/routes';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Services } from '../../platform/services/services';
import { BreakGlassHalves } from '../../platform/sessions/break-glass';
import { readyAccounts } from '../break-glass/ready';
import { publicUrlOf } from '../identity-providers/addresses';
import { applyPolicy } from './apply';
import { signInPolicy } from './decider';
import { failedSignIns } from './failures';
import { otherWaysIn } from './other-ways';

export const signInPolicyHandlers = (services: Services) => {
  const { dispatch, log, pool, sessionDays } = services;
  return routeHandlers(signInPolicyRoutes, {
    one: async () => {
      const policy = await stateOf(log, signInPolicy, ORGANIZATION);
      const { roles, graceDays, idleMinutes, longestDays, passwordsOff } = policy;
      return {
        roles: [...roles],
        graceDays,
        idleMinutes: idleMinutes ?? LONGEST_IDLE_MINUTES,
        longestDays: longestDays ?? sessionDays,
        mostDays: sessionDays,
        passwordsOn: !passwordsOff,
        emergencyReady: (await readyAccounts(services)).length,
        people: await new SignInPolicies(pool).peopleByRole(),
      };
    },
    failures: () => failedSignIns(services),
    ways: async () => ({
      passwords: !(await new SignInPolicies(pool).arePasswordsOff()),
      emergency: (await new BreakGlassHalves(pool).complete()).length > 0,
    }),
    setPasswords: async ({ body: { isOn, reason }, reader, context, origin }) => {
      const command = isOn
        ? ({ type: 'SwitchPasswordsOn' } as const)
        : ({
            type: 'SwitchPasswordsOff',
            ...(await otherWaysIn(services, reader.id, publicUrlOf(services, context))),
          } as const);
      const answer = await dispatch(signInPolicy, ORGANIZATION, command, { ...origin, reason });
      await applyPolicy(services);
      return answer;
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
