import { breakGlassRoutes } from '@annals/contracts/features/break-glass/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

// Signing in is for pages without a session.
const { open: _, ...routes } = breakGlassRoutes;

export const {
  useBreakGlassListQuery,
  useBreakGlassAlarmsQuery,
  useBreakGlassDeedsQuery,
  useBreakGlassRequestMutation,
  useBreakGlassApproveMutation,
  useBreakGlassDeclineMutation,
  useBreakGlassTakeHalfMutation,
  useBreakGlassCloseMutation,
  useBreakGlassReviewMutation,
  useBreakGlassRetireMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('breakGlass', routes) });
