import { celebrationRoutes } from '@annals/contracts/celebrations/routes';
import { selfServiceRoutes } from '@annals/contracts/accounts/self-service';
import { profileRoutes } from '@annals/contracts/people/profile';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const { useProfileOwnQuery, useProfileChangeMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('profile', profileRoutes),
});

export const {
  useSelfServiceDevicesQuery,
  useSelfServiceSignOutDeviceMutation,
  useSelfServiceSignOutOthersMutation,
  useSelfServiceChangePasswordMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('selfService', selfServiceRoutes) });

export const { useCelebrationsChoicesQuery, useCelebrationsChooseMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('celebrations', celebrationRoutes),
});
