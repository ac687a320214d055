import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useSecondFactorsOwnQuery,
  useSecondFactorsBeginMutation,
  useSecondFactorsConfirmMutation,
  useSecondFactorsRemoveMutation,
  useSecondFactorsRenewCodesMutation,
  useSecondFactorsMakePasskeyMutation,
  useSecondFactorsAddPasskeyMutation,
  useSecondFactorsRemovePasskeyMutation,
  useSecondFactorsAskToStepUpByPasskeyMutation,
  useSecondFactorsStepUpByPasskeyMutation,
  useSecondFactorsStepUpOfferQuery,
  useSecondFactorsStepUpByPasswordMutation,
  useSecondFactorsStepUpByCodeMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('secondFactors', secondFactorRoutes) });
