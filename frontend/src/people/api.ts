import { peopleRoutes } from '@annals/contracts/people/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  usePeopleListTeamQuery,
  usePeopleListPeopleInfiniteQuery,
  usePeopleLookUpQuery,
  usePeopleAdministerInfiniteQuery,
  usePeoplePlacesQuery,
  usePeopleOneQuery,
  usePeopleHistoryQuery,
  usePeopleUnderWayQuery,
  usePeopleHireMutation,
  usePeopleChangeMutation,
  usePeopleDepartMutation,
  usePeopleInviteMutation,
  usePeopleLockMutation,
  usePeopleUnlockMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('people', peopleRoutes) });
