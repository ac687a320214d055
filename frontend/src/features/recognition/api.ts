import { organizationalMilestoneRoutes } from '@annals/contracts/features/organizational-milestones/routes';
import { recognitionRoutes } from '@annals/contracts/features/recognition/routes';
import { rewardRoutes } from '@annals/contracts/features/rewards/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useRecognitionListInfiniteQuery,
  useRecognitionListWaitingInfiniteQuery,
  useRecognitionHistoryInfiniteQuery,
  useRecognitionNominateMutation,
  useRecognitionDecideMutation,
  useRecognitionListCategoriesQuery,
  useRecognitionDefineCategoryMutation,
  useRecognitionReviseCategoryMutation,
  useRecognitionRetireCategoryMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('recognition', recognitionRoutes) });

export const {
  useRewardsOwnPointsQuery,
  useRewardsTransactionsInfiniteQuery,
  useRewardsLeaderboardQuery,
  useRewardsListTiersQuery,
  useRewardsDefineTierMutation,
  useRewardsReviseTierMutation,
  useRewardsRetireTierMutation,
  useRewardsListRewardsQuery,
  useRewardsOfferRewardMutation,
  useRewardsReviseRewardMutation,
  useRewardsWithdrawRewardMutation,
  useRewardsRedeemMutation,
  useRewardsOwnRedemptionsInfiniteQuery,
  useRewardsWaitingRedemptionsInfiniteQuery,
  useRewardsDecideRedemptionMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('rewards', rewardRoutes) });

export const {
  useOrganizationalMilestonesListQuery,
  useOrganizationalMilestonesPlanMutation,
  useOrganizationalMilestonesReviseMutation,
  useOrganizationalMilestonesStartMutation,
  useOrganizationalMilestonesAchieveMutation,
  useOrganizationalMilestonesCancelMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom('organizationalMilestones', organizationalMilestoneRoutes),
});
