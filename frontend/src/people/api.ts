import { peopleRoutes } from '@annals/contracts/people/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const { usePeopleListTeamQuery, usePeopleListPeopleInfiniteQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('people', peopleRoutes),
});
