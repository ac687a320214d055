import { organizationRoutes } from '@annals/contracts/features/organization/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useOrganizationMonthsQuery, useOrganizationDepartmentsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('organization', organizationRoutes),
});
