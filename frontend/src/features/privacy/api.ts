import { privacyRoutes } from '@annals/contracts/features/privacy/routes';
import { subjectAccessRoutes } from '@annals/contracts/features/privacy/subject-access-routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

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

export const {
  useSubjectAccessOwnInfiniteQuery,
  useSubjectAccessRequestOwnMutation,
  useSubjectAccessListInfiniteQuery,
  useSubjectAccessRequestMutation,
  useSubjectAccessOneQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom('subjectAccess', subjectAccessRoutes) });
