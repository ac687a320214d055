import { onboardingRoutes } from '@annals/contracts/onboarding/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useOnboardingMineQuery,
  useOnboardingListInfiniteQuery,
  useOnboardingTeamInfiniteQuery,
  useOnboardingOneQuery,
  useOnboardingHistoryQuery,
  useOnboardingStartMutation,
  useOnboardingSetTaskMutation,
  useOnboardingAddTaskMutation,
  useOnboardingRemoveTaskMutation,
  useOnboardingChangeMutation,
  useOnboardingGiveFeedbackMutation,
  useOnboardingListTemplatesInfiniteQuery,
  useOnboardingTemplateHistoryQuery,
  useOnboardingDefineTemplateMutation,
  useOnboardingReviseTemplateMutation,
  useOnboardingRetireTemplateMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('onboarding', onboardingRoutes) });
