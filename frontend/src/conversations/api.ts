import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { api } from '../api/api';
import { endpointsFrom } from '../api/endpoints-from';

export const { useConversationsOverlapsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom('conversations', { overlaps: meetingRoutes.overlaps }),
});
