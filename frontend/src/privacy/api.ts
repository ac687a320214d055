import { privacyRoutes } from '@annals/contracts/privacy/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const {
  usePrivacyListInfiniteQuery,
  usePrivacyOneQuery,
  useLazyPrivacySignedListQuery,
  usePrivacyRequestMutation,
  usePrivacyApproveMutation,
  usePrivacyRefuseMutation,
  usePrivacyPlaceHoldMutation,
  usePrivacyLiftHoldMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('privacy', privacyRoutes) });
