import { organisationRoutes } from '@annals/contracts/features/organisation/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useOrganisationMonthsQuery, useOrganisationDepartmentsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('organisation', organisationRoutes),
});
