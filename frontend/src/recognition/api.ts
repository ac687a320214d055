import { organizationalMilestoneRoutes } from '@annals/contracts/organizational-milestones/routes';
import { recognitionRoutes } from '@annals/contracts/recognition/routes';
import { rewardRoutes } from '@annals/contracts/rewards/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  useRecognitionListInfiniteQuery,
  useRecognitionListWaitingInfiniteQuery,
  useRecognitionHistoryQuery,
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
