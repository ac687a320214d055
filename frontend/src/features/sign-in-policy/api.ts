import { signInPolicyRoutes } from '@annals/contracts/features/sign-in-policy/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useSignInPolicyFailuresQuery,
  useSignInPolicyOneQuery,
  useSignInPolicyRequireSecondFactorsMutation,
  useSignInPolicySetPasswordsMutation,
  useSignInPolicySetSessionLimitsMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('signInPolicy', signInPolicyRoutes) });
