import { celebrationRoutes } from '@annals/contracts/features/celebrations/routes';
import { selfServiceRoutes } from '@annals/contracts/features/accounts/self-service';
import { profileRoutes } from '@annals/contracts/features/people/profile';
import { pictureRoutes } from '@annals/contracts/features/people/picture';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useProfileOwnQuery, useProfileChangeMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('profile', profileRoutes),
});

export const { usePicturesChangeMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('pictures', pictureRoutes),
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
