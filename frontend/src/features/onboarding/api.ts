import { onboardingRoutes } from '@annals/contracts/features/onboarding/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useOnboardingMineQuery,
  useOnboardingListInfiniteQuery,
  useOnboardingTeamInfiniteQuery,
  useOnboardingOneQuery,
  useOnboardingHistoryInfiniteQuery,
  useOnboardingStartMutation,
  useOnboardingSetTaskMutation,
  useOnboardingAddTaskMutation,
  useOnboardingRemoveTaskMutation,
  useOnboardingChangeMutation,
  useOnboardingGiveFeedbackMutation,
  useOnboardingListTemplatesInfiniteQuery,
  useOnboardingTemplateHistoryInfiniteQuery,
  useOnboardingDefineTemplateMutation,
  useOnboardingReviseTemplateMutation,
  useOnboardingRetireTemplateMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('onboarding', onboardingRoutes) });
