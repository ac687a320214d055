import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  usePeopleListTeamQuery,
  usePeopleListPeopleInfiniteQuery,
  usePeopleLookUpQuery,
  usePeopleGroupsQuery,
  usePeopleChartInfiniteQuery,
  usePeopleProfileQuery,
  usePeopleAdministerInfiniteQuery,
  usePeoplePlacesQuery,
  usePeopleOneQuery,
  usePeopleHistoryInfiniteQuery,
  usePeopleUnderWayQuery,
  usePeopleHireMutation,
  usePeopleChangeMutation,
  usePeopleDepartMutation,
  usePeopleInviteMutation,
  usePeopleLockMutation,
  usePeopleUnlockMutation,
  usePeopleCorrectMutation,
  usePeoplePlannedChangesQuery,
  usePeoplePlanMutation,
  usePeopleCancelPlannedMutation,
  usePeopleRehireMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('people', peopleRoutes) });
